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

it('makes identifiers that sort by time and never repeat', () => {
  let instant = 1_700_000_000_000
  const clock = makeClock(() => (instant += 1))
  const ids = Array.from({ length: 5_000 }, () => clock.newId())
  expect(ids.every(isUuid7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
