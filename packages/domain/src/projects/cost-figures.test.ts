import { expect, it } from 'vitest'
import type { Figure } from '../figures/figure.ts'
import { costFigures, deviationLevel, reserveLeft } from './cost-figures.ts'
import { sumCostsWith } from './cost-sums.ts'

const item = (id: string, planned: number, committed = 0, invoiced = 0, paid = 0) => ({
  id,
  title: 'Fenster',
  plannedRappen: planned,
  committedRappen: committed,
  invoicedRappen: invoiced,
  paidRappen: paid,
})
const bill = (costItemId: string | null, amountRappen: number, paidRappen = 0) => ({
  costItemId,
  amountRappen,
  paidRappen,
})
const project = { budgetRappen: 1_000_000, reservePercent: 10 }
const items = [item('a', 500_000, 600_000, 1_000), item('b', 200_000)]
const partsOf = ({ inputs }: Figure) => inputs.map(({ label, value }) => [label, value])

it('says of each number what went into it, and the parts add up to it', () => {
  const cases = [
    [],
    [bill('a', 650_000, 650_000)],
    [bill('a', 100_000), bill(null, 900_000, 300_000), bill(null, -50_000)],
    [bill(null, -50_000, -20_000)],
  ]
  for (const bills of cases) {
    const figures = costFigures(project, items, bills)
    const sums = sumCostsWith(items, bills)
    for (const name of ['committed', 'invoiced', 'paid', 'forecast'] as const) {
      expect(figures[name].value).toBe(sums[name])
      expect(figures[name].inputs.reduce((sum, { value }) => sum + Number(value), 0)).toBe(sums[name])
      expect(new Set(figures[name].inputs.map(({ label }) => label)).size).toBe(figures[name].inputs.length)
      expect(figures[name].rules.length).toBeGreaterThan(0)
    }
  }
})

it('names items of one name apart, invoices without an item, and credit notes', () => {
  const { forecast, invoiced } = costFigures(project, items, [bill(null, 900_000), bill('a', -50_000)])
  expect(partsOf(invoiced)).toEqual([
    ['Rechnungen ohne Position', 900_000],
    ['Gutschriften', -50_000],
  ])
  expect(partsOf(forecast)).toEqual([
    ['Fenster', 600_000],
    ['Fenster (2)', 200_000],
    ['Mehr verrechnet oder bezahlt, als die Positionen erwarten lassen', 100_000],
    ['Gutschriften', -50_000],
  ])
})

it('the reserve is a part of the budget, and free as far as the forecast leaves it', () => {
  expect(costFigures(project, items, []).reserve.value).toBe(100_000)
  const left = [0, 900_000, 950_000, 1_000_000, 1_200_000].map((forecast) => reserveLeft(project, forecast))
  expect(left).toEqual([100_000, 100_000, 50_000, 0, 0])
  expect(reserveLeft({ ...project, budgetRappen: null }, 5)).toBeNull()
})

it('the deviation is in percent of the budget, and unknown without costs or budget', () => {
  const at = (rappen: number) => costFigures(project, [item('a', rappen)], []).deviation.value
  expect([at(1_050_000), at(1_110_000), at(900_000)].map(Number)).toEqual([5, 11, -10])
  expect([5, 5.1, 10.1].map(deviationLevel)).toEqual(['fine', 'raised', 'high'])
  expect(at(0)).toBeNull()
  for (const budgetRappen of [null, 0])
    expect(costFigures({ ...project, budgetRappen }, items, []).deviation.value).toBeNull()
})
