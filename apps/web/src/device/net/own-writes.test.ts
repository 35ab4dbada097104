import { expect, test } from 'vitest'
import { noteOwnWrite, wasAnswered } from './own-writes.ts'

test('what this tab has written is known by its version', () => {
  noteOwnWrite('mutation UpdateComponent { … }', { updateComponent: { id: 'roof', version: 3 } })
  expect(wasAnswered('roof', 3)).toBe(true)
})

test('so is the decision an act changed along with its to-dos', () => {
  noteOwnWrite('mutation MoveMeasure { … }', {
    moveMeasure: { measure: { id: 'roof plan', version: 2 }, todos: { moved: ['offers'] } },
  })
  expect(wasAnswered('roof plan', 2)).toBe(true)
})

test('what somebody else has written over it is not', () => {
  noteOwnWrite('mutation UpdateComponent { … }', { updateComponent: { id: 'wall', version: 3 } })
  expect(wasAnswered('wall', 4)).toBe(false)
  expect(wasAnswered('door', 3)).toBe(false)
})

test('reading is not writing, and an answer without a version names nothing', () => {
  noteOwnWrite('query Component { … }', { component: { id: 'sink', version: 1 } })
  noteOwnWrite('mutation Discard { … }', { discardHouseDraft: true, other: null })
  expect(wasAnswered('sink', 1)).toBe(false)
})

test('only the latest are remembered', () => {
  for (let version = 1; version <= 300; version += 1)
    noteOwnWrite('mutation UpdateMeasure { … }', { updateMeasure: { id: 'kitchen', version } })
  expect(wasAnswered('kitchen', 300)).toBe(true)
  expect(wasAnswered('kitchen', 50)).toBe(false)
})
