import { describe, expect, test } from 'vitest'
import { engineAt } from '../../../golden/engine-at.ts'
import { part, shared, type GoldenHouse } from '../../../golden/golden-house.ts'
import type { HeatingVariant } from '../model/analysis.ts'
import { demandOf } from '../heat/energy-demand.ts'
import { energyOf } from './energy.ts'
import { estimatedQuantity } from '../quantity/geometry.ts'
import { heatingPowerOf } from '../heat/heating-power.ts'

/** The published example: a one-family house that burns 2400 litres of oil a year. */
const example: Partial<GoldenHouse> = {
  house: {
    kind: 'single_family_house',
    usage: 'owner_occupied',
    canton: 'ZH',
    buildYear: 1978,
    energyAreaM2: 176,
    heating: 'oil',
    heatingYear: 2004,
  },
  profile: { consumptionCarrier: 'oil', consumptionAmount: 2400, consumptionUnit: 'litre' },
}
const variantsOf = (told: Partial<GoldenHouse>) => energyOf(engineAt(told))?.variants ?? []
const energyPower = (told: Partial<GoldenHouse>): number => {
  const context = engineAt(told)
  return heatingPowerOf(context, demandOf(context)).value ?? 0
}
const variant = (told: Partial<GoldenHouse>, kind: HeatingVariant['kind']) => {
  const found = variantsOf(told).find((one) => one.kind === kind)
  if (found === undefined) throw new Error(kind)
  return found
}

// EnergieSchweiz, Heizkostenrechner (second hand, July 2026). We stay below it nearly everywhere because we count
// today's prices without interest and without a rising CO2 levy; oil, where both weigh most, is furthest off.
describe('full cost per year of the published example of EnergieSchweiz, within 20 %', () => {
  test.each([
    ['heat_pump_air', 4344, 0.12],
    ['heat_pump_ground', 4090, 0.05],
    ['pellets', 5052, 0.15],
    ['district', 4940, 0.1],
    ['oil', 5043, 0.2],
  ] as const)('%s: %d francs, we are within %d', (kind, published, distance) => {
    // Both after subsidy, as far as Zürich has a row: for pellets it has none.
    const ours = (variant(example, kind).fullCost.value ?? 0) / 20 / 100
    expect(Math.abs(ours / published - 1)).toBeLessThan(distance)
  })
})

test('the full cost is investment less subsidy plus twenty years of energy and service', () => {
  const schwyz = { ...example, house: { ...example.house, canton: 'SZ' as const } }
  const { investment, subsidy, costPerYear, fullCost } = variant(schwyz, 'heat_pump_ground')
  expect(subsidy.value).toBeGreaterThan(480_000)
  const sum = (investment.value ?? 0) - (subsidy.value ?? 0) + 20 * (costPerYear.value ?? 0)
  expect(Math.abs((fullCost.value ?? 0) - sum)).toBeLessThanOrEqual(5000)
  expect(fullCost.rules.map(({ id }) => id)).not.toContain('heating.subsidy_unknown')
})

// VD and TG have a row for the probe alone, GE for the air alone, ZH none for pellets, BE none at all.
test.each([['VD'], ['TG'], ['GE'], ['ZH'], ['BS'], ['BE']] as const)(
  '%s: a known subsidy is deducted; an unknown one lowers the range by the highest there is',
  (canton) => {
    const told = { ...example, house: { ...example.house, canton } }
    for (const { investment, subsidy, costPerYear, fullCost } of variantsOf(told)) {
      const sum = (investment.value ?? 0) - (subsidy.value ?? 0) + 20 * (costPerYear.value ?? 0)
      expect(Math.abs((fullCost.value ?? 0) - sum)).toBeLessThanOrEqual(5000)
      const ids = fullCost.rules.map(({ id }) => id)
      expect(ids.includes('heating.subsidy_unknown')).toBe(subsidy.value === null)
      expect(fullCost.inputs.some(({ label }) => label === 'Förderung')).toBe(subsidy.value !== null)
      const running = 20 * (costPerYear.low ?? 0)
      const least = ((investment.low ?? 0) * (canton === 'BS' ? 60 : 50)) / 100 + running
      if (subsidy.value === null) expect(Math.abs((fullCost.low ?? 0) - least)).toBeLessThanOrEqual(5000)
    }
  },
)

test('in Basel-Stadt the known 10 700 francs for an air heat pump are deducted, though pellets have no row', () => {
  const basel = { ...example, house: { ...example.house, canton: 'BS' as const } }
  const { subsidy, fullCost } = variant(basel, 'heat_pump_air')
  const before = variant({ ...example, house: { ...example.house, canton: 'TI' } }, 'heat_pump_air').fullCost
  expect(subsidy.value).toBeGreaterThan(1_000_000)
  expect(Math.abs((before.value ?? 0) - (fullCost.value ?? 0) - (subsidy.value ?? 0))).toBeLessThanOrEqual(
    10_000,
  )
  expect(variant(basel, 'pellets').subsidy.value).toBeNull()
})

test('six ways to heat, the present one marked, and no new fossil one subsidised', () => {
  const variants = variantsOf(example)
  expect(variants).toHaveLength(6)
  expect(variants.filter(({ isPresent }) => isPresent).map(({ kind }) => kind)).toEqual(['oil'])
  expect(variant(example, 'oil').subsidy.value).toBe(0)
  expect(variant(example, 'gas').subsidy.value).toBe(0)
})

test.each([['wood'], ['electric']] as const)('who heats with %s finds it among the variants', (heating) => {
  const own = { house: { ...example.house, heating } }
  const present = variantsOf(own).filter(({ isPresent }) => isPresent)
  expect(present.map(({ kind }) => kind)).toEqual([heating])
  expect(present[0]?.subsidy.value).toBe(0)
  expect(present[0]?.costPerYear.value).toBeGreaterThan(0)
  // With the production of the energy, as the others: the figure of the house itself is 0.
  expect(present[0]?.co2PerYear.value).toBeGreaterThan(0)
})

test('the heating of a second home is as strong as that of a first one', () => {
  const power = (usage: 'second_home' | 'owner_occupied') => {
    const context = engineAt({ house: { ...example.house, usage } })
    return heatingPowerOf(context, demandOf(context)).value
  }
  expect(power('second_home')).toBe(power('owner_occupied'))
})

describe('a price nobody has seen for this size or without pipes', () => {
  test('reaches up to the price per kW of a small plant', () => {
    const six = {
      house: {
        ...example.house,
        kind: 'apartment_building' as const,
        energyAreaM2: 680,
        heating: 'gas' as const,
      },
    }
    const { investment } = variant(six, 'heat_pump_air')
    const power = energyPower(six)
    expect(power).toBeGreaterThan(20)
    expect(investment.high).toBe(Math.round((45_000 * power) / 12 / 100) * 10_000)
    expect(investment.rules.map(({ id }) => id)).toContain('heating.beyond')
    expect(variant(example, 'heat_pump_air').investment.high).toBe(4_500_000)
  })

  test('has pipes and radiators in its upper end where an electric heating goes and none are recorded', () => {
    const house = { ...example.house, heating: 'electric' as const }
    const bare = variant({ house }, 'heat_pump_air').investment
    const piped = variant(
      { house, components: [part('heat_distribution', 1978)] },
      'heat_pump_air',
    ).investment
    expect(bare.value).toBe(piped.value)
    expect((bare.high ?? 0) - (piped.high ?? 0)).toBeGreaterThan(3_000_000)
    expect(bare.rules.map(({ id }) => id)).toContain('heating.distribution')
    expect(piped.rules.map(({ id }) => id)).not.toContain('heating.distribution')
  })
})

test('who has a heat pump already gets nothing for another', () => {
  const pump = { house: { ...example.house, heating: 'heat_pump_air' as const } }
  expect(variant(pump, 'heat_pump_ground').subsidy.value).toBe(0)
})

describe('a flat with a shared heating', () => {
  const flat: Partial<GoldenHouse> = {
    house: { ...example.house, kind: 'condominium_flat', energyAreaM2: 100, heating: 'gas', buildYear: 1965 },
    components: [shared('gas_heating', 2005)],
  }

  test('pays its share of the plant of the building', () => {
    const { investment, costPerYear } = variant({ ...flat, sharePermille: 100 }, 'heat_pump_air')
    // A plant for ten flats costs more than one for a house, and a tenth of it less than one for a house.
    expect(investment.value).toBeGreaterThan(375_000)
    expect(investment.value).toBeLessThan(1_500_000)
    expect(costPerYear.value).toBeGreaterThan(0)
  })

  test('the plant of the building has the power of all flats', () => {
    const whole = engineAt({ ...flat, sharePermille: 100 })
    const demand = demandOf(whole)
    expect(heatingPowerOf(whole, demand).value).toBeCloseTo((demand.figure.value ?? 0) / 0.1 / 2200, 0)
    expect(heatingPowerOf(engineAt(flat), demand).value).toBeNull()
  })

  test('without a share there is no figure, but a reason', () => {
    const { investment, fullCost, energyPerYear } = variant(flat, 'heat_pump_air')
    expect(investment.value).toBeNull()
    expect(fullCost.value).toBeNull()
    expect(investment.rules[0]?.text).toContain('Wertquote')
    expect(energyPerYear.value).toBeGreaterThan(0)
  })

  test('a heater of its own beside it does not make the plant of the building the owner’s', () => {
    const told = { ...flat, sharePermille: 100 }
    const beside = { ...told, components: [shared('gas_heating', 2005), part('electric_heating', 2015)] }
    expect(variant(beside, 'heat_pump_air').investment.value).toBe(
      variant(told, 'heat_pump_air').investment.value,
    )
    expect(energyPower(beside)).toBe(energyPower(told))
  })

  test('pays its share of the pipes of the building where an electric heating has none', () => {
    const electric = { ...flat, house: { ...flat.house, heating: 'electric' as const }, sharePermille: 100 }
    const most = (...keys: ('electric_heating' | 'heat_distribution')[]) => {
      const components = keys.map((key) => shared(key, 1990))
      return variant({ ...electric, components }, 'heat_pump_air').investment.high ?? 0
    }
    const context = engineAt({ ...electric, components: [shared('electric_heating', 1990)] })
    const factor = estimatedQuantity(context, 'heat_distribution', true)?.value ?? 0
    expect(factor).toBeGreaterThan(3)
    const pipes = most('electric_heating') - most('electric_heating', 'heat_distribution')
    const row = context.book.get('cost.heat_distribution')
    expect(Math.abs(pipes - (row?.max ?? 0) * factor * 0.1 * 100)).toBeLessThanOrEqual(10_000)
  })

  test('a heating of its own is reckoned like that of a house', () => {
    const own = { ...flat, components: [part('gas_heating', 2005)] }
    expect(variant(own, 'heat_pump_air').investment.value).toBe(3_750_000)
  })
})

test('a row house pays its share of a heating it shares, in the comparison as for the component', () => {
  const house = { ...example.house, kind: 'row_house' as const }
  const told = { house, components: [shared('oil_heating', 2004)] }
  const { investment } = variant({ ...told, sharePermille: 200 }, 'heat_pump_air')
  // One plant for five houses: less than one for each, and much more than a fifth of a small one.
  expect(investment.value).toBeGreaterThan(1_500_000)
  expect(investment.value).toBeLessThan(3_750_000)
  expect(energyPower({ ...told, sharePermille: 200 })).toBeCloseTo(5 * energyPower(told), 0)
  expect(variant(told, 'heat_pump_air').investment.value).toBeNull()
})

test('without a demand a variant still has its investment', () => {
  const unknown = {
    house: { kind: 'single_family_house' as const, livingAreaM2: 120, heating: 'oil' as const },
  }
  const { investment, costPerYear, fullCost } = variant(unknown, 'pellets')
  expect(investment.value).toBe(3_250_000)
  expect(costPerYear.value).toBeNull()
  expect(fullCost.value).toBeNull()
})
