import { expect, test } from 'vitest'
import { cantons } from '../real-estate/real-estate.ts'
import { easterOf, isHoliday, lastDayOf } from './holidays.ts'

test.each([
  [1961, '1961-04-02'],
  [2008, '2008-03-23'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day)
})

test.each([
  ['2026-08-01', cantons.length],
  ['2026-12-25', cantons.length],
  ['2027-05-06', cantons.length],
  ['2026-04-03', cantons.length - 3],
  ['2026-12-24', 0],
  ['2026-11-17', 0],
])('%s is kept by %i cantons', (day, kept) => {
  expect(cantons.filter((canton) => isHoliday(day, canton))).toHaveLength(kept)
})

test.each([
  ['a Wednesday stays', '2026-11-18', 'ZH', 'law', '2026-11-18'],
  ['a Saturday of federal law moves to Monday', '2026-11-21', 'ZH', 'law', '2026-11-23'],
  ['a Saturday of a contract stays', '2026-11-21', 'ZH', 'contract', '2026-11-21'],
  ['a Sunday moves in both', '2026-11-22', 'ZH', 'contract', '2026-11-23'],
  ['Good Friday moves over Easter', '2027-03-26', 'ZH', 'law', '2027-03-30'],
  ['Good Friday of a contract ends on the Saturday between', '2027-03-26', 'ZH', 'contract', '2027-03-27'],
  ['Ticino does not keep Good Friday', '2027-03-26', 'TI', 'law', '2027-03-26'],
  ['Christmas 2026 goes to the Monday after', '2026-12-25', 'ZH', 'law', '2026-12-28'],
  ['All Saints is a working day in Zurich', '2027-11-01', 'ZH', 'law', '2027-11-01'],
  ['All Saints is kept in Lucerne', '2027-11-01', 'LU', 'law', '2027-11-02'],
  ['over the year', '2027-12-31', 'GE', 'law', '2028-01-03'],
  ['nobody knows the canton', '2026-05-01', null, 'law', '2026-05-01'],
] as const)('%s', (_what, day, canton, by, last) => {
  expect(lastDayOf(day, canton, by)).toBe(last)
})
