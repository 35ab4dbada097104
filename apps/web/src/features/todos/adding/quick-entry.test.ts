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

test('a rhythm counts from the day the line names, or from when it was done', () => {
  expect(readQuickEntry('Boiler entkalken alle 2 Jahre ab 1.3.', today, undefined)).toMatchObject({
    title: 'Boiler entkalken',
    dueOn: '2027-03-01',
    recurrence: { mode: 'fixed', every: 2, unit: 'year', anchorOn: '2027-03-01' },
  })
  expect(readQuickEntry('Rauchmelder testen alle 6 Monate', today, undefined)).toMatchObject({
    title: 'Rauchmelder testen',
    dueOn: '2027-05-18',
    recurrence: { mode: 'from_completion', every: 6, unit: 'month' },
  })
})

test('words that are no rhythm stay in the title, and its kind can be another', () => {
  const line = 'Kehricht jeden Freitag'
  const about = 'jeden Freitag'
  expect(readQuickEntry(line, today, undefined, { about, mode: 'none' })).toMatchObject({
    title: line,
    dueOn: null,
    recurrence: null,
  })
  expect(readQuickEntry(line, today, undefined, { about, mode: 'from_completion' })).toMatchObject({
    title: 'Kehricht',
    dueOn: '2026-11-20',
    recurrence: { mode: 'from_completion', every: 1, unit: 'week' },
  })
})

test('of several days the rhythm assumes none', () => {
  const line = 'Filter spülen alle 2 Wochen nächsten Freitag'
  expect(readQuickEntry(line, today, undefined)).toMatchObject({ dueOn: null, recurrence: null })
})
