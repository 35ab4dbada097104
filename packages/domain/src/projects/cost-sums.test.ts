import { expect, test } from 'vitest'
import { budgetLeft, sumCosts, sumCostsWith, withInvoices, withoutItem } from './cost-sums.ts'
import { projectTemplates, proposedBy } from './project-template.ts'

const item = (plannedRappen: number, committedRappen = 0, invoicedRappen = 0, paidRappen = 0) => ({
  plannedRappen,
  committedRappen,
  invoicedRappen,
  paidRappen,
})

test.each([
  [[], { planned: 0, committed: 0, invoiced: 0, paid: 0, forecast: 0 }],
  [[item(500)], { planned: 500, committed: 0, invoiced: 0, paid: 0, forecast: 500 }],
  [[item(500, 400)], { planned: 500, committed: 400, invoiced: 0, paid: 0, forecast: 400 }],
  [
    [item(500, 400, 450, 100), item(300)],
    { planned: 800, committed: 400, invoiced: 450, paid: 100, forecast: 750 },
  ],
])('items %o come to %o', (items, sums) => {
  expect(sumCosts(items)).toEqual(sums)
})

test('a template proposes title, kind and the components the house has', () => {
  const components = [
    { id: 'a', catalogKey: 'windows' },
    { id: 'b', catalogKey: 'oil_heating' },
  ] as const
  expect(proposedBy('heating', components)).toEqual({
    title: projectTemplates.heating.label,
    kind: 'energy',
    componentIds: ['b'],
  })
  expect(proposedBy('empty', components)).toEqual({ title: '', kind: 'renovation', componentIds: [] })
})

test('takes what was invoiced and paid from invoices alone once there are any, also those without an item', () => {
  const named = (id: string) => ({
    id,
    plannedRappen: 100,
    committedRappen: 90,
    invoicedRappen: 10,
    paidRappen: 10,
  })
  const items = [named('roof'), named('walls')]
  const bill = (costItemId: string | null, amountRappen: number, paidRappen: number) => ({
    costItemId,
    amountRappen,
    paidRappen,
  })
  const bills = [bill('roof', 40, 20), bill('roof', 30, 0), bill(null, 50, 50), bill('gone', 5, 0)]
  expect(withInvoices(items, bills)).toMatchObject([
    { id: 'roof', committedRappen: 90, invoicedRappen: 70, paidRappen: 20 },
    { id: 'walls', invoicedRappen: 0, paidRappen: 0 },
  ])
  expect(withoutItem(items, bills)).toEqual({ invoicedRappen: 55, paidRappen: 50 })
  expect(sumCostsWith(items, bills)).toEqual({
    planned: 200,
    committed: 180,
    invoiced: 125,
    paid: 70,
    forecast: 180,
  })
  expect(withoutItem(items, [])).toBeUndefined()
  expect(sumCostsWith(items, [])).toEqual(sumCosts(items))
})

test('a credit note is taken off what was typed, and off what works will come to, with or without its item', () => {
  const roof = { id: 'roof', ...item(1000, 900, 850, 850) }
  const of = (costItemId: string | null, amountRappen: number, paidRappen = 0) => ({
    costItemId,
    amountRappen,
    paidRappen,
  })
  const alone = [of('roof', -200, -50)]
  expect(withInvoices([roof], alone)).toMatchObject([{ invoicedRappen: 650, paidRappen: 800 }])
  expect(sumCostsWith([roof], alone)).toMatchObject({ invoiced: 650, paid: 800, forecast: 700 })
  expect(sumCostsWith([roof], [of(null, -200, -50)])).toMatchObject({
    invoiced: 650,
    paid: 800,
    forecast: 700,
  })
  for (const costItemId of ['roof', null])
    expect(sumCostsWith([roof], [of('roof', 1200, 1200), of(costItemId, -200)])).toMatchObject({
      invoiced: 1000,
      // What is to come back has not come back yet.
      paid: 1200,
      forecast: 1000,
    })
})

test('a budget leaves what no other bill of its item took, with what was credited, and nothing is said without one', () => {
  const roof = { id: 'roof', plannedRappen: 1_000 }
  const bill = (amountRappen: number, costItemId: string | null = 'roof') => ({
    costItemId,
    amountRappen,
    paidRappen: 0,
  })
  expect(budgetLeft(roof, [])).toBe(1_000)
  expect(budgetLeft(roof, [bill(700), bill(-50), bill(900, 'paint'), bill(10, null)])).toBe(350)
  expect(budgetLeft(roof, [bill(1_200)])).toBe(-200)
  expect(budgetLeft({ ...roof, plannedRappen: 0 }, [bill(700)])).toBeUndefined()
})
