import { describe, expect, it, test } from 'vitest'
import { engineAt } from '../../../golden/engine-at.ts'
import { inputOf, part } from '../../../golden/golden-house.ts'
import { referenceRows } from '../../../golden/reference-rows.ts'
import { isUnverified } from '../../figures/figure.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import type { AnalysedComponent, AnalysisInput } from '../model/analysis.ts'
import { component, exampleInput, row } from '../engine/analyse-example.ts'
import { analyse, contextOf } from '../engine/analyse.ts'
import { costOf, roundedCost } from './cost.ts'

const cost = (one: AnalysedComponent, more: Partial<AnalysisInput> = {}, amount?: number) =>
  costOf(contextOf(exampleInput(more)), one, amount)

const windows = component('w', 'windows', 1999, { quantity: 14, unit: 'piece' })

it('is quantity times price, with the range of the row', () => {
  expect(cost(windows).figure).toMatchObject({
    value: 3_150_000,
    low: 2_100_000,
    high: 4_200_000,
    unit: 'rappen',
  })
})

it('has the usual accuracy of an estimate where the row has no range, and says who did not check it', () => {
  const { figure } = cost(component('b', 'water_heater', 2015, { quantity: 1, unit: 'piece' }))
  expect(figure).toMatchObject({ value: 350_000, low: 260_000, high: 440_000 })
  expect(isUnverified(figure)).toBe(true)
  expect(figure.rules.map(({ id }) => id)).toContain('cost_accuracy')
})

it('is what the owner entered, to the Rappen and without a range', () => {
  expect(cost(windows, {}, 3_456_789).figure).toMatchObject({
    value: 3_456_789,
    low: 3_456_789,
    high: 3_456_789,
  })
})

it('is unknown without a row, never zero', () => {
  const { figure } = cost(component('g', 'garden', 1990))
  expect(figure).toMatchObject({ value: null, low: null, high: null })
  expect(figure.rules.map(({ id }) => id)).toEqual(['cost_missing'])
})

it('does not guess how many doors a house has', () => {
  const references = [row('cost.sunblinds', 900, 'chf_per_piece')]
  expect(cost(component('s', 'sunblinds', 1990), { references })).toMatchObject({
    figure: { value: null },
    quantity: 'missing',
  })
})

it('ignores a quantity in a unit the row does not count', () => {
  const odd = component('k', 'kitchen', 2005, { quantity: 12, unit: 'm2' })
  const { figure, quantity } = cost(odd)
  expect([figure.value, quantity]).toEqual([4_250_000, 'unfit'])
  expect(figure.rules.map(({ text }) => text)).toContain(
    'Ihre Menge in m² passt nicht zum Richtpreis pro Stück und zählt darum nicht.',
  )
})

it('takes a size for what it is: no quantity, and no question', () => {
  const boiler = component('b', 'water_heater', 2015, { quantity: 300, unit: 'litre' })
  expect(cost(boiler)).toMatchObject({ figure: { value: 350_000 }, quantity: 'one' })
})

it('has a price for windows that were measured', () => {
  const references = [
    row('cost.windows', 2250, 'chf_per_piece'),
    row('cost.windows_m2', 1150, 'chf_per_m2', { min: 800, max: 1400, isVerified: false }),
  ]
  const measured = component('w', 'windows', 1999, { quantity: 20, unit: 'm2' })
  expect(cost(measured, { references })).toMatchObject({
    figure: { value: 2_300_000, low: 1_600_000, high: 2_800_000 },
    quantity: 'owner',
  })
})

it('writes large quantities as people do', () => {
  const roof = component('r', 'pitched_roof', 1990, { quantity: 1250, unit: 'm2' })
  expect(cost(roof).figure.inputs.find(({ label }) => label === 'Menge')?.value).toBe('1’250 m²')
})

it('counts a flat price once, and for each piece the owner counted', () => {
  const battery = component('h', 'battery', 2005)
  const references = [row('cost.battery', 9000, 'chf_flat')]
  expect(cost(battery, { references }).figure.value).toBe(900_000)
  expect(cost({ ...battery, quantity: 2, unit: 'piece' }, { references }).figure.value).toBe(1_800_000)
})

describe('«1 Stück» of something with a flat price', () => {
  const house = {
    kind: 'apartment_building',
    canton: 'ZH',
    buildYear: 1975,
    livingAreaM2: 900,
    floors: 4,
    dwellings: 9,
    heating: 'oil',
  } as const
  const priced = (key: ComponentKey, pieces: number | null) => {
    const one = part(key, 1990, { quantity: pieces, unit: pieces === null ? null : 'piece' })
    const context = engineAt({ house, components: [one] })
    return costOf(context, context.input.components[0] ?? one, undefined)
  }

  test.each(['oil_heating', 'electrics', 'water_pipes', 'ventilation', 'oil_tank'] as const)(
    'makes %s of a large building no cheaper',
    (key) => {
      const { figure } = priced(key, 1)
      const untold = priced(key, null).figure
      expect([figure.value, figure.low, figure.high]).toEqual([untold.value, untold.low, untold.high])
      expect(figure.rules.map(({ id }) => id)).toContain(
        key === 'oil_heating' ? 'quantity_heating' : 'quantity_flat',
      )
    },
  )

  it('and several cost more only if that is more than the size makes of it; a heating is one heating', () => {
    const untold = priced('ventilation', null).figure.value ?? 0
    expect(priced('ventilation', 2).figure.value).toBe(untold)
    expect(priced('ventilation', 9).figure.value).toBe(9 * 1_200_000)
    expect(priced('oil_heating', 9).figure.value).toBe(priced('oil_heating', null).figure.value)
    // One kitchen of nine is one kitchen.
    expect(priced('kitchen_appliances', 1).figure.value).toBe(800_000)
  })
})

describe('a house with two heat generators', () => {
  const costs = (livingAreaM2: number, ...keys: ComponentKey[]) => {
    const house = { ...exampleInput().house, livingAreaM2 }
    const components = keys.map((key) => part(key, 2000))
    return analyse(inputOf({ slug: '', title: '', story: '', house, components }, referenceRows())).components
  }
  const sum = (livingAreaM2: number, ...keys: ComponentKey[]) =>
    costs(livingAreaM2, ...keys).reduce((all, { cost: { value } }) => all + (value ?? 0), 0)

  test.each([[100], [150], [250], [500]])('of one kind at %i m² costs what one of them costs', (area) => {
    const one = sum(area, 'oil_heating')
    expect(Math.abs(sum(area, 'oil_heating', 'oil_heating') - one)).toBeLessThanOrEqual(100_000)
  })

  it('prices the one that heats it; what the other costs is not said, and why', () => {
    const [oil, electric] = costs(150, 'oil_heating', 'electric_heating').toSorted((a, b) =>
      a.component.id < b.component.id ? -1 : 1,
    )
    expect(oil?.cost.value).toBe(3_750_000)
    expect(electric?.cost.value).toBeNull()
    expect(electric?.cost.rules.map(({ id }) => id)).toEqual(['cost_beside'])
  })

  it('says where an own amount stands beside the part of a usual price', () => {
    const house = { ...exampleInput().house, livingAreaM2: 150 }
    const components = [part('oil_heating', 2000), part('oil_heating', 2000)]
    const input = inputOf({ slug: '', title: '', story: '', house, components }, referenceRows())
    const [first, second] = input.components
    const amounts = [{ objectId: first?.id ?? '', kind: 'component_cost', rappen: 4_500_000 } as const]
    const rulesOf = (id: string | undefined, more: Partial<AnalysisInput>) =>
      analyse({ ...input, ...more })
        .components.find(({ component: one }) => one.id === id)
        ?.cost.rules.map((one) => one.id)
    expect(rulesOf(second?.id, { amounts })).toContain('cost_heating_own')
    expect(rulesOf(first?.id, { amounts })).not.toContain('cost_heating_own')
    expect(rulesOf(second?.id, {})).not.toContain('cost_heating_own')
  })

  it('renews a stove beside it as what it is, at the price of a small house', () => {
    const found = costs(900, 'oil_heating', 'wood_heating').map(({ cost: { value } }) => value)
    expect(found).toContain(3_250_000)
    expect(sum(900, 'oil_heating', 'wood_heating') - 3_250_000).toBe(sum(900, 'oil_heating'))
  })
})

it('is the owner’s share of what belongs to all, and unknown without one', () => {
  const shared = { ...windows, isShared: true }
  expect(cost(shared, { sharePermille: 125 })).toMatchObject({
    figure: { value: 390_000 },
    lacksShare: false,
  })
  expect(cost(shared)).toMatchObject({ figure: { value: null }, lacksShare: true })
  // What owners enter is what they pay.
  expect(cost(shared, { sharePermille: 125 }, 500_000)).toMatchObject({
    figure: { value: 500_000 },
    lacksShare: false,
  })
})

test.each([
  [0, 0],
  [1, 10_000],
  [123_456, 120_000],
  [499_000, 500_000],
  [1_234_567, 1_250_000],
  [4_974_000, 4_950_000],
  [6_740_000, 6_700_000],
])('%i Rappen are shown as %i', (exact, shown) => {
  expect(roundedCost(exact)).toBe(shown)
})

test('an electric heating without pipes may need them once: in the upper end of the first renewal only', () => {
  const electric = { ...part('electric_heating', 1990), condition: 'used' as const }
  const told = {
    kind: 'single_family_house',
    buildYear: 1975,
    energyAreaM2: 160,
    heating: 'electric',
  } as const
  const golden = { slug: '', title: '', story: '', house: told, components: [electric] }
  const { entries } = analyse(inputOf(golden, referenceRows())).plan
  const [first, later] = entries.map((entry) => entry.cost)
  expect([first?.value, later?.value]).toEqual([3_750_000, 3_750_000])
  expect(later?.high).toBe(4_500_000)
  expect(first?.high).toBe(8_000_000)
  expect(first?.rules.map(({ id }) => id)).toContain('heating.distribution')
  expect(later?.rules.map(({ id }) => id)).not.toContain('heating.distribution')
})
