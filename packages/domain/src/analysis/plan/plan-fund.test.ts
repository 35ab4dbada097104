import { describe, expect, it, test } from 'vitest'
import { fc, runs } from '../../../test/by-lot.ts'
import { addDays } from '../../days/day.ts'
import type { AnalysisInput, RenewalFund } from '../model/analysis.ts'
import { component, exampleInput, exampleRows, measure, row } from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'

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

describe('contributions since the day of the balance', () => {
  const fund = { balanceRappen: 5_000_000, yearlyRappen: 600_000 }
  const ahead = 500_000 + 670_000
  const perYear = 60_000

  it('count up to today, where those ahead begin', () => {
    // January to October; November and December are ahead.
    expect(paidBy(2037, { ...fund, balanceOn: '2025-12-31' })).toBe(ahead + (perYear * 10) / 12)
    expect(paidBy(2037, { ...fund, balanceOn: '2025-10-31' })).toBe(ahead + perYear)
    // Half of June.
    expect(paidBy(2037, { ...fund, balanceOn: '2026-06-15' })).toBe(ahead + (perYear * 4.5) / 12)
  })

  it('are none in the month of the balance, without a day, without a balance and without a contribution', () => {
    expect(paidBy(2037, { ...fund, balanceOn: '2026-11-02' })).toBe(ahead)
    expect(paidBy(2037, { ...fund, balanceOn: null })).toBe(ahead)
    expect(paidBy(2037, { ...fund, balanceRappen: null, balanceOn: '2024-12-31' })).toBe(670_000)
    expect(paidBy(2037, { balanceRappen: 5_000_000, balanceOn: '2024-12-31' })).toBe(500_000)
  })

  it('count for three years at the most', () => {
    expect(paidBy(2037, { ...fund, balanceOn: '2023-10-31' })).toBe(ahead + 3 * perYear)
    expect(paidBy(2037, { ...fund, balanceOn: '2009-12-31' })).toBe(ahead + 3 * perYear)
  })

  it('are named under every figure they are in', () => {
    const budget = {
      marginalTaxPercent: null,
      savedRappen: 0,
      savingMonthlyRappen: 0,
      propertyValueRappen: null,
    }
    const { reserve } = flat({ ...fund, balanceOn: '2025-12-31' }, { budget })
    const since = {
      label: 'Ihr Anteil an den Einlagen seit dem Saldo',
      value: 50_000,
      unit: 'rappen',
      origin: 'computed',
    }
    for (const figure of [reserve.fund, reserve.perMonth, reserve.shortfall])
      expect(figure?.inputs).toContainEqual(since)
  })

  it('are said to be cut where the balance is older than that, with or without any', () => {
    const isOld = (told: Partial<RenewalFund>) => {
      const { reserve } = flat(told)
      const said = [reserve.fund, reserve.perMonth].map((figure) => figure?.rules.map(({ id }) => id) ?? [])
      return said.map((ids) => ids.includes('reserve_fund_old'))
    }
    expect(isOld({ ...fund, balanceOn: '2023-10-31' })).toEqual([false, false])
    expect(isOld({ ...fund, balanceOn: '2023-10-30' })).toEqual([true, true])
    expect(isOld({ balanceRappen: 5_000_000, balanceOn: '2019-12-31' })).toEqual([true, true])
    expect(isOld({ yearlyRappen: 600_000, balanceOn: '2019-12-31' })).toEqual([false, false])
  })

  const days = fc.integer({ min: 0, max: 6_000 })
  const rappen = fc.integer({ min: 0, max: 100_000_000 })

  test('never make a fund pay less, the earlier its balance the more, and no more than three years', () => {
    fc.assert(
      fc.property(days, days, rappen, rappen, (ago, more, balanceRappen, yearlyRappen) => {
        const on = (balanceOn: string | null, extra = 0) =>
          flat({ balanceRappen: balanceRappen + extra, balanceOn, yearlyRappen }).plan.years.map(
            ({ fromFund }) => fromFund,
          )
        const [undated, late, early, most] = [
          on(null),
          on(addDays('2026-11-15', -ago)),
          on(addDays('2026-11-15', -ago - more)),
          // A share of it is rounded once more.
          on(null, 3 * yearlyRappen + 20),
        ]
        for (const [at, paid] of late.entries()) {
          expect(paid).toBeGreaterThanOrEqual(undated[at] ?? Infinity)
          expect(early[at]).toBeGreaterThanOrEqual(paid)
          expect(early[at]).toBeLessThanOrEqual(most[at] ?? -1)
        }
      }),
      runs(60),
    )
  })

  test('keep what a fund holds by a year the same, on whatever day of three years it is reckoned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        rappen,
        rappen,
        (later, balanceRappen, yearlyRappen) => {
          const balanceOn = '2026-01-31'
          const told = { balanceRappen, balanceOn, yearlyRappen }
          const on = (today: string) => paidBy(2037, told, { today }) ?? 0
          // Two roundings of a Rappen.
          expect(Math.abs(on(addDays(balanceOn, later)) - on('2026-02-01'))).toBeLessThanOrEqual(2)
        },
      ),
      runs(60),
    )
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
