import { describe, expect, it, test } from 'vitest'
import { intervalWords, recurrenceWords } from './recurrence.labels.ts'
import { dueDaysBetween, nextAfterDone, type Recurrence } from './recurrence.ts'

const fixed = (every: number, unit: Recurrence['unit'], anchorOn: string): Recurrence => ({
  mode: 'fixed',
  every,
  unit,
  anchorOn,
})
const counted = (every: number, unit: Recurrence['unit']): Recurrence => ({
  mode: 'from_completion',
  every,
  unit,
  anchorOn: '2026-01-31',
})

describe('a fixed rhythm', () => {
  it('keeps its day through short months and leap years', () => {
    expect(dueDaysBetween(fixed(1, 'month', '2027-12-31'), '2027-12-31', '2028-01-01', '2028-06-30')).toEqual(
      ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'],
    )
    expect(dueDaysBetween(fixed(1, 'year', '2028-02-29'), '2028-02-29', '2029-01-01', '2032-12-31')).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  test.each([
    ['done early it comes the time after', '2027-02-10', '2027-09-01'],
    ['done on its day', '2027-03-01', '2027-09-01'],
    ['done late, before the next time', '2027-08-31', '2027-09-01'],
    ['done when the next time had come, that counts too', '2027-09-01', '2028-03-01'],
    ['done after years nothing is made up for', '2031-04-02', '2031-09-01'],
  ])('%s', (_, doneOn, next) => {
    expect(nextAfterDone(fixed(6, 'month', '2025-03-01'), { dueOn: '2027-03-01', doneOn })).toBe(next)
  })

  it('goes back to its days after one that was moved', () => {
    const rule = fixed(1, 'week', '2026-11-20')
    expect(nextAfterDone(rule, { dueOn: '2026-11-22', doneOn: '2026-11-22' })).toBe('2026-11-27')
  })
})

test.each([
  ['2026-01-31', counted(1, 'month'), '2026-02-28'],
  ['2028-01-31', counted(1, 'month'), '2028-02-29'],
  ['2024-02-29', counted(12, 'month'), '2025-02-28'],
  ['2026-08-31', counted(6, 'month'), '2027-02-28'],
  ['2026-12-01', counted(10, 'year'), '2036-12-01'],
  ['2026-12-20', counted(2, 'week'), '2027-01-03'],
  ['2028-02-28', counted(2, 'day'), '2028-03-01'],
])('what was done on %s and is counted from there comes again: %o', (doneOn, rule, next) => {
  expect(nextAfterDone(rule, { dueOn: '2025-06-01', doneOn })).toBe(next)
})

test.each([
  [fixed(1, 'year', '2027-03-01'), 'jeden 1. März'],
  [fixed(2, 'year', '2027-03-01'), 'alle 2 Jahre ab 1. März 2027'],
  [fixed(1, 'month', '2027-03-15'), 'jeden Monat am 15.'],
  [fixed(1, 'month', '2027-03-31'), 'jeden Monat am Monatsende'],
  [fixed(1, 'week', '2026-11-20'), 'jeden Freitag'],
  [fixed(1, 'day', '2026-11-20'), 'jeden Tag'],
  [counted(6, 'month'), 'alle 6 Monate ab Erledigung'],
  [counted(24, 'month'), 'alle 2 Jahre ab Erledigung'],
])('%o is said as «%s»', (rule, words) => {
  expect(recurrenceWords(rule)).toBe(words)
})

test('an interval in words', () => {
  expect([1, 3, 12, 18, 24].map((every) => intervalWords({ every, unit: 'month' }))).toEqual([
    'jeden Monat',
    'alle 3 Monate',
    'jedes Jahr',
    'alle 18 Monate',
    'alle 2 Jahre',
  ])
})
