import { seesFinances } from '@hauswart/domain/access/invitation'
import { invitePersonInput, invitationToken } from '@hauswart/domain/access/invitation.input'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { newSecret, secretHash } from '#features/accounts/accounts.tokens.service.ts'
import { houseOf, type RealEstate } from '#features/real-estate/real-estate.service.ts'
import {
  joiningScope,
  requireIdentity,
  requireMember,
  type Context,
  type RealEstateScope,
} from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { parseInput } from '#platform/input.ts'
import { limits } from '#platform/limits.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import type { Parts } from '#platform/parts.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  assertRoomForPerson,
  findInvitation,
  findOpenInvitation,
  insertInvitation,
  listInvitations,
  refuseBySecret,
  renewSecret,
  takeTurnOfPeople,
  withdrawEarlier,
  withdrawRow,
  type Asking,
} from './members.invitations.queries.ts'
import { invitationLetter } from './members.mails.ts'
import { findOwnName } from './members.queries.ts'
import { tell } from './members.service.ts'
import type { InvitationRow, OpenInvitationRow } from './members.table.ts'

export type Invitation = InvitationRow
export type OpenInvitation = OpenInvitationRow

export const getInvitations = (ctx: Context, realEstateId: string | undefined): Promise<Invitation[]> =>
  listInvitations(ctx.reads, requireMember(ctx, realEstateId, 'own'))

/** Writes to somebody who may come into the house. Whether that address has an account changes nothing. */
export async function invitePerson(ctx: Context, realEstateId: string, input: Keyed): Promise<Invitation> {
  const { id, email, role, canSeeFinances } = parseInput(invitePersonInput, input)
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'member.invite', { realEstateId, ...input }, async (tx) => {
    const secret = newSecret()
    // In turn: of two who invite the same person at once, the second withdraws what the first wrote.
    await Promise.all([takeTurnOfPeople(tx, scope), withdrawEarlier(tx, scope, email)])
    await takeLetters(ctx, realEstateId, email)
    const rights = { role, canSeeFinances: seesFinances(role, canSeeFinances) }
    const [, row] = await Promise.all([
      assertRoomForPerson(tx, scope, [id]),
      insertInvitation(tx, scope, { id, email, ...rights, secretHash: secretHash(secret) }),
    ])
    const invitation = mustFind(row)
    await writeLetter(ctx, tx, scope, invitation, secret)
    tx.record({ objectId: id, version: invitation.version, changes: { who: email, ...rights } })
    return invitation
  })
}

type Versioned = Keyed & { readonly expectedVersion: number }

/** A new letter for fourteen more days; the one before opens nothing any more. */
export async function resendInvitation(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<Invitation> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'invitation.resend', { realEstateId, id, ...input }, async (tx) => {
    const secret = newSecret()
    const { email } = mustFind(await findInvitation(tx, scope, id))
    await assertRoomForPerson(tx, scope, [id])
    await takeLetters(ctx, realEstateId, email)
    const { row } = await overVersion(
      () => findInvitation(tx, scope, id),
      input.expectedVersion,
      (old) => renewSecret(tx, scope, old, secretHash(secret)),
    )
    await writeLetter(ctx, tx, scope, row, secret)
    tx.record({ objectId: id, version: row.version, changes: { who: row.email } })
    return row
  })
}

export async function withdrawInvitation(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Versioned,
): Promise<Invitation> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'invitation.withdraw', { realEstateId, id, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findInvitation(tx, scope, id),
      input.expectedVersion,
      (old) => withdrawRow(tx, scope, old),
    )
    tx.record({ objectId: id, version: row.version, changes: { who: row.email } })
    return row
  })
}

/**
 * Comes into a house. The letter proves that somebody reads the address that was invited, and the session that the
 * address of the account is confirmed; they need not be the same.
 */
export async function acceptInvitation(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<RealEstate> {
  const { token } = parseInput(invitationToken, input)
  if (!isUuid(realEstateId)) throw new AppError('LINK_INVALID')
  const { userId } = requireIdentity(ctx)
  await requireWithin(ctx, `invitation:answer:${userId}`, limits.invitations.perLine)
  const scope = joiningScope(ctx, realEstateId, secretHash(token))
  return mutate(ctx, scope, 'invitation.accept', { realEstateId, ...input }, async (tx) => {
    const [row, who] = await Promise.all([houseOf(tx, scope), findOwnName(tx, scope)])
    tell(ctx, tx, realEstateId, 'invitation_accepted', userId)
    tx.record({ objectId: userId, version: 1, changes: { who } })
    return row
  })
}

/** What a letter says, for whoever holds it. Ended, withdrawn and made-up ones get the same answer. */
export async function lookAtInvitation(parts: Parts, line: string, body: unknown): Promise<OpenInvitation> {
  const { token } = parseInput(invitationToken, body)
  await requireWithin(parts, `invitation:look:${line}`, limits.invitations.perLine)
  const row = await findOpenInvitation(asGuest(parts), secretHash(token))
  if (row === undefined) throw new AppError('LINK_INVALID')
  return row
}

/** Needs the letter and no account: nobody has to register to say no. */
export async function refuseInvitation(parts: Parts, line: string, body: unknown): Promise<void> {
  const { token } = parseInput(invitationToken, body)
  await requireWithin(parts, `invitation:answer:${line}`, limits.invitations.perLine)
  const realEstateId = await refuseBySecret(asGuest(parts), secretHash(token), parts.clock.newId())
  if (realEstateId !== undefined) parts.live.announce(realEstateId)
}

/** The address that a letter proves; nothing if it opens nothing. */
export const provenAddress = async (asking: Asking, token: string): Promise<string | undefined> =>
  (await findOpenInvitation(asking, secretHash(token)))?.email

const asGuest = ({ database }: Parts): Asking => ({
  rows: async (statement, values = []) => (await database.run([{ statement, values }]))[0] as never,
})

/** Inside a write that has proven its house: nobody uses up the letters of a house that is not theirs. */
async function takeLetters(ctx: Context, realEstateId: string, email: string): Promise<void> {
  const { perPerson, perHouse, perPersonAndAddress, perAddress } = limits.invitations
  const { userId } = requireIdentity(ctx)
  const address = secretHash(email).toString('base64url')
  await requireWithin(ctx, `invitation:person:${userId}`, perPerson)
  await requireWithin(ctx, `invitation:house:${realEstateId}`, perHouse)
  await requireWithin(ctx, `invitation:address:${userId}:${address}`, perPersonAndAddress)
  await requireWithin(ctx, `invitation:address:${address}`, perAddress)
}

async function writeLetter(
  ctx: Context,
  tx: WriteTx,
  scope: RealEstateScope,
  invitation: Invitation,
  secret: string,
): Promise<void> {
  const [house, invitedBy] = await Promise.all([houseOf(tx, scope), findOwnName(tx, scope)])
  const url = `${ctx.publicUrl}/einladung#${secret}`
  tx.sendMail({
    ...invitationLetter(invitation, { invitedBy, houseName: houseTitle(house), url }),
    about: { route: 'realEstate', id: null },
  })
}
