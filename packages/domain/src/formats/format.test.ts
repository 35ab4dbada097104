import { describe, expect, test } from 'vitest'
import {
  area,
  bareMoney,
  bytes,
  calendarDay,
  count,
  day,
  dayTime,
  daysBetween,
  halves,
  money,
  moneyRange,
  monthYear,
  number,
  percent,
  range,
  roughly,
  shortDay,
  shortMoney,
  time,
  weekDay,
  wholeMoney,
} from './format.ts'

const nb = '\u00A0'
const thin = '\u202F'

describe('money', () => {
  test.each([
    [0, `CHF${nb}0.00`],
    [5, `CHF${nb}0.05`],
    [123_450, `CHF${nb}1’234.50`],
    [78_000_000, `CHF${nb}780’000.00`],
    [-38_000, `−CHF${nb}380.00`],
    [900_000_000_000_001, `CHF${nb}9’000’000’000’000.01`],
  ])('%i Rappen are written %s', (rappen, words) => {
    expect(money(rappen)).toBe(words)
  })

  test('an estimate shows whole francs, a range an en dash', () => {
    expect(wholeMoney(123_450)).toBe(`CHF${nb}1’235`)
    expect(wholeMoney(-38_000)).toBe(`−CHF${nb}380`)
    expect(moneyRange(3_800_000, 4_600_000)).toBe(`CHF${nb}38’000–46’000`)
    expect(moneyRange(3_800_000, 4_600_000, { withoutCurrency: true })).toBe('38’000–46’000')
    expect(moneyRange(100, 100)).toBe(`CHF${nb}1`)
    expect(bareMoney(18_740)).toBe('187.40')
  })

  test.each([
    [6_800_000, '68k'],
    [134_000_000, `1.34${nb}Mio.`],
    [99_960_000, `1${nb}Mio.`],
    [40_000, '400'],
  ])('%i Rappen are shortened to %s', (rappen, words) => {
    expect(shortMoney(rappen)).toBe(words)
  })
})

describe('figures', () => {
  test('percent stands apart by a thin space that does not break', () => {
    expect(percent(0.0115)).toBe(`1.15${thin}%`)
    expect(percent(0.29)).toBe(`29${thin}%`)
    expect(percent(-0.05)).toBe(`−5${thin}%`)
  })

  test('an estimate is written as roughly as it is known', () => {
    expect([0, 42.4, 112, 996, 6_775, 10_525, -1_234].map(roughly)).toEqual([
      0, 42, 110, 1_000, 6_800, 10_500, -1_200,
    ])
  })

  test('areas, numbers, ranges, sizes and counts', () => {
    expect(area(148)).toBe(`148${nb}m²`)
    expect(area(1_250.5)).toBe(`1’250.5${nb}m²`)
    expect(number(12_500)).toBe('12’500')
    expect(number(2.84, 1)).toBe('2.8')
    expect([5.5, 4, 0.5, 12.5].map(halves)).toEqual(['5½', '4', '½', '12½'])
    expect(range(2, 4)).toBe('2–4')
    expect(bytes(820_000)).toBe(`820${nb}kB`)
    expect(bytes(3_400_000)).toBe(`3.4${nb}MB`)
    expect(bytes(12)).toBe(`12${nb}Bytes`)
    expect(count(1, 'Foto', 'Fotos')).toBe(`1${nb}Foto`)
    expect(count(0, 'Foto', 'Fotos')).toBe(`0${nb}Fotos`)
  })
})

describe('days', () => {
  test('a calendar day stays the day it is', () => {
    expect(day('2026-11-14')).toBe('14.11.2026')
    expect(day('2026-03-01')).toBe('01.03.2026')
    expect(shortDay('2026-11-14')).toBe('14.11.')
    expect(weekDay('2026-11-24')).toBe('Di, 24.11.2026')
    expect(monthYear('2026-11-14')).toBe('November 2026')
  })

  test('an instant is shown on the clock of Zürich, summer and winter', () => {
    expect(dayTime('2026-11-24T13:00:00Z')).toBe('Di, 24.11.2026, 14:00')
    expect(dayTime('2026-07-01T12:00:00Z')).toBe('Mi, 01.07.2026, 14:00')
    expect(day('2026-11-24T23:30:00Z')).toBe('25.11.2026')
    expect(time('2026-11-24T23:00:00Z')).toBe('00:00')
    expect(calendarDay(new Date('2026-06-30T22:30:00Z'))).toBe('2026-07-01')
  })

  test('days are counted over the change of the clock', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
  })
})
