import { expect, test } from 'vitest'
import { readQuickEntry } from './quick-entry.ts'

// A Wednesday.
const today = '2026-11-18'

test('a line with one day needs no choice', () => {
  const entry = readQuickEntry('Boiler entkalken bis 1.3.', today, undefined)
  expect(entry).toMatchObject({ title: 'Boiler entkalken', dueOn: '2027-03-01' })
})

test('without a day the line is the title', () => {
  expect(readQuickEntry(' Boiler entkalken ', today, undefined)).toMatchObject({
    title: 'Boiler entkalken',
    dueOn: null,
    readings: [],
  })
})

test('words that are no due day stay in the title', () => {
  const line = 'Rechnung per 1.3. prüfen'
  const { about } = readQuickEntry(line, today, undefined)
  expect(readQuickEntry(line, today, { about, picked: 'none' })).toMatchObject({ title: line, dueOn: null })
})

test('another day than the line says', () => {
  const line = 'Boiler entkalken bis 1.3.'
  const { about } = readQuickEntry(line, today, undefined)
  expect(readQuickEntry(line, today, { about, on: '2027-03-05' })).toMatchObject({
    title: 'Boiler entkalken',
    dueOn: '2027-03-05',
  })
  expect(readQuickEntry('Boiler entkalken', today, { about: '', on: '2027-03-05' })).toMatchObject({
    title: 'Boiler entkalken',
    dueOn: '2027-03-05',
  })
})

test('of several meanings none is assumed', () => {
  const line = 'Kaminfeger anrufen nächsten Freitag'
  const open = readQuickEntry(line, today, undefined)
  expect(open).toMatchObject({ title: line, dueOn: null })
  expect(open.readings).toHaveLength(2)
  expect(readQuickEntry(line, today, { about: open.about, picked: 1 })).toMatchObject({
    title: 'Kaminfeger anrufen',
    dueOn: '2026-11-27',
  })
})

test('a choice about other words is void', () => {
  const { about } = readQuickEntry('Boiler bis 1.3.', today, undefined)
  expect(readQuickEntry('Boiler bis 1.4.', today, { about, picked: 'none' })).toMatchObject({
    title: 'Boiler',
    dueOn: '2027-04-01',
  })
})
