import { expect, test } from 'vitest'
import { mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { houseFacts, type HouseRow } from './house-facts.ts'

const house = {
  id: 'h',
  version: 4,
  name: 'Lindenhof',
  buildYear: 1978,
  floors: null,
  origins: [{ field: 'buildYear', source: 'register', on: '2020-01-01' }],
} as unknown as HouseRow

const entryOf = (change: Change): Entry => ({
  ...change,
  seq: 1,
  key: 'k',
  userId: 'anna',
  realEstateId: 'h',
  createdAt: Date.parse('2026-11-16T12:00:00Z'),
  attempts: 0,
  state: 'queued',
})

test('what waits is shown as the owner’s word, and what was taken from the register as the register’s', () => {
  const facts = { buildYear: 1979, floors: 2, origins: [{ field: 'floors', source: 'register' }] } as const
  const [shown] = overlay(
    houseFacts,
    [house],
    [entryOf(houseFacts.acts.update(house, { ...facts, origins: [...facts.origins] }))],
  )
  expect(shown).toMatchObject({ buildYear: 1979, floors: 2, version: 5, isWaiting: true })
  expect(shown?.origins).toEqual([
    { field: 'buildYear', source: 'owner', on: '2026-11-16' },
    { field: 'floors', source: 'register', on: '2026-11-16' },
  ])
})

test('over another fact of somebody else it goes as it was said, its origins too', () => {
  const said = { floors: 2, origins: [{ field: 'floors' as const, source: 'register' as const }] }
  const entry = entryOf(houseFacts.acts.update(house, said))
  const held = { ...house, name: 'Lindengut', version: 5, origins: {}, deletedAt: null }
  expect(mergedOver(houseFacts, entry, held)?.variables).toMatchObject({ facts: said, expectedVersion: 5 })
  expect(mergedOver(houseFacts, entry, { ...held, floors: 3 })).toBeUndefined()
})

test('a fact in a conflict is said in the owner’s words', () => {
  const words = (fact: string, value: unknown) => houseFacts.inWords(fact, value, () => undefined)
  expect(words('heating', 'heat_pump_air')).toBe('Wärmepumpe (Luft)')
  expect(words('buildYear', 1979)).toBe('1979')
})
