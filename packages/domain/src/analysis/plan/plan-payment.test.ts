import { describe, expect, it } from 'vitest'
import {
  component,
  exampleComponents,
  exampleInput,
  exampleRows,
  measure,
  row,
} from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'
import type { AnalysisInput } from '../model/analysis.ts'
import { emptyProfile } from '../model/analysis-profile.ts'

const references = [
  ...exampleRows,
  row('subsidy.insulation', 40, 'chf_per_m2', { canton: 'ZH' }),
  row('subsidy.build_before', 2000, 'year'),
  row('subsidy.cap_percent', 50, 'percent'),
  row('tax.upkeep_share', 100, 'percent'),
  row('tax.imputed_rent_ends', 2029, 'year'),
]
const budget = {
  marginalTaxPercent: 30,
  savedRappen: null,
  savingMonthlyRappen: null,
  propertyValueRappen: null,
}
const house = (more: Partial<AnalysisInput> = {}) => analyse(exampleInput({ references, budget, ...more }))
const of = (id: string, more: Partial<AnalysisInput> = {}) => {
  const found = house(more).components.find((one) => one.component.id === id)
  if (found === undefined) throw new Error(`no ${id}`)
  return found
}
const together = [measure('m', ['roof', 'facade'], { year: 2027 })]
const quoted = (rappen: number) => [{ objectId: 'm', kind: 'measure_cost', rappen } as const]

describe('what is paid for a part of an act', () => {
  it('is its share of the owner’s amount, and the tax goes by that', () => {
    // Alone the facade costs 45 000 and the roof 25 000: 9 and 5 of 14 parts.
    const more = { measures: together, amounts: quoted(14_000_000) }
    expect(of('roof', more).tax.value).toBe(5_000_000 * 0.3)
    expect(of('facade', more)).toMatchObject({
      subsidy: { value: 600_000 },
      tax: { value: (9_000_000 - 600_000) * 0.3 },
      paidIn: 2027,
    })
    expect(of('facade', more).tax.rules.map(({ id }) => id)).toContain('payment_share')
  })

  it('is less where both save a scaffold', () => {
    expect(of('roof', { measures: together }).tax.value).toBe(
      Math.round(Math.round((6_200_000 * 2_500_000) / 7_000_000) * 0.3),
    )
  })

  it('grows with prices as that of a single one does', () => {
    const more = { measures: together, profile: { ...emptyProfile, inflationPercent: 2 } }
    const grown = of('roof', more).tax.value ?? 0
    expect(grown).toBeGreaterThan(of('roof', { measures: together }).tax.value ?? Infinity)
  })

  it('caps the subsidy, the same that the tax goes by', () => {
    const measures = [measure('m', ['facade'], { year: 2027 })]
    const { subsidy, tax } = of('facade', { measures, amounts: quoted(1_000_000) })
    expect(subsidy.value).toBe(500_000)
    expect(tax.value).toBe(500_000 * 0.3)
    expect(subsidy.inputs).toContainEqual({
      label: 'Kosten der Erneuerung',
      value: 1_000_000,
      unit: 'rappen',
      origin: 'computed',
    })
    expect(house({ measures, amounts: quoted(1_000_000) }).subsidy.value).toBe(500_000)
  })

  it('is nothing more for what is in the price of the whole', () => {
    const paint = component('paint', 'facade_paint', 2005, { quantity: 150, unit: 'm2' })
    const more = {
      components: [...exampleComponents, paint],
      references: [...references, row('cost.facade_paint', 50, 'chf_per_m2')],
      measures: [measure('m', ['facade', 'paint'], { year: 2027 })],
    }
    expect(of('paint', more).tax.value).toBe(0)
    expect(of('facade', more).tax.value).toBe((4_500_000 - 600_000) * 0.3)
  })

  it('is unknown where the owner’s amount holds for something without a price too', () => {
    const garden = component('garden', 'garden', 1990, { ownLifetimeYears: 40 })
    const components = [...exampleComponents, garden]
    const measures = [measure('m', ['roof', 'garden'], { year: 2027 })]
    expect(of('roof', { components, measures, amounts: quoted(5_000_000) }).tax.value).toBeNull()
    expect(of('roof', { components, measures }).tax.value).toBe(2_500_000 * 0.3)
    expect(of('garden', { components, measures }).tax.value).toBeNull()
  })

  it('is that of the heating where a quote holds for it and for what stands beside it', () => {
    const more = {
      components: [...exampleComponents, component('electric', 'electric_heating', 2000)],
      references: [
        ...references,
        row('lifetime.electric_heating', 20, 'years'),
        row('cost.electric_heating', 24_000, 'chf_flat'),
      ],
      measures: [measure('m', ['heating', 'electric', 'boiler'], { year: 2027 })],
      amounts: quoted(5_500_000),
    }
    // Alone the heating costs 24 000 and the boiler 3500.
    expect(of('boiler', more).tax.value).toBe(Math.round(700_000 * 0.3))
    expect(of('electric', more).tax.value).toBe(0)
    expect(of('heating', more).tax.value).not.toBeNull()
    expect(of('electric', { ...more, amounts: [] }).tax.value).toBe(0)
    // Replaced for itself it has a price that nobody knows.
    const apart = [measure('m', ['electric', 'boiler'], { year: 2027 })]
    expect(of('boiler', { ...more, measures: apart }).tax.value).toBeNull()
  })

  it('is asked in the year of the renewal, not in that of an upkeep before it', () => {
    const measures = [
      measure('u', ['roof'], { kind: 'upkeep', year: 2026 }),
      measure('m', ['roof'], { year: 2033 }),
    ]
    expect(of('roof', { measures })).toMatchObject({ paidIn: 2033, tax: { value: 0 } })
  })
})
