import { expect, test } from 'vitest'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { componentEvents, type EventRow } from './component-events.ts'

const event: EventRow = {
  id: 'e',
  componentId: 'c',
  kind: 'serviced',
  year: 2026,
  happenedOn: null,
  title: 'Dichtungen',
  performedBy: null,
  note: null,
  former: null,
  version: 2,
}

const entryOf = (change: Change): Entry => ({
  ...change,
  seq: 1,
  key: 'k',
  userId: 'anna',
  realEstateId: 'h',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
})

test('what was done without a line stands in the history with its cost', () => {
  const add = componentEvents.acts.add({ componentId: 'c', kind: 'repaired', year: 2026, costRappen: 500 })
  const [first] = overlay(componentEvents, [], [entryOf(add)])
  expect(first).toMatchObject({ kind: 'repaired', costRappen: 500, isWaiting: true, former: null })
})

test('an amount, which the server does not tell back, is not lost where two wrote the same', () => {
  const edit = entryOf(componentEvents.acts.update(event, { note: 'undicht', costRappen: 900 }))
  const held = { ...event, note: 'undicht', version: 3, deletedAt: null }
  expect(isReached(componentEvents, edit, held)).toBe(false)
  expect(mergedOver(componentEvents, edit, held)?.variables.facts).toEqual({
    note: 'undicht',
    costRappen: 900,
  })
  const refused: Entry = { ...edit, state: 'rejected', code: 'CONFLICT', current: { ...held, note: 'dicht' } }
  const conflict = conflictOf(componentEvents, [refused], refused)
  const said = rebase(componentEvents, conflict, new Set(['note'])).map(({ variables }) => variables.facts)
  expect(said).toEqual([{ costRappen: 900 }])
})

test('answers read as people write them', () => {
  const words = (fact: string, value: unknown) => componentEvents.inWords(fact, value, () => undefined)
  expect(words('kind', 'repaired')).toBe('Repariert')
  expect(words('happenedOn', '2026-03-01')).toBe('01.03.2026')
})
