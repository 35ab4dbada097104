import { expect, test } from 'vitest'
import { isReached, mergedOver } from '#house/record/current.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import type { Change } from '#house/record/said.ts'
import { emergency, type EmergencyRow } from './emergency.ts'

const brunner = { name: 'Brunner', phone: '044 940 12 34', note: 'Pikett' }
const meier = { name: 'Meier', phone: '079 765 43 21', note: null }
const huber = { name: 'Huber', phone: '044 111 22 33', note: null }
const sheet: EmergencyRow = {
  id: 'house',
  version: 0,
  mainWater: null,
  fuseBox: null,
  heatingOff: null,
  gasTap: null,
  keys: null,
  contacts: [brunner],
}
const queued = (change: Change): Replayed => ({
  seq: 1,
  key: 'key',
  userId: 'anna',
  realEstateId: 'house',
  createdAt: 0,
  attempts: 0,
  state: 'queued',
  ...change,
})
/** As a refusal tells it: the names of a contact stand in the order of the database. */
const current = (more: object) => ({ ...sheet, version: 3, deletedAt: null, ...more })
const stored = ({ name, phone, note }: typeof meier | typeof brunner) => ({ note, name, phone })

test('the first word is on the sheet of the house before it has arrived', () => {
  const [shown] = overlay(emergency, [sheet], [queued(emergency.acts.update(sheet, { keys: 'Nummer 16' }))])
  expect(shown).toMatchObject({ id: 'house', keys: 'Nummer 16', version: 1, isWaiting: true })
})

test('what two people did to the contacts goes together', () => {
  const entry = queued(emergency.acts.update(sheet, { contacts: [meier] }))
  const theirs = current({ contacts: [stored(brunner), stored(huber)] })
  expect(isReached(emergency, entry, theirs)).toBe(false)
  expect(mergedOver(emergency, entry, theirs)?.variables).toMatchObject({
    expectedVersion: 3,
    facts: { contacts: [huber, meier] },
  })
  expect(isReached(emergency, entry, current({ contacts: [stored(meier)] }))).toBe(true)
})

test('the same place written differently is one for its owner', () => {
  const entry = queued(emergency.acts.update(sheet, { keys: 'Nummer 16' }))
  expect(mergedOver(emergency, entry, current({ keys: 'Nummer 18' }))).toBeUndefined()
})
