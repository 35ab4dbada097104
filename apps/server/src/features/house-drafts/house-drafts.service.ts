import { saveHouseDraftInput } from '@hauswart/domain/house-drafts/house-draft.input'
import {
  requireIdentity,
  userScope,
  type Context,
  type RealEstateScope,
  type Tx,
} from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { objectId } from '#platform/db/versions.ts'
import { deleteDraft, findDraft, writeDraft } from './house-drafts.queries.ts'
import type { HouseDraftRow } from './house-drafts.table.ts'

export type HouseDraft = HouseDraftRow

export const getHouseDraft = async (ctx: Context): Promise<HouseDraft | null> =>
  (await findDraft(ctx.reads, userScope(ctx))) ?? null

/** One draft a person. Whoever saved last wins, if it had seen what it overwrites. */
export async function saveHouseDraft(ctx: Context, input: Keyed): Promise<HouseDraft> {
  const { expectedVersion, ...draft } = parseInput(saveHouseDraftInput, input)
  const { userId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  const saved = await mutate(ctx, scope, 'house_draft.save', input, async (tx) => {
    const before = await findDraft(tx, scope)
    const isSeen = (before?.version ?? 0) === expectedVersion
    const row = isSeen ? await writeDraft(tx, scope, expectedVersion, draft) : undefined
    if (row === undefined) throw new AppError('CONFLICT', { current: (await findDraft(tx, scope)) ?? null })
    // The one draft of a person goes by the person; what somebody has not finished saying is kept nowhere else.
    tx.record({ objectId: userId, version: row.version, changes: { step: row.step } })
    // Answers to a key are kept for months, so the values are not part of them.
    const { id, step, version, updatedAt } = row
    return { id, step, version, updatedAt }
  })
  return { ...saved, values: draft.values }
}

/** Throws a draft away; one that is gone already is no fault. */
export async function discardHouseDraft(ctx: Context, id: string, input: Keyed): Promise<boolean> {
  const { userId } = requireIdentity(ctx)
  const scope = userScope(ctx)
  return mutate(ctx, scope, 'house_draft.discard', { id: objectId(id), ...input }, async (tx) => {
    const gone = await deleteDraft(tx, scope, id)
    tx.record({ objectId: userId, version: gone?.version ?? 0, changes: {} })
    return gone !== undefined
  })
}

/** The house is there: its draft has done its work. */
export const forgetDraftOf = async (tx: Tx, scope: RealEstateScope, id: string): Promise<void> =>
  void (await deleteDraft(tx, scope, id))
