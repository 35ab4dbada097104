import { describe, expect, it, test } from 'vitest'
import { fc, runs } from '../../test/by-lot.ts'
import type { AnalysisInput, RenewalFund } from './analysis.ts'
import { component, exampleInput, exampleRows, measure, row } from './analyse-example.ts'
import { analyse } from './analyse.ts'

// A roof of CHF 250 000 in 2037, a tenth of it the owner's; a kitchen of the owner's own in 2035.
const roof = component('roof', 'pitched_roof', 1987, { quantity: 1000, unit: 'm2', isShared: true })
const kitchen = component('kitchen', 'kitchen', 2005, {
  ownLifetimeYears: 30,
  quantity: 1,
  unit: 'piece',
})
const ownRoof = 2_500_000
const flat = (fund: Partial<RenewalFund> | null, more: Partial<AnalysisInput> = {}) =>
  analyse(
    exampleInput({
      components: [roof, kitchen],
      references: exampleRows,
      sharePermille: 100,
      fund: fund === null ? null : { balanceRappen: null, balanceOn: null, yearlyRappen: null, ...fund },
      ...more,
    }),
  )
const paidBy = (year: number, ...told: Parameters<typeof flat>) =>
  flat(...told).plan.years.find((one) => one.year === year)?.fromFund

describe('the renewal fund', () => {
  it('pays the owner’s part of what is shared, from what it holds by then', () => {
    const fund = { balanceRappen: 5_000_000, yearlyRappen: 600_000 }
    // 2 months of this year and eleven years: a tenth of 5 000 000 and of 600 000 × 134 / 12.
    expect(paidBy(2036, fund)).toBe(0)
    expect(paidBy(2037, fund)).toBe(500_000 + 670_000)
    expect(paidBy(2055, fund)).toBe(500_000 + 670_000)
  })

  it('never pays more than the shared parts cost, and nothing of the others', () => {
    expect(paidBy(2055, { balanceRappen: 900_000_000 })).toBe(ownRoof)
    expect(flat({ balanceRappen: 900_000_000 }).reserve.fund?.value).toBe(ownRoof)
  })

  it('lowers what has to be put aside, by what it pays', () => {
    const months = 2 + 19 * 12
    const level = (rappen: number) => Math.ceil(rappen / months / 1_000) * 1_000
    const without = flat(null).plan.sums.twenty.value ?? 0
    expect(flat(null).reserve.perMonth.value).toBe(level(without))
    const { reserve, plan } = flat({ balanceRappen: 900_000_000 })
    expect(plan.sums.twenty.value).toBe(without)
    expect(reserve.perMonth.value).toBe(level(without - ownRoof))
    expect(reserve.perMonth.inputs.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Ihr Anteil am Saldo des Fonds', 'Aus dem Fonds in 20 Jahren']),
    )
    expect(reserve.perMonth.rules.map(({ id }) => id)).toContain('reserve_fund')
  })

  it('stands in the money curve and in what lacks', () => {
    const budget = {
      marginalTaxPercent: null,
      savedRappen: 4_250_000,
      savingMonthlyRappen: 0,
      propertyValueRappen: null,
    }
    expect(flat(null, { budget }).reserve.shortfall.value).toBeGreaterThan(0)
    const { plan, reserve } = flat(
      { balanceRappen: 900_000_000 },
      { budget, measures: [measure('m', ['kitchen'], { year: 2031 })] },
    )
    const at = plan.years.find(({ year }) => year === 2037)
    expect(at?.saved).toBe(4_250_000 + ownRoof)
    expect(at?.total).toBe(4_250_000 + ownRoof)
    expect(reserve.shortfall.value).toBe(0)
  })

  it('is not there without a fund, a share or a shared part, and the reserve says so', () => {
    expect(flat(null).reserve.fund).toBeNull()
    expect(flat(null).reserve.perMonth.rules.map(({ id }) => id)).toContain('reserve_no_fund')
    expect(flat({ balanceRappen: 100 }, { sharePermille: null }).reserve.fund).toBeNull()
    expect(flat({ balanceRappen: 0, yearlyRappen: 0 }).reserve.fund).toBeNull()
    const own = flat({ balanceRappen: 100 }, { components: [kitchen] })
    expect(own.reserve.fund).toBeNull()
    expect(own.reserve.perMonth.rules.map(({ id }) => id)).not.toContain('reserve_no_fund')
  })

  it('pays of an act only what falls on its shared parts', () => {
    const facade = component('facade', 'plaster_facade', 2000, { quantity: 100, unit: 'm2' })
    const components = [roof, facade]
    const measures = [measure('m', ['roof', 'facade'], { year: 2030 })]
    const amounts = [{ objectId: 'm', kind: 'measure_cost', rappen: 1_100_000 }] as const
    // Alone the part of the roof costs 25 000, the facade 30 000.
    expect(paidBy(2030, { balanceRappen: 900_000_000 }, { components, measures, amounts })).toBe(500_000)
  })

  it('names what was told of it, with its day, and nothing that was not', () => {
    const labels = flat({ balanceRappen: 900_000, balanceOn: '2025-12-31' }).reserve.fund?.inputs
    expect(labels?.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Gemeinschaftliche Bauteile in 30 Jahren 2500000',
      'Ihr Anteil am Saldo des Fonds 90000',
      'Saldo vom 31.12.2025',
      'Wertquote in Promille 100',
    ])
  })

  it('pays no upkeep', () => {
    const measures = [measure('u', ['roof'], { kind: 'upkeep', year: 2027 })]
    const amounts = [{ objectId: 'u', kind: 'measure_cost', rappen: 40_000 }] as const
    expect(paidBy(2027, { balanceRappen: 900_000_000 }, { measures, amounts })).toBe(0)
  })
})

test('a fuller fund never pays less, nor a dearer part leave less to the owner', () => {
  const rappen = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(rappen, rappen, rappen, fc.integer({ min: 50, max: 900 }), (balance, yearly, more, price) => {
      const house = (fund: Partial<RenewalFund>, chf = price) =>
        flat(fund, {
          components: [roof, { ...roof, id: 'second', installedYear: 2000 }],
          references: [
            ...exampleRows,
            row('cost.pitched_roof', chf, 'chf_per_m2', { validFrom: '2026-02-01' }),
          ],
        }).plan.years
      const fund = { balanceRappen: balance, yearlyRappen: yearly }
      const [less, fuller, dearer] = [
        house(fund),
        house({ ...fund, balanceRappen: balance + more }),
        house(fund, price * 2),
      ]
      for (const [at, { fromFund, total }] of less.entries()) {
        expect(fromFund).toBeGreaterThanOrEqual(less[at - 1]?.fromFund ?? 0)
        expect(fromFund).toBeLessThanOrEqual(total)
        expect(fuller[at]?.fromFund).toBeGreaterThanOrEqual(fromFund)
        const left = (dearer[at]?.total ?? 0) - (dearer[at]?.fromFund ?? 0)
        expect(left).toBeGreaterThanOrEqual(total - fromFund)
      }
    }),
    runs(60),
  )
})
