import { afterDone } from '@hauswart/domain/todos/todo'
import {
  AddTodoDocument,
  ChangeTodosDocument,
  CompleteTodoDocument,
  DeleteTodoDocument,
  FinishTodoDocument,
  ReopenTodoDocument,
  RepeatTodoDocument,
  RestoreTodoDocument,
  UpdateTodoDocument,
  type HouseTodosQuery,
} from '#gql/graphql.ts'
import { isSo } from '#house/record/overlay.ts'
import { changesSeveral, does } from '#house/record/puts.ts'
import type { Entry, Loose, LooseRow } from '#house/record/said.ts'
import { adds, edits, restores, sets, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its lists. */
export type TodoRow = NonNullable<HouseTodosQuery['realEstate']>['todos']['nodes'][number]

/** What the server will make of one that comes again, once it hears that it was done. */
function doneAgain(entry: Entry, row: Loose): Partial<TodoRow> {
  const { facts = {} } = entry.variables
  // Somebody else did it meanwhile.
  if ((row['lastDoneOn'] ?? null) !== (facts['lastDoneOn'] ?? null)) return {}
  return doneOf(entry, row, String(facts['doneOn']))
}

function doneOf({ userId, createdAt }: Entry, row: Loose, doneOn: string): Partial<TodoRow> {
  const { dueOn = null, recurrence = null, checklist = [] } = row as Partial<TodoRow>
  const done = { state: 'done' as const, doneAt: new Date(createdAt).toISOString(), doneBy: userId }
  return afterDone({ dueOn, recurrence, checklist }, doneOn) ?? done
}

/** What an act over several makes of one of them, as the server will: what is done stays as it is. */
function afterAll(entry: Entry, row: LooseRow): LooseRow | undefined {
  const { act, doneOn, dueOn, assigneeId = null } = entry.variables.facts ?? {}
  if (row['state'] === 'done') return row
  if (act === 'delete') return undefined
  // The answer is there already, laid under the entry.
  if (act === 'complete' && row['lastDoneOn'] === doneOn) return row
  const wanted = act === 'move' ? { dueOn } : { assigneeId }
  const changed = act === 'complete' ? doneOf(entry, row, String(doneOn)) : wanted
  return isSo(row, changed) ? row : { ...row, ...changed }
}

export const todoVerbs = {
  add: adds(AddTodoDocument),
  // Of earlier releases: a day that follows its decision gives way to whoever touched the to-do since.
  update: edits(UpdateTodoDocument, { isMovedAlong: true }),
  complete: sets(CompleteTodoDocument, { state: 'done' }, ({ createdAt, userId }) => ({
    doneAt: new Date(createdAt).toISOString(),
    doneBy: userId,
  })),
  repeat: does(RepeatTodoDocument, doneAgain),
  finish: does(FinishTodoDocument, doneAgain),
  several: changesSeveral(ChangeTodosDocument, afterAll),
  reopen: sets(ReopenTodoDocument, { state: 'open' }, () => ({ doneAt: null, doneBy: null }), {
    isUnread: true,
  }),
  delete: trashes(DeleteTodoDocument),
  restore: restores(RestoreTodoDocument),
}
