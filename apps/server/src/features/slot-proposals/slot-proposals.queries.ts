import type { AppointmentTime } from '@hauswart/domain/appointments/appointment'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { slotProposalColumns, type SlotProposalRow } from './slot-proposals.table.ts'

const recent = sql<SlotProposalRow>(`
  select ${slotProposalColumns} from app.slot_proposal s where s.real_estate_id = app.house() order by s.id desc limit 200`)

export const listSlotProposals = (tx: Tx, scope: RealEstateScope): Promise<SlotProposalRow[]> =>
  tx.rows(scope, recent)

const one = sql<SlotProposalRow>(`
  select ${slotProposalColumns} from app.slot_proposal s where s.real_estate_id = app.house() and s.id = $1`)

export const findSlotProposal = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<SlotProposalRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const withdrawOpen = sql<{ id: string }>(`
  update app.slot_proposal s set state = 'withdrawn', version = s.version + 1
  where s.real_estate_id = app.house() and s.appointment_id = $1 and s.state = 'sent' returning s.id`)

/** Of several letters about one appointment the last one counts. */
export const withdrawEarlier = async (
  tx: Tx,
  scope: RealEstateScope,
  appointmentId: string,
): Promise<readonly string[]> => (await tx.rows(scope, withdrawOpen, [appointmentId])).map(({ id }) => id)

const insert = sql<SlotProposalRow>(`
  insert into app.slot_proposal as s (real_estate_id, id, appointment_id, email, slots, created_by)
  values (app.house(), $1, $2, $3, $4, app.me()) returning ${slotProposalColumns}`)

type NewProposal = {
  readonly id: string
  readonly appointmentId: string
  readonly email: string
  readonly slots: readonly AppointmentTime[]
}

export const insertSlotProposal = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, appointmentId, email, slots }: NewProposal,
): Promise<SlotProposalRow | undefined> =>
  (await tx.rows(scope, insert, [id, appointmentId, email, { json: slots }]))[0]

const withdraw = sql<SlotProposalRow>(`
  update app.slot_proposal s set state = 'withdrawn', version = s.version + 1
  where s.real_estate_id = app.house() and s.id = $1 and s.version = $2 and s.state = 'sent'
  returning ${slotProposalColumns}`)

export const withdrawRow = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: SlotProposalRow,
): Promise<SlotProposalRow | undefined> => (await tx.rows(scope, withdraw, [id, version]))[0]
