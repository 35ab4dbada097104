import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { setCostItemInput } from '@hauswart/domain/projects/project.input'
import { AppError } from '#platform/app-error.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import {
  assertRoomForCostItem,
  findCostItem,
  listCostItems,
  writeCostItem,
} from './projects.cost-items.queries.ts'
import { standingProject } from './projects.service.ts'
import { costItemFacts, type CostItemRow } from './projects.table.ts'

export type CostItem = CostItemRow

/** The cost items of all renovations of a house; none to who may not see finances. */
export const getCostItems = (ctx: Context, realEstateId: string | undefined): Promise<CostItem[]> =>
  listCostItems(ctx.reads, requireMember(ctx, realEstateId, 'read'))

/** Sets a cost item as a whole; over version 0 it is a new one. The history tells of which renovation, and no more. */
export async function setCostItem(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<CostItem> {
  const { expectedVersion, ...facts } = parseInput(setCostItemInput, input)
  if (!isUuid7(id)) throw new AppError('BAD_INPUT', { field: 'id' })
  const { projectId } = facts
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'project.cost', { realEstateId, id, ...input }, async (tx) => {
    const project = await standingProject(tx, scope, projectId)
    const { row } = await overVersion<CostItem>(
      async () => (await findCostItem(tx, scope, id)) ?? { id, version: 0, ...facts },
      expectedVersion,
      async (old) => {
        const [, written] = await Promise.all([
          facts.isActive && (old.version === 0 || !old.isActive)
            ? assertRoomForCostItem(tx, scope, [projectId])
            : undefined,
          writeCostItem(tx, scope, { ...old, ...facts }),
        ])
        return written
      },
    )
    tx.record({ objectId: projectId, version: project.version, changes: { costItems: true } })
    return row
  })
}

/** For what names a cost item of a renovation. */
export async function assertCostItem(
  tx: Tx,
  scope: RealEstateScope,
  id: string | null,
  projectId: string | null,
): Promise<void> {
  if (id === null) return
  const found = await findCostItem(tx, scope, id)
  if (found?.projectId !== projectId || !found.isActive)
    throw new AppError('NOT_FOUND', { field: 'costItemId' })
}

type Commitment = Pick<CostItem, 'id' | 'projectId' | 'title'> & { readonly rappen: number }

/** Commits a sum in an item of a renovation, on top of what is committed there; an item that is not there is made. */
export async function commitCost(
  tx: Tx,
  scope: RealEstateScope,
  { id, projectId, title, rappen }: Commitment,
): Promise<void> {
  const found = await findCostItem(tx, scope, id)
  if (found !== undefined && (found.projectId !== projectId || !found.isActive))
    throw new AppError('NOT_FOUND', { field: 'costItemId' })
  if (found === undefined) await assertRoomForCostItem(tx, scope, [projectId])
  const item = found ?? { id, projectId, title, version: 0, ...costItemFacts.blank }
  const committedRappen = item.committedRappen + rappen
  // Nobody owes less than nothing: what a reduction takes off must have been committed.
  if (committedRappen < 0)
    throw new AppError('NOT_READY', { missing: ['Eine vergebene Summe, die dafür reicht'] })
  mustFind(await writeCostItem(tx, scope, { ...item, committedRappen }))
}

/** Takes a sum out again where it was committed; what somebody has lowered by hand since then is not lowered below zero. */
export async function releaseCost(
  tx: Tx,
  scope: RealEstateScope,
  { id, rappen }: Pick<Commitment, 'id' | 'rappen'>,
): Promise<void> {
  const item = await findCostItem(tx, scope, id)
  if (item === undefined || !item.isActive) return
  const committedRappen = Math.max(0, item.committedRappen - rappen)
  mustFind(await writeCostItem(tx, scope, { ...item, committedRappen }))
}
