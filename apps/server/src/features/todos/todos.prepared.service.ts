import type { DecideInput } from '@hauswart/domain/analysis/model/measure-acts.input'
import {
  daysAfterMove,
  preparedAnew,
  type OpenPreparation,
  type Preparation,
} from '@hauswart/domain/todos/preparation'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { stripUndefined } from '#platform/input.ts'
import { holdOpenFor, removeTodos, setDueDay } from './todos.prepared.queries.ts'
import { insertTodo } from './todos.queries.ts'
import { todoFacts } from './todos.table.ts'

/** What became of the to-dos of a decision, by their ids. `kept`: somebody works on them. */
export type Followed = {
  readonly written: string[]
  readonly moved: string[]
  readonly removed: string[]
  readonly kept: string[]
}
const nothing: Followed = { written: [], moved: [], removed: [], kept: [] }

/**
 * What is open for decisions, held inside a write over them: after the decisions themselves and before those change,
 * for whose it is hangs on which of them stand.
 */
export const holdPrepared = holdOpenFor
export type Prepared = OpenPreparation

type Move = { readonly from: number | null; readonly to: number; readonly today: string }
type Days = readonly { readonly prepares: Preparation; readonly dueOn?: string | null | undefined }[]

/** Inside the write that gives a decision another year: what was only prepared for it follows. */
export async function moveAlong(
  tx: Tx,
  scope: RealEstateScope,
  open: readonly Prepared[],
  move: Move,
  days: Days,
): Promise<Followed> {
  const moved = daysAfterMove(open, move, days)
  await Promise.all(moved.map((todo) => setDueDay(tx, scope, todo)))
  const isMoved = move.from !== null && move.from !== move.to
  const kept = isMoved ? worked(open).filter(({ dueOn }) => dueOn !== null) : []
  return { ...nothing, moved: idsOf(moved), kept: idsOf(kept) }
}

type Preparing = {
  readonly measureId: string
  readonly wanted: NonNullable<DecideInput['todos']>
  readonly isReplacing: boolean
  readonly onlySameKinds: boolean
}

/** Inside the write of a decision: what it needs, in the place of what was only prepared for those it replaces. */
export async function prepareAnew(
  tx: Tx,
  scope: RealEstateScope,
  open: readonly Prepared[],
  { measureId, wanted, ...how }: Preparing,
): Promise<Followed> {
  const { written, removed } = preparedAnew(open, wanted, how)
  await Promise.all([
    ...written.map(({ id, ...todo }) =>
      insertTodo(tx, scope, id, { ...todoFacts.blank, ...stripUndefined(todo), measureId }),
    ),
    removeTodos(tx, scope, idsOf(removed)),
  ])
  const kept = how.isReplacing ? worked(open) : []
  return { ...nothing, written: idsOf(written), removed: idsOf(removed), kept: idsOf(kept) }
}

/** Inside the write that takes a decision back: what was only prepared for it goes. */
export async function withdrawPrepared(
  tx: Tx,
  scope: RealEstateScope,
  open: readonly Prepared[],
): Promise<Followed> {
  const removed = idsOf(open.filter(({ isUntouched }) => isUntouched))
  await removeTodos(tx, scope, removed)
  return { ...nothing, removed, kept: idsOf(worked(open)) }
}

const worked = (open: readonly Prepared[]): readonly Prepared[] =>
  open.filter(({ isUntouched }) => !isUntouched)

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)
