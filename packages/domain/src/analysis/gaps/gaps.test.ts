import { describe, expect, it } from 'vitest'
import type { AnalysedHouse, AnalysisInput, GapKind } from '../model/analysis.ts'
import { component, exampleComponents, exampleInput } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'
import { unitAsked } from './gaps-unit.ts'

const gaps = (more: Partial<AnalysisInput> = {}) => analyse(exampleInput(more)).gaps
const kinds = (more: Partial<AnalysisInput> = {}): GapKind[] => gaps(more).map(({ kind }) => kind)

it('asks for the condition of what costs most first', () => {
  const asked = gaps().filter(({ kind }) => kind === 'condition')
  expect(asked.map(({ componentId }) => componentId)).toEqual([
    'facade',
    'kitchen',
    'windows',
    'roof',
    'boiler',
  ])
})

it('asks for a year nobody knows before a condition of the same component', () => {
  const components = [
    component('f', 'plaster_facade', 1987, { isInstalledYearAssumed: true, quantity: 9, unit: 'm2' }),
  ]
  expect(
    gaps({ components })
      .slice(0, 2)
      .map(({ kind }) => kind),
  ).toEqual(['installed_year', 'condition'])
})

it('asks for nothing that was answered', () => {
  const components = exampleComponents.map((one) => ({ ...one, condition: 'good' as const }))
  expect(kinds({ components })).not.toContain('condition')
  expect(kinds({ components })).not.toContain('installed_year')
})

it('asks for money only who may see money', () => {
  const budget = {
    marginalTaxPercent: null,
    savedRappen: null,
    savingMonthlyRappen: null,
    propertyValueRappen: null,
  }
  expect(kinds()).not.toContain('marginal_tax')
  expect(kinds({ budget })).toContain('marginal_tax')
  expect(kinds({ budget: { ...budget, marginalTaxPercent: 25 } })).not.toContain('marginal_tax')
})

it('asks for the share of a flat once something is shared', () => {
  const [roof] = exampleComponents
  const shared = roof === undefined ? [] : [{ ...roof, isShared: true }]
  expect(kinds({ components: shared })).toContain('share_permille')
  expect(kinds({ components: shared, sharePermille: 90 })).not.toContain('share_permille')
  expect(kinds()).not.toContain('share_permille')
})

it('asks first whose roof and heating it is in a flat where both are the owner’s', () => {
  const flat = { ...exampleInput().house, kind: 'condominium_flat' as const }
  expect(kinds({ house: flat })[0]).toBe('shared_parts')
  const uncounted = exampleComponents.map((one) => ({ ...one, quantity: null, unit: null }))
  const asked = gaps({ house: flat, components: uncounted }).filter(({ kind }) => kind === 'quantity')
  expect(asked.map(({ componentId }) => componentId)).not.toContain('roof')
  expect(kinds()).not.toContain('shared_parts')
  const components = exampleComponents.map((one) => ({ ...one, isShared: true }))
  expect(kinds({ house: flat, components })).not.toContain('shared_parts')
  expect(kinds({ house: flat, components })).toContain('share_permille')
})

it('asks for a quantity in a unit that has a price, so that the answer closes the question', () => {
  const input = exampleInput()
  const asked = (catalogKey: 'plaster_facade' | 'windows' | 'kitchen', unit: 'piece' | 'm2' | 'm' | null) =>
    unitAsked(input, { catalogKey, unit })
  expect(asked('plaster_facade', 'piece')).toBe('m2')
  expect(asked('plaster_facade', null)).toBe('m2')
  expect(asked('windows', 'm')).toBe('piece')
  expect(asked('kitchen', 'm2')).toBe('piece')
  const facade = component('f', 'plaster_facade', 1987, { quantity: 4, unit: 'piece' })
  expect(kinds({ components: [facade] })).toContain('quantity')
  const answered = { ...facade, quantity: 180, unit: asked('plaster_facade', 'piece') }
  expect(kinds({ components: [answered] })).not.toContain('quantity')
})

describe('a heating told of and another recorded', () => {
  const { house } = exampleInput()
  const asked = (more: Partial<AnalysedHouse>) =>
    gaps({ house: { ...house, ...more } }).filter(({ componentId }) => componentId === 'heating')

  it('are asked about once, and nothing else of the one that may be gone', () => {
    expect(asked({ heating: 'heat_pump_air', heatingYear: 2024 }).map(({ kind }) => kind)).toEqual([
      'heating_contradiction',
    ])
    expect(asked({ heating: 'gas', heatingYear: null }).map(({ kind }) => kind)).toEqual([
      'heating_contradiction',
    ])
  })

  it('weigh what the recorded one costs, and the heat', () => {
    const [one] = asked({ heating: 'heat_pump_air', heatingYear: 2024 })
    expect(one?.weight).toBeGreaterThan(2_400_000)
  })

  it('are no question where they agree, or where what was told is only less exact', () => {
    expect(asked({ heating: 'oil' })).toEqual([])
    expect(asked({ heating: null })).toEqual([])
    expect(asked({ heating: 'other', heatingYear: null })).toEqual([])
  })
})
