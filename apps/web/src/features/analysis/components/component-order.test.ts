import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import type { Figure } from '@hauswart/domain/figures/figure'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import { expect, test } from 'vitest'
import { arrange } from './component-order.ts'

const figure = (value: number | null): Figure => ({
  value,
  low: value,
  high: value,
  unit: 'rappen',
  inputs: [],
  rules: [],
})
const component = (
  name: string,
  catalogKey: ComponentKey,
  cost: number | null,
  isShared = false,
): ComponentAnalysis => ({
  component: {
    id: name,
    catalogKey,
    name,
    isShared,
    quantity: null,
    unit: null,
    material: null,
    installedYear: 1990,
    isInstalledYearAssumed: false,
    lastRenewedYear: null,
    condition: null,
    conditionOn: null,
    ownLifetimeYears: null,
  },
  name,
  state: 'unknown',
  urgency: null,
  isAssumed: false,
  lifetime: figure(null),
  remaining: figure(null),
  renewalYear: figure(null),
  cost: figure(cost),
  usedShare: null,
  note: 'unbekannt',
  paidIn: null,
  subsidy: figure(null),
  deduction: figure(null),
  tax: figure(null),
})

const house = [
  component('Ölheizung', 'oil_heating', 4_000_000),
  component('Dach', 'pitched_roof', 6_500_000, true),
  component('Küche', 'kitchen', null),
  component('Äussere Türen', 'outer_doors', 900_000, true),
]
const names = (...args: Parameters<typeof arrange>) =>
  arrange(...args).map(({ group, components }) => [group, components.map(({ name }) => name)])

test('by urgency the order of the engine stays', () => {
  expect(names(house, 'urgency')).toEqual([[undefined, ['Ölheizung', 'Dach', 'Küche', 'Äussere Türen']]])
})

test('by name umlauts stand where people look for them', () => {
  expect(names(house, 'name')).toEqual([[undefined, ['Äussere Türen', 'Dach', 'Küche', 'Ölheizung']]])
})

test('by cost the dearest comes first and what has no price last', () => {
  expect(names(house, 'cost')).toEqual([[undefined, ['Dach', 'Ölheizung', 'Äussere Türen', 'Küche']]])
})

test('by group only groups that hold something are shown', () => {
  expect(names(house, 'group')).toEqual([
    ['envelope', ['Dach', 'Äussere Türen']],
    ['technology', ['Ölheizung']],
    ['interior', ['Küche']],
  ])
})

test('of a flat the own part and the community are told apart', () => {
  expect(names(house, 'urgency', 'own')).toEqual([[undefined, ['Ölheizung', 'Küche']]])
  expect(names(house, 'urgency', 'shared')).toEqual([[undefined, ['Dach', 'Äussere Türen']]])
})
