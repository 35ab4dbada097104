// What must not compile: `tsc` is the test, and here only what a declaration makes of its verbs is looked at.
import { expect, test } from 'vitest'
import {
  AddTodoDocument,
  CompleteTodoDocument,
  DeleteTodoDocument,
  SetMaintenanceTaskDocument,
} from '#gql/graphql.ts'
import { day, money } from '#device/text/format.ts'
import { todoQuery, todosQuery } from '#house/house-queries.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'
import type { FactLines } from './declaration/facts.ts'
import { defineRecord } from './record.ts'
import { adds, edits, sets, trashes } from './verbs.ts'

const base = {
  noun: 'todo',
  lists: { open: (realEstateId: string) => todosQuery(realEstateId, 'open') },
  one: todoQuery,
  compare: () => 0,
  title: () => '',
  children: { pictures: { blank: () => ({}), verbs: {} } },
}
const facts = {
  title: ['Titel', ''],
  note: ['Notiz', null],
  dueOn: ['Fällig am', null, day],
  priority: ['Priorität', 'normal', { high: 'Hoch', normal: 'Normal' }],
} satisfies FactLines<TodoRow>
const rest = () => ({
  componentId: null,
  projectId: null,
  measureId: null,
  prepares: null,
  recurrence: null,
  assigneeId: null,
  checklist: [],
  lastDoneOn: null,
  touchedAt: null,
  state: 'open' as const,
  doneAt: null,
  doneBy: null,
  createdAt: '',
  updatedAt: '',
  pictures: [],
})
const verbs = { add: adds(AddTodoDocument), delete: trashes(DeleteTodoDocument) }
const words = { add: String, delete: String }

const faults = () => {
  const whole = { ...base, verbs, words, blank: rest }
  // @ts-expect-error -- no such fact of a to-do
  defineRecord({ ...whole, facts: { ...facts, colour: ['Farbe', ''] } })
  // @ts-expect-error -- a to-do cannot begin so
  defineRecord({ ...whole, facts: { ...facts, priority: ['Priorität', 'urgent'] } })
  // @ts-expect-error -- words that are none for such a fact
  defineRecord({ ...whole, facts: { ...facts, dueOn: ['Fällig am', null, money] } })
  // @ts-expect-error -- what it may be has no label
  defineRecord({ ...whole, facts: { ...facts, priority: ['Priorität', 'normal', { high: 'Hoch' }] } })
  // @ts-expect-error -- nobody says what the note begins with
  defineRecord({ ...whole, facts: { ...facts, note: 'Notiz' } })
  // @ts-expect-error -- nor what is no fact
  defineRecord({ ...whole, facts, blank: () => ({ pictures: [] }) })
  // @ts-expect-error -- nor anything of it
  defineRecord({ ...base, verbs, words, facts })
  // @ts-expect-error -- what it begins with is said twice
  defineRecord({ ...whole, facts, blank: () => ({ ...rest(), title: 'x' }) })
  // @ts-expect-error -- a verb without its words
  defineRecord({ ...whole, words: { add: String }, facts })
  // @ts-expect-error -- a mutation that does not answer with the whole row
  edits(SetMaintenanceTaskDocument)
  // @ts-expect-error -- a mutation of another kind
  trashes(AddTodoDocument)
  // @ts-expect-error -- a state that does not exist
  sets(CompleteTodoDocument, { state: 'finished' })
  // @ts-expect-error -- a new to-do needs a title
  todos.acts.add({ note: 'x' })
  // @ts-expect-error -- a title is words
  todos.acts.update({ id: 'a', version: 1 }, { title: 7 })
  // @ts-expect-error -- a photo hangs on a to-do
  todos.acts.addPicture(new File([], 'a.jpg'))
  // @ts-expect-error -- to-dos have no such verb
  todos.acts.replace({ id: 'a', version: 1 })
}

test('each verb of a noun and of its children is an act that carries its name', () => {
  expect(faults).toBeTypeOf('function')
  const made = defineRecord({ ...base, verbs, words, facts, blank: rest })
  expect(Object.keys(made.acts)).toEqual(['add', 'delete'])
  expect(made.acts.delete({ id: 'a', version: 2 }).op).toBe('todo.delete')
})
