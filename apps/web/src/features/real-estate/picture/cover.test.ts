import { expect, test } from 'vitest'
import { coverOf } from './cover.ts'

const photo = {
  id: 'a',
  state: 'ready',
  isCover: false,
  todoId: null,
  componentId: null,
  journalEntryId: null,
  defectId: null,
  createdAt: '2026-11-01T08:00:00Z',
} as const

test('a house shows the chosen photo, else its newest, never one of a to-do, of a component, or one nobody has scanned', () => {
  const newer = { ...photo, id: 'b', createdAt: '2026-11-02T08:00:00Z' } as const
  const chosen = { ...photo, id: 'c', isCover: true, createdAt: '2026-10-01T08:00:00Z' } as const
  expect(coverOf([photo, newer, chosen])?.id).toBe('c')
  expect(coverOf([photo, newer])?.id).toBe('b')
  expect(coverOf([photo, { ...newer, state: 'received' }])?.id).toBe('a')
  expect(coverOf([{ ...photo, todoId: 't' }])).toBeUndefined()
  expect(coverOf([{ ...photo, componentId: 'c' }])).toBeUndefined()
  expect(coverOf([{ ...photo, journalEntryId: 'j' }])).toBeUndefined()
  expect(coverOf([])).toBeUndefined()
})
