import type { PlanEntry, PlanYear } from '@hauswart/domain/analysis/analysis'
import type { Figure } from '@hauswart/domain/figures/figure'
import { expect, test } from 'vitest'
import { barsHeight, curveHeight, moneyCurve, placeEntries, yearBars, yearWidth } from './timeline-layout.ts'

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

test('the dearest year has the highest bar, a small one is still seen, a free one has none', () => {
  const [first, second, third] = yearBars([
    planYear(2026, 1_000_000),
    planYear(2027, 1),
    planYear(2028, null),
  ])
  expect(first).toEqual({ year: 2026, x: 0, height: barsHeight - 8, state: 'later' })
  expect(second).toEqual({ year: 2027, x: yearWidth, height: 3, state: 'later' })
  expect(third?.height).toBe(0)
})

test('a bar has the colour of the most urgent thing in its year', () => {
  const due = { ...entry('roof', 2026), componentState: 'due' } as const
  const soon = { ...entry('kitchen', 2026), componentState: 'soon' } as const
  const again = { ...entry('paint#2', 2027), componentState: 'due' } as const
  const bars = yearBars([
    { ...planYear(2026, 100), entries: [soon, due] },
    { ...planYear(2027, 100), entries: [again] },
    { ...planYear(2028, 100), entries: [soon] },
  ])
  expect(bars.map(({ state }) => state)).toEqual(['due', 'later', 'soon'])
})

test('both curves share one scale and have a point per year', () => {
  const curve = moneyCurve([planYear(2026, 0, 0, 100), planYear(2027, 0, 200, 150)])
  expect(curve.most).toBe(200)
  expect(curve.cost).toBe(`${yearWidth / 2},${(curveHeight - 8).toFixed(1)} ${yearWidth * 1.5},8.0`)
  expect(curve.saved.split(' ')).toHaveLength(2)
})
