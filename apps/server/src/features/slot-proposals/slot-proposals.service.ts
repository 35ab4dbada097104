import { lastStart, slotFault } from '@hauswart/domain/appointments/slot-proposal'
import { sendSlotProposalInput } from '@hauswart/domain/appointments/slot-proposal.input'
import { time } from '@hauswart/domain/formats/format'
import { newSecret, secretHash } from '#features/accounts/accounts.tokens.service.ts'
import { appointmentOf } from '#features/appointments/appointments.service.ts'
import { linkToProposal, endLinksOf } from '#features/guest-links/guest-links.service.ts'
import { ownNameOf } from '#features/members/members.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { proposalLetter } from './slot-proposals.mails.ts'
import {
  findSlotProposal,
  insertSlotProposal,
  listSlotProposals,
  withdrawEarlier,
  withdrawRow,
} from './slot-proposals.queries.ts'
import type { SlotProposalRow } from './slot-proposals.table.ts'

export type SlotProposal = SlotProposalRow

export const getSlotProposals = (ctx: Context, realEstateId: string | undefined): Promise<SlotProposal[]> =>
  listSlotProposals(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** Writes to somebody who may choose when to come. What has left nobody can take back, only the link can be ended. */
export async function sendSlotProposal(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<SlotProposal> {
  const said = parseInput(sendSlotProposalInput, input)
  const { id, appointmentId, email, slots } = said
  const fault = slotFault(slots, { today: ctx.clock.today(), time: time(ctx.clock.now()) })
  if (fault !== undefined) throw new AppError('BAD_INPUT', { field: `slots.${fault}` })
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'slot_proposal.send', { realEstateId, ...input }, async (tx) => {
    const secret = newSecret()
    const [appointment, invitedBy] = await Promise.all([
      appointmentOf(tx, scope, appointmentId),
      ownNameOf(tx, scope),
    ])
    // Whoever has said yes comes: another guest needs another appointment.
    if (appointment.state !== 'planned' || appointment.guest?.isComing === true)
      throw new AppError('CONFLICT')
    await takeLetters(ctx, realEstateId, email)
    await endLinksOf(tx, scope, await withdrawEarlier(tx, scope, appointmentId))
    const row = mustFind(await insertSlotProposal(tx, scope, said))
    await linkToProposal(tx, scope, {
      id,
      label: email.slice(0, 100),
      secretHash: secretHash(secret),
      until: lastStart(slots),
    })
    const { title, place } = appointment
    const url = `${ctx.publicUrl}/g#${secret}`
    tx.sendMail({
      ...proposalLetter({ email, title, place, slots, invitedBy, url }),
      about: { route: 'appointments', id: appointmentId },
    })
    tx.record({
      objectId: id,
      version: row.version,
      changes: { who: email, slots: slots.length },
      nouns: ['appointment'],
    })
    return row
  })
}

type Versioned = Keyed & { readonly expectedVersion: number }

/** From now on nobody can choose, also not whoever is looking. */
export async function withdrawSlotProposal(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<SlotProposal> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'slot_proposal.withdraw', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findSlotProposal(tx, scope, id),
      input.expectedVersion,
      (old) => withdrawRow(tx, scope, old),
    )
    await endLinksOf(tx, scope, [id])
    tx.record({
      objectId: id,
      version: row.version,
      changes: { who: row.email },
      nouns: ['appointment'],
    })
    return row
  })
}

/** Inside a write that has proven its house: nobody uses up the letters of a house that is not theirs. */
async function takeLetters(ctx: Context, realEstateId: string, email: string): Promise<void> {
  const { perPerson, perHouse, perAddress } = limits.slotProposals
  await requireWithin(ctx, `slots:person:${requireIdentity(ctx).userId}`, perPerson)
  await requireWithin(ctx, `slots:house:${realEstateId}`, perHouse)
  await requireWithin(ctx, `slots:address:${secretHash(email).toString('base64url')}`, perAddress)
}
