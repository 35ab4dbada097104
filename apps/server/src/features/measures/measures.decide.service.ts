import { decideInput, type DecideInput } from '@hauswart/domain/analysis/model/measure-acts.input'
import { bundling } from '@hauswart/domain/analysis/plan/bundling'
import { costNeeds, costTrace, recordAmount } from '#features/analysis/analysis.amounts.service.ts'
import {
  holdPrepared,
  moveAlong,
  prepareAnew,
  type Followed,
} from '#features/todos/todos.prepared.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind } from '#platform/db/versions.ts'
import { parseInput } from '#platform/input.ts'
import { followedTrace, type Decided } from './measures.acts.service.ts'
import {
  assertRoomForMeasure,
  insertMeasure,
  moveMeasureToTrash,
  updateMeasureRow,
} from './measures.queries.ts'
import { standing } from './measures.standing.service.ts'
import { measureFacts, type MeasureRow } from './measures.table.ts'

type How = {
  readonly verb: string
  /** Prepared is again what was prepared for one of them, and no more. */
  readonly onlySameKinds: boolean
}

/** One decision over components with what is to be prepared for it, in the place of the open ones over them. */
export const planMeasure = (ctx: Context, realEstateId: string, input: Keyed): Promise<Decided> =>
  decide(ctx, realEstateId, input, { verb: 'measure.plan', onlySameKinds: false })

/** Decisions over components become one. */
export const bundleMeasures = (ctx: Context, realEstateId: string, input: Keyed): Promise<Decided> =>
  decide(ctx, realEstateId, input, { verb: 'measure.bundle', onlySameKinds: true })

async function decide(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
  { verb, onlySameKinds }: How,
): Promise<Decided> {
  const said = parseInput(decideInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, verb, { realEstateId, ...input }, async (tx) => {
    const named = (said.todos ?? []).flatMap(({ componentId }) => componentId ?? [])
    const decided = await standing(tx, scope, said, named)
    const { whole, replaced, componentIds } = bundling(decided, said.componentIds)
    const replacedIds = replaced.map(({ id }) => id)
    const open = await holdPrepared(tx, scope, whole === undefined ? replacedIds : [whole.id])
    const measureId = whole?.id ?? said.id
    const wanted = said.todos ?? []
    const move = { from: whole?.year ?? null, to: said.year, today: ctx.clock.today() }
    // One round trip, in this order.
    const [measure, , moved, prepared] = await Promise.all([
      whole ? changeWhole(tx, scope, whole, said) : replace(tx, scope, replaced, said, componentIds),
      recordAmount(tx, scope, { objectId: measureId, kind: 'measure_cost', rappen: said.costRappen }),
      moveAlong(tx, scope, open, move, wanted),
      prepareAnew(tx, scope, open, { measureId, wanted, isReplacing: whole === undefined, onlySameKinds }),
    ])
    const todos = together(moved, prepared)
    const { kind, state, year, title, version } = measure
    const facts = { componentIds, kind, state, year, title, ...(replaced.length > 0 && { replacedIds }) }
    const changes = { ...facts, ...followedTrace(todos), ...costTrace(said) }
    tx.record({ objectId: measureId, version, changes })
    return { measure, todos }
  })
}

async function changeWhole(
  tx: Tx,
  scope: RealEstateScope,
  whole: MeasureRow,
  { kind, year, title }: DecideInput,
): Promise<MeasureRow> {
  const next = { ...whole, kind, state: 'planned', year, title: title ?? whole.title, reason: null } as const
  return mustFind(await updateMeasureRow(tx, scope, next))
}

async function replace(
  tx: Tx,
  scope: RealEstateScope,
  replaced: readonly MeasureRow[],
  { id, kind, year, title = null }: DecideInput,
  componentIds: readonly string[],
): Promise<MeasureRow> {
  const facts = { ...measureFacts.blank, componentIds, kind, title, state: 'planned', year } as const
  // Those that go make room for the one that comes. Their titles and amounts go with them and come back with them.
  const [, , added] = await Promise.all([
    Promise.all(replaced.map((one) => moveMeasureToTrash(tx, scope, { ...one, isDeleted: true }))),
    assertRoomForMeasure(tx, scope),
    insertMeasure(tx, scope, id, facts),
  ])
  return mustFind(added)
}

const together = (a: Followed, b: Followed): Followed => ({
  written: [...a.written, ...b.written],
  moved: [...a.moved, ...b.moved],
  removed: [...a.removed, ...b.removed],
  kept: [...new Set([...a.kept, ...b.kept])],
})
