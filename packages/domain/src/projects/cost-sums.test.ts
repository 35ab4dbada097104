import { expect, test } from 'vitest'
import { sumCosts } from './cost-sums.ts'
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
