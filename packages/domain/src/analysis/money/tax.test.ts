import { describe, expect, test } from 'vitest'
import { fc } from '../../../test/by-lot.ts'
import { engineAt } from '../../../golden/engine-at.ts'
import { francs, part, type GoldenHouse } from '../../../golden/golden-house.ts'
import { componentKeys } from '../../real-estate/component.ts'
import type { Figure } from '../../figures/figure.ts'
import type { AnalysedComponent, AnalysedHouse } from '../model/analysis.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { exactFigure, noFigure } from '../model/explain.ts'
import { subsidyOf } from './subsidy.ts'
import { deductionOf } from './tax-deduction.ts'
import { taxOf } from './tax.ts'

const house: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  canton: 'ZH',
  buildYear: 1978,
  livingAreaM2: 150,
  floors: 2,
  heating: 'oil',
}
const budget = { marginalTaxPercent: 30 }
const saving = (
  told: Partial<GoldenHouse>,
  year: number | null,
  key: Parameters<typeof part>[0] = 'kitchen',
) =>
  taxed(
    engineAt({ house, budget, ...told }),
    part(key, 2000),
    exactFigure('rappen', francs(40_000), []),
    year,
  )

const taxed = (
  context: EngineContext,
  component: AnalysedComponent,
  cost: Figure,
  year: number | null,
): Figure =>
  taxOf(
    context,
    deductionOf(context, component, { cost, year, subsidy: subsidyOf(context, component, cost) }),
    year,
  )

/** What so many francs save at 30 % and the income that is assumed. */
const saved = (amount: number, income = 120_000): number =>
  Math.round(francs(amount - Math.min(amount, income) ** 2 / (2 * income)) * 0.3)

describe('a kitchen of 40 000 at a marginal rate of 30 %, of which 80 % are upkeep', () => {
  test.each([
    ['owner_occupied', 2028, 32_000],
    ['owner_occupied', 2029, 0],
    ['second_home', 2028, 32_000],
    ['second_home', 2030, 0],
    ['vacant', 2029, 0],
    ['rented', 2028, 32_000],
    ['rented', 2035, 32_000],
    ['partly_rented', 2028, 32_000],
    ['partly_rented', 2029, null],
  ] as const)('%s, paid in %d: %s', (usage, year, amount) => {
    const { value } = saving({ house: { ...house, usage } }, year)
    expect(value).toBe(amount === null ? null : saved(amount))
  })
})

test('energy works after the change: nobody knows yet, and the figure says so', () => {
  const before = saving({}, 2028, 'windows')
  expect(before.value).toBe(saved(40_000))
  expect(before.rules.map(({ text }) => text).join(' ')).toContain('wie Unterhalt')
  const after = saving({}, 2029, 'windows')
  expect(after.value).toBeNull()
  expect(after.rules.at(-1)?.text).toContain('ist noch nicht erfasst')
  expect(saving({ house: { ...house, usage: 'rented' } }, 2029, 'windows').value).toBe(saved(40_000))
})

test('a roof without insulation is upkeep: after the change it saves nothing', () => {
  expect(saving({}, 2028, 'pitched_roof').value).toBe(saved(40_000))
  expect(saving({}, 2035, 'pitched_roof').value).toBe(0)
})

test('to pay before the change is said only of work that could still be moved there', () => {
  const words = (year: number) =>
    saving({}, year)
      .rules.map(({ text }) => text)
      .join(' ')
  for (const year of [2029, 2030]) expect(words(year)).toContain('bis Ende 2028 ausgeführt und bezahlt')
  for (const year of [2028, 2031, 2035]) expect(words(year)).not.toContain('bis Ende 2028')
})

test('a saving rests on the cost it is made of', () => {
  const source = { key: 'cost.kitchen', source: 'Probe', checkedOn: '2026-11-15', isVerified: false }
  const cost = exactFigure('rappen', francs(40_000), [{ id: 'cost', text: 'Probe', sources: [source] }])
  const { rules } = taxed(engineAt({ house, budget }), part('kitchen', 2000), cost, 2027)
  expect(rules.flatMap(({ sources }) => sources)).toContainEqual(source)
})

test('without the owner’s rate, a year, a cost or a use there is no figure, but a reason', () => {
  expect(saving({ budget: { marginalTaxPercent: null } }, 2027)).toMatchObject({ value: null })
  expect(saving({ budget: { marginalTaxPercent: null } }, 2027).rules[0]?.text).toContain('Grenzsteuersatz')
  expect(saving({}, null).value).toBeNull()
  expect(saving({ house: { ...house, usage: null } }, 2027).value).toBeNull()
  const unknown = taxed(engineAt({ house, budget }), part('kitchen', 2000), noFigure('rappen', []), 2027)
  expect(unknown.value).toBeNull()
})

test('a subsidy lowers what can be deducted', () => {
  const component = part('plaster_facade', 1978, { quantity: 200, unit: 'm2' })
  const cost = exactFigure('rappen', francs(60_000), [])
  const { value } = taxed(engineAt({ house, budget, components: [component] }), component, cost, 2027)
  expect(value).toBe(saved(60_000 - 8000))
})

test('the ends of the range are the least cost with the most subsidy, and the other way round', () => {
  const component = part('plaster_facade', 1978, { quantity: 200, unit: 'm2' })
  const cost = { ...exactFigure('rappen', francs(60_000), []), low: francs(10_000), high: francs(80_000) }
  const { low, high } = taxed(engineAt({ house, budget, components: [component] }), component, cost, 2027)
  // Of 10 000 at most half is paid; of 80 000 all 8000.
  expect([low, high]).toEqual([saved(2000, 80_000), saved(75_000, 250_000)])
})

test('an exact price with a subsidy of which only the range is known has a deduction in its order', () => {
  const cost = exactFigure('rappen', francs(60_000), [])
  const subsidy = { ...exactFigure('rappen', francs(8000), []), low: francs(5000), high: francs(12_000) }
  const paid = { cost, subsidy, year: 2027 }
  expect(deductionOf(engineAt({ house, budget }), part('plaster_facade', 1978), paid)).toMatchObject({
    low: francs(48_000),
    value: francs(52_000),
    high: francs(55_000),
  })
})

test('a figure names the rate as the owner’s, the year of the change and its source', () => {
  const figure = saving({}, 2027)
  expect(figure.inputs).toContainEqual({
    label: 'Ihr Grenzsteuersatz',
    value: 30,
    unit: 'percent',
    origin: 'owner',
  })
  expect(figure.rules.flatMap(({ sources }) => sources.map(({ key }) => key))).toEqual([
    'tax.assumed_income',
    'tax.flat_rate_old',
    'tax.flat_rate_new_years',
    'tax.upkeep_share_comfort',
    'tax.imputed_rent_ends',
  ])
})

test('energy works of a rented house after the change: the like is upkeep, more is for the office to say', () => {
  const rented = { house: { ...house, usage: 'rented' } } as const
  for (const key of ['windows', 'roof_window', 'heat_pump', 'pellet_heating'] as const)
    expect(saving(rented, 2030, key).value).toBe(saved(40_000))
  for (const key of ['photovoltaics', 'solar_thermal', 'plaster_facade', 'oil_heating'] as const) {
    expect(saving(rented, 2030, key).value).toBeNull()
    expect(saving(rented, 2030, key).rules.at(-1)?.text).toContain('mehr als gleichwertiger Ersatz')
    expect(saving(rented, 2028, key).value).toBeGreaterThan(0)
  }
})

test('a listed house may keep a deduction after the change, and nobody says nothing is left', () => {
  const listed = { house: { ...house, isListed: true } }
  expect(saving(listed, 2028).value).toBe(saved(32_000))
  expect(saving(listed, 2030).value).toBeNull()
  expect(saving(listed, 2030).rules.at(-1)?.text).toContain('denkmalpflegerische Arbeiten')
})

test('energy works name the years a rest is carried to, and every saving the flat rate it competes with', () => {
  const { rules } = saving({}, 2027, 'windows')
  expect(rules.map(({ text }) => text).join(' ')).toContain('auf die 2 folgenden Steuerjahre')
  expect(rules.flatMap(({ sources }) => sources.map(({ key }) => key))).toContain('tax.energy_carry_years')
  const flat = (told: Partial<GoldenHouse>) =>
    saving(told, 2027).rules.find(({ id }) => id === 'tax.flat')?.text ?? ''
  expect(flat({})).toContain('In Ihrem Kanton beträgt sie 20 %')
  expect(flat({ house: { ...house, canton: 'BE', buildYear: 2020 } })).toContain('Beim Bund beträgt sie 10 %')
  expect(flat({ house: { ...house, canton: 'BE' } })).toContain('Beim Bund beträgt sie 20 %')
})

test('what becomes better when it is replaced is upkeep to a part only, and the like of it to the whole', () => {
  const kitchen = saving({}, 2027)
  expect([kitchen.low, kitchen.high]).toEqual([saved(26_000, 80_000), saved(40_000, 250_000)])
  expect(kitchen.inputs).toContainEqual(
    expect.objectContaining({ label: 'Abziehbarer Anteil', value: 80, unit: 'percent' }),
  )
  const words = kitchen.rules.map(({ text }) => text).join(' ')
  expect(words).toContain('Gleichwertiger Ersatz wäre es ganz')
  expect(words).toContain('verfällt')
  for (const key of ['bathroom', 'electrics', 'garden'] as const)
    expect(saving({}, 2027, key).value).toBe(saved(32_000))
  // What saves energy is carried, and only that.
  const windows = saving({}, 2026, 'windows').rules.map(({ text }) => text)
  expect(windows.join(' ')).not.toContain('verfällt')
  expect(windows.join(' ')).not.toContain('2028 hinaus')
  const last = saving({}, 2027, 'windows').rules.map(({ text }) => text)
  expect(last.join(' ')).toContain('über 2028 hinaus')
})

describe('the flat deduction', () => {
  const told = { imputedRentRappen: francs(24_000) }
  const rented = { ...told, house: { ...house, usage: 'rented' } } as const
  const rules = (figure: Figure) => figure.rules.map(({ text }) => text).join(' ')

  test('is lost once where the imputed rent is known', () => {
    const figure = saving(told, 2027, 'windows')
    expect(figure.value).toBe(saved(40_000 - 4800))
    expect(figure.inputs).toContainEqual({
      label: 'Pauschale, die Sie dafür aufgeben',
      value: francs(4800),
      unit: 'rappen',
      origin: 'computed',
    })
    expect(rules(figure)).toContain('Sie ist einmal abgezogen')
  })

  test('is not guessed, and its absence is said', () => {
    expect(rules(saving({}, 2027))).toContain('Abgezogen ist sie hier nicht')
    const unknown = { ...told, house: { ...house, buildYear: null } }
    expect(rules(saving(unknown, 2027))).toContain('Abgezogen ist sie hier nicht')
  })

  test('is better than a small bill', () => {
    const context = engineAt({ house, budget, ...told })
    const small = taxed(context, part('water_heater', 2000), exactFigure('rappen', francs(4000), []), 2027)
    expect(small).toMatchObject({ value: 0, low: 0, high: 0 })
    expect(rules(small)).toContain('Mit ihr fahren Sie besser')
  })

  test('is not named to whoever pays no tax at all', () => {
    const free = saving({ ...told, budget: { marginalTaxPercent: 0 } }, 2027, 'windows')
    expect(free.value).toBe(0)
    expect(rules(free)).not.toContain('Mit ihr fahren Sie besser')
  })

  test('of a rented house goes by the rents, not by an imputed rent that is left from earlier', () => {
    const figure = saving(rented, 2027, 'windows')
    expect(figure.value).toBe(saved(40_000))
    expect(rules(figure)).toContain('20 % der Mieteinnahmen')
    expect(rules(figure)).toContain('weil wir Ihre Mieteinnahmen nicht kennen')
    expect(rules(figure)).not.toContain('Ihr Eigenmietwert')
  })

  test('is no matter of a rented house after the change', () => {
    expect(saving(rented, 2030, 'windows').value).toBe(saved(40_000))
  })
})

describe('a part of the community', () => {
  const shared = (told: Partial<GoldenHouse>, year = 2027) => {
    const context = engineAt({ house, budget, sharePermille: 100, ...told })
    return taxed(
      context,
      part('kitchen', 2000, { isShared: true }),
      exactFigure('rappen', francs(40_000), []),
      year,
    )
  }
  const fund = { balanceRappen: francs(50_000), balanceOn: '2025-12-31', yearlyRappen: null }

  test('paid from its fund is not deducted a second time', () => {
    expect(shared({ fund }).value).toBeNull()
    expect(shared({ fund }).rules.at(-1)?.text).toContain('im Jahr der Einlage')
  })

  test('of which nobody told a fund may save nothing, and says so', () => {
    expect(shared({})).toMatchObject({ value: saved(32_000), low: 0 })
    expect(shared({}).rules.map(({ id }) => id)).toContain('tax.fund_unknown')
    const empty = { balanceRappen: 0, balanceOn: null, yearlyRappen: 0 }
    expect(shared({ fund: empty }).value).toBe(saved(32_000))
  })

  test('saves nothing after the change, fund or not', () => {
    expect(shared({ fund }, 2030).value).toBe(0)
  })
})

test('from 2029 an owner who lives in the house saves nothing; before never more than the rate allows', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...componentKeys),
      fc.integer({ min: 2026, max: 2056 }),
      fc.integer({ min: 0, max: 50_000_000 }),
      fc.integer({ min: 0, max: 50 }),
      (key, year, rappen, marginalTaxPercent) => {
        const context = engineAt({ house, budget: { marginalTaxPercent } })
        const { value, low, high } = taxed(context, part(key, 2000), exactFigure('rappen', rappen, []), year)
        const most = year < 2029 ? Math.round((rappen * marginalTaxPercent) / 100) : 0
        // What energy works save after the change hangs on the canton.
        if (value === null) expect(year).toBeGreaterThanOrEqual(2029)
        for (const one of [value, low, high]) {
          if (one === null) continue
          expect(one).toBeGreaterThanOrEqual(0)
          expect(one).toBeLessThanOrEqual(most)
        }
      },
    ),
  )
})
