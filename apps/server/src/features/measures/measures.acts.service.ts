import { moveMeasureInput, type MoveMeasureInput } from '@hauswart/domain/analysis/model/measure-acts.input'
import { costNeeds, costTrace, recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import {
  holdPrepared,
  moveAlong,
  withdrawPrepared,
  type Followed,
  type Prepared,
} from '#features/todos/todos.prepared.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { takeTurn } from '#platform/db/house-limit.ts'
import { overVersion } from '#platform/db/versions.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { holdMeasure, moveMeasureToTrash, updateMeasureRow } from './measures.queries.ts'
import { assertAlone } from './measures.standing.service.ts'
import type { MeasureRow } from './measures.table.ts'

/** A decision after an act over it, and what became of its to-dos. */
export type Decided = { readonly measure: MeasureRow; readonly todos: Followed }

/** Why it was postponed does not outlive that. */
const inYear = (old: MeasureRow, { year, state, reason, title }: MoveMeasureInput): MeasureRow => ({
  ...old,
  year,
  state: state ?? 'planned',
  reason: reason ?? null,
  title: title === undefined ? old.title : title,
})

/** A decision gets another year, and what was only prepared for it follows. */
export async function moveMeasure(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Decided> {
  const said = parseInput(moveMeasureInput, input)
  const { expectedVersion, year, days, costRappen: rappen } = said
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'measure.move', { realEstateId, id, ...input }, async (tx) => {
    const [, { before, row, open }] = await Promise.all([
      takeTurn(tx, scope, 'measure'),
      withPrepared(tx, scope, id, expectedVersion, (old) => updateMeasureRow(tx, scope, inYear(old, said))),
    ])
    const move = { from: before.year, to: year, today: ctx.clock.today() }
    const [todos] = await Promise.all([
      moveAlong(tx, scope, open, move, days ?? []),
      recordAmount(tx, scope, { objectId: id, kind: 'measure_cost', rappen }),
      assertAlone(tx, scope),
    ])
    const { state, reason, title } = row
    const facts = changedFields(before, { state, year, reason, title })
    const changes = { ...facts, ...followedTrace(todos), ...costTrace(said) }
    tx.record({ objectId: id, version: row.version, changes })
    return { measure: row, todos }
  })
}

/** A decision is taken back: the proposal stands again, and what was only prepared for it goes. */
export async function withdrawMeasure(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed & { readonly expectedVersion: number },
): Promise<Decided> {
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'measure.withdraw', { realEstateId, id, ...input }, async (tx) => {
    const { row, open } = await withPrepared(tx, scope, id, input.expectedVersion, ({ version }) =>
      moveMeasureToTrash(tx, scope, { id, version, isDeleted: true }),
    )
    const todos = await withdrawPrepared(tx, scope, open)
    const changes = { isDeleted: [false, true], ...followedTrace(todos) }
    tx.record({ objectId: id, version: row.version, changes })
    return { measure: row, todos }
  })
}

/** The history names the to-dos that went along; what was left alone is no change. */
export const followedTrace = ({ written, moved, removed }: Followed): Partial<Followed> => ({
  ...(written.length > 0 && { written }),
  ...(moved.length > 0 && { moved }),
  ...(removed.length > 0 && { removed }),
})

type Write = (before: MeasureRow) => Promise<MeasureRow | undefined>

/** Writes over the version of a decision, and gives what was open for it before. */
async function withPrepared(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  expectedVersion: number,
  write: Write,
): Promise<{ before: MeasureRow; row: MeasureRow; open: readonly Prepared[] }> {
  let open: readonly Prepared[] = []
  const written = await overVersion(
    () => holdMeasure(tx, scope, id),
    expectedVersion,
    async (before) => {
      const [held, row] = await Promise.all([holdPrepared(tx, scope, [id]), write(before)])
      open = held
      return row
    },
  )
  return { ...written, open }
}
