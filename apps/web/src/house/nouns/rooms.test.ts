import { expect, test } from 'vitest'
import { conflictOf } from '#house/record/conflict.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import type { Change } from '#house/record/said.ts'
import { factInWords } from '#house/refusal/fact-in-words.ts'
import { components } from './components.ts'
import { rooms } from './rooms.ts'

let seq = 0
const queued = (change: Change, more: Partial<Replayed> = {}): Replayed => ({
  seq: (seq += 1),
  key: `key-${seq}`,
  userId: 'anna',
  realEstateId: 'house',
  createdAt: Date.parse('2026-11-15T09:00:00Z'),
  attempts: 0,
  state: 'queued',
  ...change,
  ...more,
})
const laundry = { id: 'r', name: 'Waschküche', floor: -1, areaM2: null, version: 3 }
const boiler = { catalogKey: 'water_heater', installedYear: 1998 } as const

test('a room stands between its floors before it has arrived, the newest word over it', () => {
  const shown = overlay(
    rooms,
    [laundry],
    [
      queued(rooms.acts.add({ name: 'Estrich', floor: 2, areaM2: null }, { id: 'n' })),
      queued(rooms.acts.update(laundry, { name: 'Waschraum' })),
    ],
  )
  expect(shown.map(({ name, version, isWaiting }) => [name, version, isWaiting])).toEqual([
    ['Waschraum', 4, true],
    ['Estrich', 1, true],
  ])
})

test('a component stands in a room that waits itself, and was judged on the day of its word', () => {
  const facts = { ...boiler, roomId: 'n', condition: 'worn' as const }
  const [shown] = overlay(components, [], [queued(components.acts.add(facts, { id: 'c' }))])
  expect(shown).toMatchObject({ ...facts, conditionOn: '2026-11-15', material: null, isWaiting: true })
})

test('two who changed the same room are asked per fact, in its words', () => {
  const edit = rooms.acts.update(laundry, { name: 'Waschraum', floor: 0 })
  const current = { ...laundry, floor: -2, version: 4, deletedAt: null }
  const entry = queued(edit, { state: 'rejected', code: 'CONFLICT', current })
  const { kind, pairs } = conflictOf(rooms, [entry], entry)
  expect(kind).toBe('facts')
  const words = (value: unknown) => factInWords(rooms, 'floor', value, () => undefined)
  expect(pairs.map(({ name, mine, theirs }) => [name, words(mine), words(theirs)])).toEqual([
    ['floor', 'EG', '2. UG'],
  ])
  expect(factInWords(components, 'roomId', 'r', () => 'Waschküche')).toBe('Waschküche')
  expect(factInWords(components, 'condition', 'worn', () => undefined)).toBe('Abgenutzt')
  expect(factInWords(components, 'isShared', true, () => undefined)).toBe('ja')
})
