import { isUuid7 } from '@hauswart/domain/ids/uuid7'
import { expect, it } from 'vitest'
import { makeClock } from './clock.ts'

it('knows the Swiss day, also around midnight and across the change to summer time', () => {
  let instant = 0
  const clock = makeClock(() => instant)
  const dayAt = (text: string) => {
    instant = Date.parse(text)
    return clock.today()
  }
  expect(dayAt('2026-11-14T22:59:59Z')).toBe('2026-11-14')
  expect(dayAt('2026-11-14T23:00:00Z')).toBe('2026-11-15')
  expect(dayAt('2026-03-28T22:59:59Z')).toBe('2026-03-28')
  expect(dayAt('2026-03-29T21:59:59Z')).toBe('2026-03-29')
  expect(dayAt('2026-03-29T22:00:00Z')).toBe('2026-03-30')
})

it.each([
  ['in one millisecond', () => 1_700_000_000_000],
  ['while time goes on', (turn: number) => 1_700_000_000_000 + turn],
  ['while the clock is set back', (turn: number) => 1_700_000_000_000 - turn],
])('makes identifiers that sort in their order and never repeat, %s', (_when, at) => {
  let turn = 0
  const clock = makeClock(() => at((turn += 1)))
  const ids = Array.from({ length: 9_000 }, () => clock.newId())
  expect(ids.every(isUuid7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
