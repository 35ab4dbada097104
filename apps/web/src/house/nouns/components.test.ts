import { expect, test } from 'vitest'
import { conflictOf, rebase } from '#house/record/conflict.ts'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay } from '#house/record/overlay.ts'
import type { Change, Entry } from '#house/record/said.ts'
import { touchedBy } from '#house/records.ts'
import { components, type ComponentRow } from './components.ts'

const boiler: ComponentRow = {
  ...(components.blank('') as Omit<ComponentRow, 'id' | 'version'>),
  id: 'c',
  catalogKey: 'oil_heating',
  installedYear: 1998,
  name: 'Heizung im Keller',
  roomId: 'r',
  condition: 'worn',
  conditionOn: '2025-05-01',
  quantity: 20,
  unit: 'kw',
  manufacturer: 'Hoval',
  serialNumber: 'X1',
  ownLifetimeYears: 30,
  note: 'Neben der Treppe',
  version: 3,
}

const entries = (...changes: readonly Change[]): Entry[] =>
  changes.map((change, at) => ({
    ...change,
    seq: at + 1,
    key: `k${at}`,
    userId: 'anna',
    realEstateId: 'h',
    createdAt: Date.parse('2026-11-18T09:00:00Z'),
    attempts: 0,
    state: 'queued',
  }))

const facts = { year: 2026, heating: 'heat_pump_air', manufacturer: 'Stiebel', eventId: 'e', costRappen: 900 }
const replace = components.acts.replace(boiler, facts as never)

test('what was replaced without a line is shown as the new one, and of another kind without what the old was', () => {
  const [shown] = overlay(components, [boiler], entries(replace))
  expect(shown).toMatchObject({
    catalogKey: 'heat_pump',
    installedYear: 2026,
    condition: 'as_new',
    conditionOn: '2026-11-18',
    manufacturer: 'Stiebel',
    roomId: 'r',
    note: 'Neben der Treppe',
    version: 4,
    isWaiting: true,
  })
  for (const gone of ['name', 'quantity', 'unit', 'serialNumber', 'ownLifetimeYears'] as const)
    expect(shown?.[gone]).toBeNull()
  const windows: ComponentRow = { ...boiler, catalogKey: 'windows', material: 'Holz' }
  const late = components.acts.replace(windows, { year: 2020, eventId: 'e' })
  const [same] = overlay(components, [windows], entries(late))
  expect(same).toMatchObject({ name: 'Heizung im Keller', material: 'Holz', conditionOn: '2020-12-31' })
})

test('it counts over whatever somebody else changed, and comes back from the trash where the owner wants it', () => {
  const [entry] = entries(replace)
  if (entry === undefined) throw new Error('an entry')
  const held = { ...boiler, note: 'Im Keller', version: 9, deletedAt: null }
  expect(isReached(components, entry, held)).toBe(false)
  expect(mergedOver(components, entry, held)?.variables).toMatchObject({ expectedVersion: 9, facts })
  const current = { ...held, deletedAt: '2026-11-17T09:00:00Z' }
  const refused: Entry = { ...entry, state: 'rejected', code: 'CONFLICT', current }
  const said = rebase(components, conflictOf(components, [refused], refused))
  expect(said.map(({ op, variables }) => [op, variables.expectedVersion])).toEqual([
    ['component.restore', 9],
    ['component.replace', 10],
  ])
})

test('what somebody else replaced meanwhile is not replaced again before the owner has said so', () => {
  const [entry] = entries(replace)
  if (entry === undefined) throw new Error('an entry')
  const current = { ...boiler, installedYear: 2025, version: 4, deletedAt: null }
  expect([isReached(components, entry, current), mergedOver(components, entry, current)]).toEqual([
    false,
    undefined,
  ])
  const refused: Entry = { ...entry, state: 'rejected', code: 'CONFLICT', current }
  const conflict = conflictOf(components, [refused], refused)
  expect(conflict.kind).toBe('replaced')
  expect(rebase(components, conflict).map(({ op, variables }) => [op, variables])).toEqual([
    [
      'component.replace',
      {
        title: 'Heizung im Keller',
        facts,
        expectedVersion: 4,
        before: { catalogKey: 'oil_heating', installedYear: 2025 },
      },
    ],
  ])
})

test('all of the house is asked anew: another heating is one of the house, and decisions are settled', () => {
  expect(touchedBy(['component.replace'])).toEqual({ parts: 'all', isInList: true })
  expect(touchedBy(['component.update']).parts).not.toBe('all')
})
