import { describe, expect, test } from 'vitest'
import { recurrenceWords } from '../days/recurrence.labels.ts'
import type { Recurrence } from '../days/recurrence.ts'
import { readRecurrence } from './recurrence-text.ts'
import { readDueDays, titleWithout } from './todo-text.ts'

// 18 November 2026 is a Wednesday.
const today = '2026-11-18'

describe('a line that says how often', () => {
  test.each([
    ['Boiler entkalken alle 2 Jahre ab 1.3.', 'Boiler entkalken ab 1.3.', 2, 'year'],
    ['Rauchmelder testen alle 6 Monate ab 3.12.', 'Rauchmelder testen ab 3.12.', 6, 'month'],
    ['Alle zwei Wochen Filter spülen', 'Filter spülen', 2, 'week'],
    ['Filter wechseln, jährlich', 'Filter wechseln', 1, 'year'],
    ['Jährlich den Filter wechseln', 'Den Filter wechseln', 1, 'year'],
    ['Zähler ablesen jeden Monat', 'Zähler ablesen', 1, 'month'],
    ['Zähler ablesen vierteljährlich', 'Zähler ablesen', 3, 'month'],
    ['Dachrinnen zweimal jährlich reinigen', 'Dachrinnen reinigen', 6, 'month'],
    ['Dachrinnen reinigen 4x pro Jahr', 'Dachrinnen reinigen', 3, 'month'],
    ['Hecke schneiden jede 2. Woche', 'Hecke schneiden', 2, 'week'],
    ['Kamin fegen jedes zweite Jahr', 'Kamin fegen', 2, 'year'],
    ['Giessen jeden Tag', 'Giessen', 1, 'day'],
  ] as const)('%s', (text, title, every, unit) => {
    const reading = readRecurrence(text, today)
    expect([reading?.every, reading?.unit, reading?.on]).toEqual([every, unit, undefined])
    expect(titleWithout(text, reading)).toBe(title)
  })
})

describe('a line that says on which day again and again', () => {
  test.each([
    ['Steuern jeden 31. März', 1, 'year', '2027-03-31'],
    ['Steuern jeden 15.11.', 1, 'year', '2027-11-15'],
    ['Zins am 30. jedes Monats', 1, 'month', '2026-11-30'],
    ['Miete jeden 31. des Monats', 1, 'month', '2026-12-31'],
    ['Kehricht jeden Freitag', 1, 'week', '2026-11-20'],
    ['Kehricht jeden Mittwoch', 1, 'week', '2026-11-25'],
  ] as const)('%s', (text, every, unit, on) => {
    const reading = readRecurrence(text, today)
    expect([reading?.every, reading?.unit, reading?.on]).toEqual([every, unit, on])
    expect(titleWithout(text, reading)).toBe(text.split(' ')[0])
  })
})

test.each([
  'alle 6 Monate',
  'Alle Fenster putzen',
  'Jährliche Kontrolle bestellen',
  'Jeden Morgen lüften',
  'Alle 0 Tage giessen',
  'Alle 999 Tage giessen',
  'Halle 3 Tage mieten',
])('«%s» says nothing of coming again', (text) => expect(readRecurrence(text, today)).toBeUndefined())

test('what we say of a rhythm is understood when it is typed', () => {
  for (const mode of ['fixed', 'from_completion'] as const)
    for (const unit of ['day', 'week', 'month', 'year'] as const)
      for (const every of [1, 2, 5]) {
        const rule: Recurrence = { mode, unit, every, anchorOn: '2026-12-31' }
        const line = `Prüfen ${recurrenceWords(rule)}`
        const reading = readRecurrence(line, today)
        const rest = titleWithout(line, reading)
        expect([line, reading?.every, reading?.unit]).toEqual([line, every, unit])
        expect(reading?.isFromDone).toBe(mode === 'from_completion')
        if (mode === 'from_completion' || unit === 'day') continue
        const on = reading?.on ?? readDueDays(rest, today)[0]?.on
        expect([line, on]).toEqual([line, unit === 'week' && every === 1 ? '2026-11-19' : rule.anchorOn])
      }
})
