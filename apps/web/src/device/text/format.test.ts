import { expect, test } from 'vitest'
import { fromToday, today } from './format.ts'

test('today is the day in Zürich, whatever the clock of the device shows', () => {
  expect(today(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
})

test.each([
  ['2026-11-14', 'heute'],
  ['2026-11-15', 'morgen'],
  ['2026-11-13', 'gestern'],
  ['2026-11-18', 'in 4 Tagen'],
  ['2026-11-10', 'vor 4 Tagen'],
  ['2026-12-24', '24.12.'],
  ['2027-01-15', '15.01.2027'],
])('%s seen from 14.11.2026 is %s', (value, words) => {
  expect(fromToday(value, '2026-11-14')).toBe(words)
})
