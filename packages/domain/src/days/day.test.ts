import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf, daysBetween, lastOfMonth, weekdayOf } from './day.ts'

test('days go over months, years, leap days and changes of the clock', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2026-11-15', 2)).toBe('2027-01-15')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('a month ends where the calendar says', () => {
  expect(lastOfMonth('2026-02-03')).toBe('2026-02-28')
  expect(lastOfMonth('2028-02-03')).toBe('2028-02-29')
  expect(lastOfMonth('2026-12-01')).toBe('2026-12-31')
})

test('a week begins on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(1)
  expect(weekdayOf('2026-11-15')).toBe(7)
})

test('days between are counted to both sides', () => {
  expect(daysBetween('2026-11-15', '2026-11-19')).toBe(4)
  expect(daysBetween('2026-11-15', '2026-11-12')).toBe(-3)
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
})

test('only days of the calendar are days', () => {
  expect(dayOf(2027, 3, 1)).toBe('2027-03-01')
  expect(dayOf(2027, 2, 29)).toBeUndefined()
  expect(dayOf(2027, 13, 1)).toBeUndefined()
  expect(dayOf(2027, 4, 31)).toBeUndefined()
})
