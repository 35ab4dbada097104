import { expect, it } from 'vitest'
import type { AnalysisInput, GapKind } from './analysis.ts'
import { component, exampleComponents, exampleInput } from './analyse-example.ts'
import { analyse } from './analyse.ts'

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

it('asks no more than anybody answers', () => {
  const components = Array.from({ length: 40 }, (_, index) =>
    component(`b${index}`, 'bathroom', 1990, { isInstalledYearAssumed: true }),
  )
  expect(gaps({ components })).toHaveLength(12)
})
