import { expect, test } from 'vitest'
import { asToday } from '#device/outbox/entry.ts'
import { madePicture, madeTodoRow, yielding } from '#house/record/made-todos.ts'
import { overlay } from '#house/record/overlay.ts'
import { asEntry, entriesOf, opsOf } from '#house/record/record.ts'
import type { Change } from '#house/record/said.ts'
import { todos } from './todos.ts'

const file = new File(['x'], 'keller.jpg')
const picture = madePicture({ id: 'photo', fileName: 'keller.jpg', version: 2 })
const row = madeTodoRow('boiler', { title: 'Boiler entkalken', version: 3, pictures: [picture] })
const { acts } = todos

let seq = 0
/** As a release before this one put it on the disk, word for word. */
const stored = (op: string, objectId: string, variables: Record<string, unknown>) =>
  asToday({
    seq: (seq += 1),
    key: `key-${seq}`,
    userId: 'anna',
    op,
    realEstateId: 'house',
    objectId,
    variables: { title: 'Boiler entkalken', ...variables },
    createdAt: 0,
    attempts: 0,
    state: 'queued',
  })

const facts = { title: 'Boiler entkalken', note: null, dueOn: null, componentId: null }
const addTodo = stored('addTodo', 'boiler', { facts, measureId: 'decision' })
const updateTodo = stored('updateTodo', 'boiler', {
  expectedVersion: 3,
  facts: { note: 'Schlüssel holen' },
  before: { note: null },
})
const moveAlong = stored('updateTodo', 'boiler', {
  expectedVersion: 3,
  facts: { dueOn: '2027-12-01' },
  before: { dueOn: null },
  isMovedAlong: true,
})
const completeTodo = stored('completeTodo', 'boiler', {})
const reopenTodo = stored('reopenTodo', 'boiler', { row: { ...row, version: 4, state: 'done' } })
const deleteTodo = stored('deleteTodo', 'boiler', { expectedVersion: 3 })
const withdraw = stored('deleteTodo', 'boiler', { expectedVersion: 3, isWithdrawn: true })
const restoreTodo = stored('restoreTodo', 'boiler', { expectedVersion: 4, row })
const addTodoPicture = stored('addTodoPicture', 'photo', { todoId: 'boiler', file, fileName: 'keller.jpg' })
const deleteTodoPicture = stored('deleteTodoPicture', 'photo', { todoId: 'boiler', expectedVersion: 2 })
const restoreTodoPicture = stored('restoreTodoPicture', 'photo', {
  todoId: 'boiler',
  expectedVersion: 3,
  picture,
})

test.each([
  [addTodo, acts.add({ ...facts, measureId: 'decision' }, { id: 'boiler' })],
  [updateTodo, acts.update(row, { note: 'Schlüssel holen' })],
  [moveAlong, yielding(acts.update(row, { dueOn: '2027-12-01' }))],
  [completeTodo, acts.complete(row)],
  [reopenTodo, acts.reopen({ ...row, version: 4, state: 'done' })],
  [deleteTodo, acts.delete(row)],
  [withdraw, yielding(acts.delete(row))],
  [restoreTodo, acts.restore(row)],
  [addTodoPicture, acts.addPicture(row, file, { id: 'photo' })],
  [deleteTodoPicture, acts.deletePicture(row, picture)],
  [restoreTodoPicture, acts.restorePicture(row, picture)],
] as [typeof addTodo, Change][])('what an earlier release kept says the same today: %o', (entry, change) => {
  const { op, kind, objectId, variables } = asEntry(todos, entry)
  expect({ op, kind, objectId, variables }).toEqual(change)
  // Somebody sends it, under the name it lies there with.
  expect(opsOf(todos)).toContain(entry.op)
})

test('it is shown, and what was put right since is read as well as what was not', () => {
  const corrected = { ...addTodo, variables: asEntry(todos, addTodo).variables }
  for (const add of [addTodo, corrected]) {
    const [shown] = overlay(todos, [], entriesOf(todos, [add, addTodoPicture], 'house'))
    expect(shown).toMatchObject({ ...facts, id: 'boiler', measureId: 'decision', isWaiting: true })
    expect(shown?.pictures).toMatchObject([{ id: 'photo', fileName: 'keller.jpg', file }])
  }
})
