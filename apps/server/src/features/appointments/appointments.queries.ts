import { maxAppointments } from '@hauswart/domain/appointments/appointment'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  appointmentColumns,
  appointmentFacts,
  type AppointmentFacts,
  type AppointmentRow,
} from './appointments.table.ts'

// By the last day: what began yesterday and goes on is among what comes.
const between = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.deleted_at is null and (a.ends_on, a.id) > ($1::date, $2::uuid)
    and a.starts_on <= $3::date
  order by a.ends_on, a.id limit $4`)

const deleted = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.deleted_at is not null and (a.ends_on, a.id) > ($1::date, $2::uuid)
    and a.starts_on <= $3::date
  order by a.ends_on, a.id limit $4`)

export type AppointmentFilter = {
  readonly isDeleted: boolean
  /** Behind this last day and id; whatever ends on the first day that is wanted has a greater id than this one. */
  readonly after: readonly [day: string, id: string]
  readonly until: string
  readonly limit: number
}

export const listAppointments = (
  tx: Tx,
  scope: RealEstateScope,
  { isDeleted, after, until, limit }: AppointmentFilter,
): Promise<AppointmentRow[]> => tx.rows(scope, isDeleted ? deleted : between, [...after, until, limit])

const one = sql<AppointmentRow>(
  `select ${appointmentColumns} from app.appointment a where a.real_estate_id = app.house() and a.id = $1`,
)

export const findAppointment = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<AppointmentRow | undefined> => (await tx.rows(scope, one, [id]))[0]

export const assertRoomForAppointment = houseLimit({
  counted: 'appointment',
  most: maxAppointments,
  count: sql(`
    select count(*)::integer as count from app.appointment a
    where a.real_estate_id = app.house() and a.deleted_at is null`),
})

const insert = sql<AppointmentRow>(`
  insert into app.appointment as a (real_estate_id, id, created_by, ${appointmentFacts.names})
  values (app.house(), $1, app.me(), ${appointmentFacts.places(2)})
  returning ${appointmentColumns}`)

const common = appointmentFacts.without('startsOn', 'endsOn')

const insertAll = sql<AppointmentRow>(`
  insert into app.appointment as a (real_estate_id, id, created_by, starts_on, ends_on, series_id, ${common.names})
  select app.house(), d.id, app.me(), d.starts_on, d.ends_on, $4, ${common.places(5)}
  from unnest($1::uuid[], $2::date[], $3::date[]) d (id, starts_on, ends_on)
  returning ${appointmentColumns}`)

// Of those that are told to go, none is changed meanwhile.
const held = sql<AppointmentRow>(`
  select ${appointmentColumns} from app.appointment a
  where a.real_estate_id = app.house() and a.id = any ($1::uuid[])
  order by a.starts_on, a.id for update of a`)

export const holdAppointments = (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<AppointmentRow[]> => tx.rows(scope, held, [ids])

export const insertAppointment = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: AppointmentFacts,
): Promise<AppointmentRow | undefined> =>
  (await tx.rows(scope, insert, [id, ...appointmentFacts.values(facts)]))[0]

type Dated = Pick<AppointmentRow, 'id' | 'startsOn' | 'endsOn'>

/** Those of a series, each with its days; everything else they have in common. */
export const insertSeries = (
  tx: Tx,
  scope: RealEstateScope,
  all: readonly Dated[],
  facts: AppointmentFacts & { readonly seriesId: string },
): Promise<AppointmentRow[]> =>
  tx.rows(scope, insertAll, [
    all.map(({ id }) => id),
    all.map(({ startsOn }) => startsOn),
    all.map(({ endsOn }) => endsOn),
    facts.seriesId,
    ...common.values(facts),
  ])

const change = sql<AppointmentRow>(`
  update app.appointment a set ${appointmentFacts.set(3)}, version = a.version + 1, updated_at = now()
  where a.real_estate_id = app.house() and a.id = $1 and a.version = $2 and a.deleted_at is null
  returning ${appointmentColumns}`)

export const updateAppointmentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: AppointmentRow,
): Promise<AppointmentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...appointmentFacts.values(row)]))[0]

export const moveAppointmentToTrash = trashStatements<AppointmentRow>({
  table: 'app.appointment a',
  columns: appointmentColumns,
  also: ', updated_at = now()',
})
