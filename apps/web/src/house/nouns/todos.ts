import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import type { Recurrence } from '@hauswart/domain/days/recurrence'
import { todoPriorityLabels } from '@hauswart/domain/todos/priority.labels'
import { afterDone, compareTodos } from '@hauswart/domain/todos/todo'
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
import { day } from '#device/text/format.ts'
import { pictureWords, picturesOf } from './pictures.ts'
import { earlierTodos } from './earlier-todos.ts'
import { todoQuery, todosQuery } from '#house/house-queries.ts'
import { changesSeveral, does } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import { isSo } from '#house/record/overlay.ts'
import type { Entry, Loose, LooseRow } from '#house/record/said.ts'
import { adds, edits, restores, sets, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its lists. */
export type TodoRow = NonNullable<HouseTodosQuery['realEstate']>['todos']['nodes'][number]

const noFact: Readonly<Record<string, string>> = {
  dueOn: 'Kein Datum',
  componentId: 'Keines',
  note: 'Keine',
  recurrence: 'Keine',
  lastDoneOn: 'Noch nie',
  assigneeId: 'Niemand',
  projectId: 'Keine',
}

const priorities: Readonly<Record<string, string>> = todoPriorityLabels

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

/** A new one of which nothing was said. */
export const blankTodo = (at: string): Omit<TodoRow, 'id' | 'version'> => ({
  title: '',
  note: null,
  dueOn: null,
  componentId: null,
  recurrence: null,
  priority: 'normal',
  assigneeId: null,
  checklist: [],
  lastDoneOn: null,
  projectId: null,
  measureId: null,
  prepares: null,
  state: 'open',
  doneAt: null,
  doneBy: null,
  createdAt: at,
  updatedAt: at,
  touchedAt: null,
  pictures: [],
})

export const todos = defineRecord({
  noun: 'todo',
  lists: {
    open: (realEstateId: string) => todosQuery(realEstateId, 'open'),
    done: (realEstateId: string) => todosQuery(realEstateId, 'done'),
  },
  listOf: ({ state }) => state,
  one: todoQuery,
  compare: compareTodos,
  title: ({ title = '' }) => title,
  facts: {
    title: 'Was ist zu tun?',
    dueOn: 'Fällig am',
    componentId: 'Bauteil',
    recurrence: 'Wiederholung',
    priority: 'Priorität',
    assigneeId: 'Zuständig',
    checklist: 'Checkliste',
    lastDoneOn: 'Zuletzt erledigt',
    projectId: 'Renovation',
    note: 'Notiz',
  },
  inWords: (fact, value, nameOf) => {
    if (fact === 'recurrence' && typeof value === 'object' && value !== null)
      return recurrenceWords(value as Recurrence)
    if (typeof value !== 'string') return noFact[fact]
    if (fact === 'priority') return priorities[value]
    if (fact === 'assigneeId') return nameOf(value) ?? 'Jemand aus dem Haus'
    if (fact === 'componentId') return nameOf(value) ?? 'Gelöschtes Bauteil'
    if (fact === 'projectId') return nameOf(value) ?? '…'
    return fact === 'dueOn' || fact === 'lastDoneOn' ? day(value) : value
  },
  blank: blankTodo,
  verbs: {
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
  },
  children: { pictures: picturesOf('todoId') },
  words: {
    add: (name) => `To-do ${name} erfassen`,
    update: (name) => `To-do ${name} ändern`,
    complete: (name) => `To-do ${name} erledigen`,
    repeat: (name) => `To-do ${name} erledigen`,
    finish: (name) => `To-do ${name} erledigen`,
    several: (name) => `${name} ändern`,
    reopen: (name) => `To-do ${name} wieder öffnen`,
    delete: (name) => `To-do ${name} löschen`,
    restore: (name) => `To-do ${name} zurückholen`,
    ...pictureWords,
  },
  earlier: earlierTodos,
})
