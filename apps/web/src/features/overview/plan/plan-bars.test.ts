import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import { component, exampleInput } from '@hauswart/domain/analysis/engine/analyse-example'
import type { Analysis, PlanYear } from '@hauswart/domain/analysis/model/analysis'
import { expect, test } from 'vitest'
import { planBars } from './plan-bars.ts'

type Entry = Pick<PlanYear['entries'][number], 'isMovable' | 'componentState'>

const planned = (year: number, rappen: number, ...entries: Entry[]) => ({
  year,
  entries,
  cost: { value: rappen, low: rappen - 100, high: rappen + 100, unit: 'rappen', inputs: [], rules: [] },
})

const years = Array.from({ length: 30 }, (_, at) =>
  at === 1
    ? planned(2027, 6_800_000, { isMovable: true, componentState: 'due' })
    : at === 3
      ? planned(2029, 3_200_000, { isMovable: true, componentState: 'soon' })
      : at === 4
        ? planned(2030, 120_000, { isMovable: false, componentState: 'due' })
        : at === 20
          ? planned(2046, 99_000_000)
          : planned(2026 + at, 0),
)
const analysis = { plan: { from: 2026, years, sums: {} } } as unknown as Analysis

test('the bars are the next fifteen years, their sum is the sum of the bars', () => {
  const { bars, total, until } = planBars(analyse(exampleInput()))
  expect(bars.map(({ year }) => year)).toEqual(Array.from({ length: 15 }, (_, at) => 2026 + at))
  expect(until).toBe(2040)
  expect(total.value).toBe(bars.reduce((sum, { value }) => sum + value, 0))
})

test('where no price is known the sum is unknown, not nothing', () => {
  const components = [component('g', 'garden', 1990, { ownLifetimeYears: 40 })]
  expect(planBars(analyse(exampleInput({ components }))).total.value).toBeNull()
})

test('colour and mark go to what a component needs first, in words too', () => {
  const { bars } = planBars(analysis)
  expect(bars[1]).toMatchObject({ state: 'due', mark: '68k', words: 'CHF\u00A068’000, fällig' })
  expect(bars[3]).toMatchObject({ state: 'soon', mark: '32k' })
  expect(bars[4]).toMatchObject({ state: undefined, mark: undefined, words: 'CHF\u00A01’200' })
  expect(bars[5]).toMatchObject({ value: 0, words: 'nichts geplant' })
})
