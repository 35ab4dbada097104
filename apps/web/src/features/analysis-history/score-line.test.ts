import { describe, expect, test } from 'vitest'
import { scored, scoreLine, upToNow } from './score-line.ts'

const at = (takenOn: string, score: number | null) => ({ takenOn, score, dueCount: 0 })

describe('the line of a house', () => {
  test('goes from the oldest to today', () => {
    const standings = scored([at('2026-01-01', 60), at('2024-01-01', 70)])
    const { points, path } = scoreLine(standings, '2028-01-01')
    expect(points.map(({ x, score }) => [Math.round(x), score])).toEqual([
      [0, 70],
      [50, 60],
    ])
    expect(path.split(' ')).toHaveLength(3)
    expect(path.endsWith(`100.00,${points[1]?.y.toFixed(2)}`)).toBe(true)
  })

  test('leaves days without a score out', () => {
    expect(scored([at('2026-01-01', 60), at('2025-01-01', null)])).toHaveLength(1)
  })

  test.each([
    [100, 98],
    [0, 3],
    [70, 64],
    [5, 95],
  ])('%i and %i stay in the picture, the higher one above', (from, to) => {
    const { points } = scoreLine(scored([at('2026-01-01', to), at('2025-01-01', from)]), '2026-11-15')
    for (const { y } of points) expect(y >= 0 && y <= 100).toBe(true)
    const [before, after] = points
    expect((before?.y ?? 0) < (after?.y ?? 0)).toBe(from > to)
  })

  test('a small change looks small', () => {
    const { points } = scoreLine(scored([at('2026-01-01', 69), at('2025-01-01', 70)]), '2026-11-15')
    expect(Math.abs((points[0]?.y ?? 0) - (points[1]?.y ?? 0))).toBeLessThan(5)
  })

  test('a device whose clock is behind draws up to the last day', () => {
    const { points } = scoreLine(scored([at('2026-01-01', 60), at('2025-01-01', 70)]), '2025-06-01')
    expect(points.at(-1)?.x).toBe(100)
  })
})

describe('today as the last day', () => {
  const past = scored([at('2026-01-01', 60), at('2025-01-01', 70)])

  test('what the house says now comes last, and the line ends there', () => {
    const all = upToNow(past, { score: 50, dueCount: 1 }, '2026-11-15')
    expect(all.map(({ takenOn, score }) => [takenOn, score])).toEqual([
      ['2025-01-01', 70],
      ['2026-01-01', 60],
      ['2026-11-15', 50],
    ])
    expect(scoreLine(all, '2026-11-15').points.at(-1)).toMatchObject({ x: 100, score: 50 })
  })

  test('what was remembered this morning gives way to it', () => {
    const all = upToNow(past, { score: 50, dueCount: 1 }, '2026-01-01')
    expect(all.map(({ score }) => score)).toEqual([70, 50])
    const behind = upToNow(past, { score: 50, dueCount: 1 }, '2025-06-01')
    expect(behind.map(({ takenOn, score }) => [takenOn, score]).at(-1)).toEqual(['2026-01-01', 50])
  })

  test('the same as on the last day is nothing new, nor is a house without a score', () => {
    expect(upToNow(past, { score: 60, dueCount: 0 }, '2026-11-15')).toEqual(past)
    expect(upToNow(past, { score: null, dueCount: 0 }, '2026-11-15')).toEqual(past)
    expect(upToNow([], { score: 60, dueCount: 0 }, '2026-11-15')).toHaveLength(1)
  })
})
