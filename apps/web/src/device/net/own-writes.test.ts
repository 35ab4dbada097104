import { expect, test } from 'vitest'
import { isOwnEcho, noteOwnWrite } from './own-writes.ts'

const heard = (verb: string, objectId: string, version: number) => isOwnEcho({ verb, objectId, version })

test('what this tab has written and read is no news', () => {
  noteOwnWrite('mutation UpdateComponent { … }', { updateComponent: { id: 'roof', version: 3 } })
  expect(heard('component.update', 'roof', 3)).toBe(true)
})

test('what somebody else has written over it is', () => {
  noteOwnWrite('mutation UpdateComponent { … }', { updateComponent: { id: 'wall', version: 3 } })
  expect(heard('component.update', 'wall', 4)).toBe(false)
  expect(heard('component.update', 'door', 3)).toBe(false)
})

test('so is an act whose form leaves it to the echo what else it has changed', () => {
  noteOwnWrite('mutation UpdateCondominium { … }', { updateCondominium: { id: 'home', version: 2 } })
  expect(heard('condominium.update', 'home', 2)).toBe(false)
})

test('reading is not writing, and an answer without a version names nothing', () => {
  noteOwnWrite('query Component { … }', { component: { id: 'sink', version: 1 } })
  noteOwnWrite('mutation Discard { … }', { discardHouseDraft: true, other: null })
  expect(heard('component.update', 'sink', 1)).toBe(false)
})

test('only the latest are remembered', () => {
  for (let version = 1; version <= 300; version += 1)
    noteOwnWrite('mutation UpdateMeasure { … }', { updateMeasure: { id: 'kitchen', version } })
  expect(heard('measure.update', 'kitchen', 300)).toBe(true)
  expect(heard('measure.update', 'kitchen', 50)).toBe(false)
})
