import {
  addMeasureInput,
  missingOfMeasure,
  updateMeasureInput,
  type UpdateMeasureInput,
} from '@hauswart/domain/analysis/model/measure.input'
import {
  costNeeds,
  costTrace,
  dropAmount,
  recordAmount,
} from '#features/analysis/analysis.amounts.service.ts'
import { assertComponents } from '#features/components/components.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { takeTurn } from '#platform/db/house-limit.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  assertRoomForMeasure,
  countMeasures,
  findMeasure,
  holdOpenMeasures,
  insertMeasure,
  listMeasures,
  moveMeasureToTrash,
  updateMeasureRow,
} from './measures.queries.ts'
import { measureFacts, type MeasureFacts } from './measures.table.ts'
import { assertAlone, standing } from './measures.standing.service.ts'
import type { MeasureRow } from './measures.table.ts'

export type StoredMeasure = MeasureRow

export const getMeasures = (ctx: Context, realEstateId: string | undefined): Promise<StoredMeasure[]> =>
  listMeasures(ctx.reads, requireMember(ctx, realEstateId, 'read'))

export async function addMeasure(ctx: Context, realEstateId: string, input: Keyed): Promise<StoredMeasure> {
  const { id, costRappen, seen, ...said } = parseInput(addMeasureInput, input)
  const facts = complete({ ...measureFacts.blank, ...stripUndefined(said) })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds({ costRappen }))
  return mutate(ctx, scope, 'measure.add', { realEstateId, ...input }, async (tx) => {
    // Earlier releases say nothing of what they saw.
    if (seen) await standing(tx, scope, { componentIds: facts.componentIds, seen })
    else await assertComponents(tx, scope, facts.componentIds, 'componentIds')
    const [, added] = await Promise.all([
      assertRoomForMeasure(tx, scope),
      insertMeasure(tx, scope, id, facts),
      recordAmount(tx, scope, { objectId: id, kind: 'measure_cost', rappen: costRappen }),
    ])
    const row = mustFind(added)
    tx.record({ objectId: id, version: row.version, changes: { ...facts, ...costTrace({ costRappen }) } })
    return row
  })
}

/** Also ones in the trash, for the same reason as components. */
export async function assertMeasures(
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if ((await countMeasures(tx, scope, ids)) !== ids.length) throw new AppError('NOT_FOUND', { field })
}

export async function updateMeasure(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<StoredMeasure> {
  const { expectedVersion, costRappen, ...said } = parseInput(updateMeasureInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds({ costRappen }))
  const canOpen = [said.state, said.componentIds, said.kind].some((fact) => fact !== undefined)
  return mutate(ctx, scope, 'measure.update', { realEstateId, id, ...input }, async (tx) => {
    const [, { before, row }] = await Promise.all([
      canOpen && takeTurn(tx, scope, 'measure'),
      overVersion(
        () => findMeasure(tx, scope, id),
        expectedVersion,
        async (old) => {
          if (said.componentIds !== undefined)
            await assertComponents(tx, scope, said.componentIds, 'componentIds')
          return updateMeasureRow(tx, scope, changed(old, said))
        },
      ),
    ])
    await Promise.all([
      canOpen && assertAlone(tx, scope),
      recordAmount(tx, scope, { objectId: id, kind: 'measure_cost', rappen: costRappen }),
    ])
    const changes = { ...changesOf(before, row), ...costTrace({ costRappen }) }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/**
 * Inside the write that replaced a component: what was decided over it before is done, and out of a decision over
 * several it goes, with the amount that was meant for all. Its next life needs a new decision. Gives what changed.
 */
export async function settleMeasures(
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  year: number,
): Promise<readonly object[]> {
  const open = await holdOpenMeasures(tx, scope, componentId, year)
  return Promise.all(
    open.map(async (before) => {
      const rest = before.componentIds.filter((id) => id !== componentId)
      const next = rest.length === 0 ? { state: 'done' as const, year } : { componentIds: rest }
      const [row, wasPriced] = await Promise.all([
        updateMeasureRow(tx, scope, { ...before, ...next }),
        rest.length > 0 && dropAmount(tx, scope, { objectId: before.id, kind: 'measure_cost' }),
      ])
      const changes = changesOf(before, mustFind(row))
      return { id: before.id, ...changes, ...(wasPriced && { costRappen: true }) }
    }),
  )
}

export const setMeasureDeleted = trashVerb(
  'measure',
  findMeasure,
  moveMeasureToTrash,
  (tx, scope) => assertRoomForMeasure(tx, scope),
  async (tx, scope, _row, isDeleted) => {
    if (!isDeleted) await assertAlone(tx, scope)
    return {}
  },
)

/** For what comes out of a decision of the house; nothing comes out of one in the trash. */
export async function assertMeasure(
  tx: Tx,
  scope: RealEstateScope,
  id: string | null,
  field: string,
): Promise<void> {
  if (id === null) return
  const found = await findMeasure(tx, scope, id)
  if (found === undefined || found.deletedAt !== null) throw new AppError('NOT_FOUND', { field })
}

function changed(
  old: StoredMeasure,
  said: Omit<UpdateMeasureInput, 'expectedVersion' | 'costRappen'>,
): StoredMeasure {
  const next = { ...old, ...stripUndefined(said) }
  // Whoever rejects a planned one takes its year away with it.
  if (said.state === 'rejected' && said.year === undefined) next.year = null
  return complete(next)
}

function complete<Facts extends MeasureFacts>(facts: Facts): Facts {
  const field = missingOfMeasure(facts)
  if (field !== undefined) throw new AppError('BAD_INPUT', { field })
  return facts
}

function changesOf(before: StoredMeasure, row: StoredMeasure): Record<string, [unknown, unknown]> {
  const { componentIds, kind, title, state, year, reason } = row
  const isSame = componentIds.join() === before.componentIds.join()
  return changedFields(before, { ...(isSame ? {} : { componentIds }), kind, title, state, year, reason })
}
