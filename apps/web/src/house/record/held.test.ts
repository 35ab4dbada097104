import { expect, test } from 'vitest'
import { heldBy, type OutboxEntry } from '#device/outbox/entry.ts'
import { todos } from '#house/nouns/todos.ts'
import { madeTodoRow } from './made-todos.ts'
import { overlay } from './overlay.ts'
import { asEntry } from './record.ts'
import type { Change } from './said.ts'

const entry = (seq: number, change: Change, state: OutboxEntry['state'] = 'queued'): OutboxEntry => ({
  seq,
  key: `key-${seq}`,
  userId: 'anna',
  realEstateId: 'house',
  createdAt: 0,
  attempts: 1,
  state,
  ...change,
})

test('a refused photo does not hold what is done to its to-do, whole rows in it or not', () => {
  const row = madeTodoRow('boiler')
  const refused = entry(1, todos.acts.addPicture(row, new File(['x'], 'x.jpg'), { id: 'photo' }), 'rejected')
  const [shown = { ...row, pictures: [] }] = overlay(todos, [row], [asEntry(todos, refused)])
  expect(shown.pictures).toHaveLength(1)
  const { complete, reopen, delete: remove, restore } = todos.acts
  for (const act of [complete, reopen, remove, restore]) {
    const later = entry(2, act(shown))
    expect(heldBy([refused, later], later)).toBeUndefined()
  }
})
