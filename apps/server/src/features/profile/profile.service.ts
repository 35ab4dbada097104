import { updateProfileInput } from '@hauswart/domain/profile/profile.input'
import { requireIdentity, userScope, type Context } from '#platform/db/access.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { findOwnProfile, writeProfile } from './profile.queries.ts'
import type { ProfileRow } from './profile.table.ts'

export type Profile = ProfileRow

export const getProfile = async (ctx: Context): Promise<Profile> =>
  mustFind(await findOwnProfile(ctx.reads, userScope(ctx)))

export async function updateProfile(ctx: Context, input: Keyed): Promise<Profile> {
  const { expectedVersion, ...facts } = parseInput(updateProfileInput, input)
  const { userId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  return mutate(ctx, scope, 'profile.update', input, async (tx) => {
    const read = () => findOwnProfile(tx, scope)
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeProfile(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    tx.record({ objectId: userId, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}
