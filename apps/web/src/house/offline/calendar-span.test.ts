import { addDays, addMonths, daysBetween, lastOfMonth, weekdayOf } from '@hauswart/domain/days/day'
import { expect, test } from 'vitest'
import { nearSpan, spansFor } from './calendar-span.ts'

test('what is near begins with the month before and reaches over a year ahead', () => {
  expect(nearSpan('2026-11-18')).toEqual({ from: '2026-10-01', until: '2027-11-04' })
  expect(nearSpan('2027-01-31').from).toBe('2026-12-01')
  expect(spansFor('2027-03-31', '2026-11-18')).toEqual([nearSpan('2026-11-18')])
})

test('the whole weeks of any month are in one span, and every span is one the server answers', () => {
  for (let day = '2024-01-31'; day < '2030-01-01'; day = addMonths(day, 1)) {
    const [first, last] = [`${day.slice(0, 7)}-01`, lastOfMonth(day)]
    const [monday, sunday] = [addDays(first, 1 - weekdayOf(first)), addDays(last, 7 - weekdayOf(last))]
    const spans = spansFor(day, '2026-11-18')
    const isWhole = spans.some(({ from, until }) => from <= monday && sunday <= until)
    expect([day, isWhole]).toEqual([day, true])
    expect(spans.every(({ from, until }) => daysBetween(from, until) < 400)).toBe(true)
  }
})
