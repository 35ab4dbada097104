import { changeMemberInput } from '@hauswart/domain/access/invitation.input'
import { seesFinances } from '@hauswart/domain/access/invitation'
import type { MemberNews } from '@hauswart/domain/access/invitation.labels'
import { requireIdentity, requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { withdrawInvitationsOf } from './members.invitations.queries.ts'
import { dropPerson, findOwnName, findPerson, listPeople, writeRights } from './members.queries.ts'
import type { PersonRow } from './members.table.ts'

export type Member = PersonRow

/** Everybody who may enter a house. */
export const getMembers = (ctx: Context, realEstateId: string | undefined): Promise<Member[]> =>
  listPeople(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** What whoever acts is called, for a letter in their name. */
export const ownNameOf = findOwnName

/** What somebody may do from now on. That an owner remains is seen to by the database, also when two go at once. */
export async function changeMember(
  ctx: Context,
  realEstateId: string,
  userId: string,
  input: Keyed,
): Promise<Member> {
  const { expectedVersion, role, canSeeFinances } = parseInput(changeMemberInput, input)
  const scope = requireMember(ctx, realEstateId, 'own')
  const rights = { role, canSeeFinances: seesFinances(role, canSeeFinances) }
  return mutate(ctx, scope, 'member.change', { realEstateId, userId, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findPerson(tx, scope, userId),
      expectedVersion,
      (old) => writeRights(tx, scope, old, rights),
    )
    if (role !== 'owner') await withdrawInvitationsOf(tx, scope, userId)
    if (userId !== requireIdentity(ctx).userId) tell(ctx, tx, realEstateId, 'access_changed', userId)
    const changes = { who: nameOf(row), ...changedFields(before, rights) }
    tx.record({ objectId: userId, version: row.version, changes })
    return row
  })
}

export async function removeMember(
  ctx: Context,
  realEstateId: string,
  userId: string,
  input: Keyed & { readonly expectedVersion: number },
): Promise<Member> {
  const scope = requireMember(ctx, realEstateId, 'own')
  return mutate(ctx, scope, 'member.remove', { realEstateId, userId, ...input }, async (tx) => {
    const { row } = await overVersion(
      () => findPerson(tx, scope, userId),
      input.expectedVersion,
      async (old) => ((await dropPerson(tx, scope, userId, old.version)) ? old : undefined),
    )
    await withdrawInvitationsOf(tx, scope, userId)
    tell(ctx, tx, realEstateId, 'access_ended', userId)
    tx.record({ objectId: userId, version: row.version + 1, changes: { who: nameOf(row) } })
    return row
  })
}

/** Anybody may go, except the last owner. */
export async function leaveRealEstate(ctx: Context, realEstateId: string, input: Keyed): Promise<Member> {
  const { userId } = requireIdentity(ctx)
  const scope = requireMember(ctx, realEstateId, 'read')
  return mutate(ctx, scope, 'member.leave', { realEstateId, ...input }, async (tx) => {
    const row = mustFind(await findPerson(tx, scope, userId))
    await withdrawInvitationsOf(tx, scope, userId)
    // Who is out already, by a second device or another owner, did not leave.
    if (!(await dropPerson(tx, scope, userId))) throw new AppError('NOT_FOUND')
    tell(ctx, tx, realEstateId, 'member_left', userId)
    tx.record({ objectId: userId, version: row.version + 1, changes: { who: nameOf(row) } })
    return row
  })
}

/** Tells whom it concerns, after the commit; the id makes it one message however often the job runs. */
export const tell = (ctx: Context, tx: WriteTx, realEstateId: string, about: MemberNews, who: string): void =>
  tx.enqueue('tell_people', { realEstateId, about, id: ctx.clock.newId(), who })

const nameOf = ({ firstName, lastName }: Member): string => `${firstName} ${lastName}`
