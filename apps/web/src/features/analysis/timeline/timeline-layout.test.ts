import type { PlanEntry, PlanYear } from '@hauswart/domain/analysis/model/analysis'
import type { Figure } from '@hauswart/domain/figures/figure'
import { expect, test } from 'vitest'
import {
  barsHeight,
  columnsOf,
  curveHeight,
  freeRuns,
  freeYearWidth,
  moneyCurve,
  placeEntries,
  yearAt,
  yearBars,
  yearWidth,
} from './timeline-layout.ts'

const figure = (value: number | null): Figure => ({
  value,
  low: value,
  high: value,
  unit: 'rappen',
  inputs: [],
  rules: [],
})
const entry = (key: string, year: number): PlanEntry => ({
  key,
  measureId: null,
  componentIds: [key.replace(/#.*/, '')],
  title: key,
  recommendedYear: year,
  year,
  state: 'proposed',
  componentState: 'good',
  cost: figure(100),
  isMovable: !key.includes('#'),
})
const planYear = (year: number, cost: number | null, total = 0, saved = 0): PlanYear => ({
  year,
  entries: [],
  cost: figure(cost),
  total,
  saved,
  months: 0,
  fromFund: 0,
})
const plan = { from: 2026, count: 30 }

test('entries stand in the column of their year, the earlier first', () => {
  const placed = placeEntries([entry('roof', 2030), entry('boiler', 2026), entry('paint#2', 2055)], plan)
  expect(placed.map(({ id, column }) => [id, column])).toEqual([
    ['boiler', 0],
    ['roof', 4],
    ['paint#2', 29],
  ])
})

test('what lies outside the thirty years is not placed', () => {
  expect(placeEntries([entry('roof', 2056), entry('boiler', 2025)], plan)).toEqual([])
})

test('while something is moved nothing changes its place in the list', () => {
  const placed = placeEntries([entry('boiler', 2040), entry('roof', 2030)], plan, ['boiler', 'roof'])
  expect(placed.map(({ id, column }) => [id, column])).toEqual([
    ['boiler', 14],
    ['roof', 4],
  ])
})

/** A year per letter: x has something to do, a dot has nothing. */
const columnsLike = (years: string) =>
  columnsOf({
    from: 2026,
    years: years.split('').map((sign, at) => ({
      ...planYear(2026 + at, null),
      entries: sign === 'x' ? [entry('roof', 2026 + at)] : [],
    })),
  })

test('a year without work is narrow, but wide enough for a finger', () => {
  const { edges, isFree } = columnsLike('x..x')
  expect(isFree).toEqual([false, true, true, false])
  expect(edges).toEqual([0, 128, 172, 216, 344])
  expect(freeYearWidth).toBeGreaterThanOrEqual(44)
})

test.each([
  [-500, 2026],
  [0, 2026],
  [127, 2026],
  [128, 2027],
  [171, 2027],
  [172, 2028],
  [216, 2029],
  [343, 2029],
  [99_999, 2029],
])('a pointer at %d of the board means %d, also over a narrow year', (x, year) => {
  expect(yearAt(x, columnsLike('x..x'))).toBe(year)
})

test('every year can be dropped on, wherever the others lie', () => {
  const columns = columnsLike('x...x.xx......x...............')
  const middles = columns.edges.slice(0, -1).map((edge, at) => (edge + (columns.edges[at + 1] ?? 0)) / 2)
  expect(middles.map((x) => yearAt(x, columns))).toEqual(middles.map((_, at) => 2026 + at))
})

test('only a longer row of free years says so, and once', () => {
  expect(freeRuns(columnsLike('x..x...x....').isFree)).toEqual([4, 8])
  expect(freeRuns(columnsLike('...x').isFree)).toEqual([0])
  expect(freeRuns(columnsLike('xx..').isFree)).toEqual([])
})

test('the dearest year has the highest bar, a small one is still seen, a free one has none', () => {
  const [first, second, third] = yearBars(
    [planYear(2026, 1_000_000), planYear(2027, 1), planYear(2028, null)],
    columnsLike('xx.'),
  )
  expect(first).toEqual({ year: 2026, x: 30, width: 68, height: barsHeight - 8, state: 'later' })
  expect(second).toEqual({ year: 2027, x: yearWidth + 30, width: 68, height: 3, state: 'later' })
  expect(third?.height).toBe(0)
})

test('the bar of a card on its way over a narrow year stands in the middle of it', () => {
  const [, moved] = yearBars([planYear(2026, 0), planYear(2027, 100)], columnsLike('x.'))
  expect(moved).toMatchObject({ x: yearWidth + freeYearWidth / 2 - 8, width: 16 })
})

test('a bar has the colour of the most urgent thing in its year', () => {
  const due = { ...entry('roof', 2026), componentState: 'due' } as const
  const soon = { ...entry('kitchen', 2026), componentState: 'soon' } as const
  const again = { ...entry('paint#2', 2027), componentState: 'due' } as const
  const years = [
    { ...planYear(2026, 100), entries: [soon, due] },
    { ...planYear(2027, 100), entries: [again] },
    { ...planYear(2028, 100), entries: [soon] },
  ]
  const bars = yearBars(years, columnsOf({ from: 2026, years }))
  expect(bars.map(({ state }) => state)).toEqual(['due', 'later', 'soon'])
})

test('both curves share one scale and have a point in the middle of every year', () => {
  const curve = moneyCurve([planYear(2026, 0, 0, 100), planYear(2027, 0, 200, 150)], columnsLike('x.'))
  expect(curve.most).toBe(200)
  expect(curve.cost).toBe(
    `${yearWidth / 2},${(curveHeight - 8).toFixed(1)} ${yearWidth + freeYearWidth / 2},8.0`,
  )
  expect(curve.saved.split(' ')).toHaveLength(2)
})
