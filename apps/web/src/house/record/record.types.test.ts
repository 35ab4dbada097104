// What must not compile: `tsc` is the test, and here only what a declaration makes of its verbs is looked at.
import { expect, test } from 'vitest'
import {
  AddTodoDocument,
  CompleteTodoDocument,
  DeleteTodoDocument,
  SetMaintenanceTaskDocument,
} from '#gql/graphql.ts'
import { todoQuery, todosQuery } from '#house/house-queries.ts'
import { todos } from '#house/nouns/todos.ts'
import { defineRecord } from './record.ts'
import { adds, edits, sets, trashes } from './verbs.ts'

const base = {
  noun: 'todo',
  lists: { open: (realEstateId: string) => todosQuery(realEstateId, 'open') },
  one: todoQuery,
  compare: () => 0,
  title: () => '',
  blank: () => ({
    title: '',
    note: null,
    dueOn: null,
    componentId: null,
    projectId: null,
    measureId: null,
    prepares: null,
    recurrence: null,
    priority: 'normal' as const,
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
  }),
  children: { pictures: { blank: () => ({}), verbs: {} } },
}
const verbs = { add: adds(AddTodoDocument), delete: trashes(DeleteTodoDocument) }
const words = { add: String, delete: String }

const faults = () => {
  // @ts-expect-error -- no such fact of a to-do
  defineRecord({ ...base, verbs, words, facts: { colour: '' } })
  // @ts-expect-error -- a verb without its words
  defineRecord({ ...base, verbs, words: { add: String }, facts: { title: '' } })
  // @ts-expect-error -- a new row that lacks a field
  defineRecord({ ...base, verbs, words, facts: { title: '' }, blank: () => ({ title: '' }) })
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
  const made = defineRecord({ ...base, verbs, words, facts: { title: '' } })
  expect(Object.keys(made.acts)).toEqual(['add', 'delete'])
  expect(made.acts.delete({ id: 'a', version: 2 }).op).toBe('todo.delete')
})
