import { describe, expect, test } from 'vitest'
import { moveDay, weeksOf } from './calendar-month.ts'

describe('the month on the calendar', () => {
  test('begins on Monday and leaves out the neighbours', () => {
    const weeks = weeksOf('2026-11-14')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeks.flat().filter((day) => day !== null)).toHaveLength(30)
  })

  test('a February that fits four weeks has four', () => {
    expect(weeksOf('2027-02-10')).toHaveLength(4)
  })

  test.each([
    ['ArrowLeft', false, '2026-11-13'],
    ['ArrowRight', false, '2026-11-15'],
    ['ArrowUp', false, '2026-11-07'],
    ['ArrowDown', false, '2026-11-21'],
    ['Home', false, '2026-11-09'],
    ['End', false, '2026-11-15'],
    ['PageUp', false, '2026-10-14'],
    ['PageDown', false, '2026-12-14'],
    ['PageUp', true, '2025-11-14'],
    ['PageDown', true, '2027-11-14'],
    ['a', false, undefined],
  ])('%s moves the day', (key, hasShift, to) => {
    expect(moveDay('2026-11-14', key, hasShift)).toBe(to)
  })
})
