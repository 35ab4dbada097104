import type { AddMeasureInput } from '@hauswart/domain/analysis/model/measure.input'
import { assertComponents } from '#features/components/components.service.ts'
import { AppError } from '#platform/app-error.ts'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { takeTurn } from '#platform/db/house-limit.ts'
import type { WriteTx } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { findBeside, findMeasure, holdMeasuresOver } from './measures.queries.ts'
import type { MeasureRow } from './measures.table.ts'

/** The open decisions over what is decided now, if they are those the person knew. */
export async function standing(
  tx: Tx,
  scope: RealEstateScope,
  { componentIds, seen: told }: Pick<AddMeasureInput, 'componentIds' | 'seen'>,
  named: readonly string[] = [],
): Promise<readonly MeasureRow[]> {
  const [, , touched] = await Promise.all([
    // One who decides at a time: two would both find nothing to take the place of.
    takeTurn(tx, scope, 'measure'),
    assertComponents(tx, scope, [...new Set([...componentIds, ...named])], 'componentIds'),
    holdMeasuresOver(tx, scope, componentIds),
  ])
  const seen = new Map((told ?? []).map(({ measureId, version }) => [measureId, version]))
  // Somebody decided one of them anew: that must be seen before it goes.
  const changed = touched.find(({ id, version }) => seen.get(id) !== version)
  if (changed !== undefined) throw new AppError('CONFLICT', { current: changed })
  const gone = [...seen.keys()].find((id) => touched.every((one) => one.id !== id))
  if (gone !== undefined)
    throw new AppError('CONFLICT', { current: mustFind(await findMeasure(tx, scope, gone)) })
  return touched
}

/**
 * What this act opened again stands beside no other open decision over the same: out of the trash, by undoing, or by
 * giving one that was rejected or done a year. Whoever can open one takes the turn before it writes.
 */
export async function assertAlone(tx: WriteTx, scope: RealEstateScope): Promise<void> {
  if ((await findBeside(tx, scope, tx.actId)) !== undefined) throw new AppError('DECIDED_ANEW')
}
