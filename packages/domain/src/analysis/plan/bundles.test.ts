import { describe, expect, it } from 'vitest'
import type { ComponentKey } from '../../real-estate/component.ts'
import type { AnalysedComponent, AnalysisInput } from '../model/analysis.ts'
import {
  component,
  exampleComponents,
  exampleInput,
  exampleRows,
  measure,
  row,
} from '../engine/analyse-example.ts'
import { analyse } from '../engine/analyse.ts'

const bundles = (more: Partial<AnalysisInput> = {}) => analyse(exampleInput(more)).plan.bundles
const part = (id: string, key: ComponentKey, left: number) =>
  component(id, key, 2026 - 30 + left, {
    ownLifetimeYears: 30,
    quantity: 10,
    unit: key === 'windows' ? 'piece' : 'm2',
  })

it('proposes what is cheaper together: one scaffold, one visit of the heating engineer', () => {
  const components = exampleComponents.map((one) =>
    one.id === 'roof' ? { ...one, condition: 'worn' as const } : one,
  )
  expect(bundles({ components }).map(({ kind, entryKeys, year }) => ({ kind, entryKeys, year }))).toEqual([
    { kind: 'scaffold', entryKeys: ['facade', 'roof'], year: 2030 },
    { kind: 'heating', entryKeys: ['heating', 'boiler'], year: 2026 },
  ])
})

describe('a scaffold', () => {
  const roof = part('roof', 'pitched_roof', 3)
  const facade = part('facade', 'plaster_facade', 8)

  it('is worth waiting five years for, not six', () => {
    expect(bundles({ components: [roof, facade] })).toHaveLength(1)
    expect(bundles({ components: [roof, part('facade', 'plaster_facade', 9)] })).toEqual([])
  })

  it('is not booked for later than ten years from now', () => {
    expect(
      bundles({ components: [part('r', 'pitched_roof', 9), part('f', 'plaster_facade', 9)] }),
    ).toHaveLength(1)
    expect(bundles({ components: [part('r', 'pitched_roof', 10), part('f', 'plaster_facade', 10)] })).toEqual(
      [],
    )
  })

  it('is said in a sentence, in the year of the first', () => {
    const [bundle] = bundles({ components: [roof, facade] })
    expect(bundle).toMatchObject({
      sentence: 'Zusammen günstiger: ein Gerüst für Dach und Fassade.',
      year: 2029,
      saving: { value: 800_000 },
      componentIds: ['roof', 'facade'],
    })
  })

  it('is saved at most twice', () => {
    const more = [part('sheets', 'sheet_metal', 5), part('sun', 'photovoltaics', 5)]
    expect(bundles({ components: [roof, facade, ...more] })[0]?.saving.value).toBe(1_600_000)
  })

  it('is not saved by what needs none: windows and blinds, also beside one that does', () => {
    const windows = part('w', 'windows', 3)
    const blinds = part('b', 'slat_blinds', 3)
    expect(bundles({ components: [windows, blinds] })).toEqual([])
    expect(bundles({ components: [windows, blinds, part('f', 'plaster_facade', 3)] })).toEqual([])
  })

  it('names windows that come with the facade, and saves no more for them', () => {
    const [bundle] = bundles({ components: [roof, facade, part('windows', 'windows', 5)] })
    expect(bundle).toMatchObject({
      entryKeys: ['roof', 'windows', 'facade'],
      sentence: 'Zusammen günstiger: ein Gerüst für Dach, Fenster und Fassade.',
      saving: { value: 800_000 },
    })
  })

  it('is not put up for the flat roof of a garage', () => {
    const garage = part('garage', 'flat_roof', 3)
    expect(bundles({ components: [roof, garage] })).toEqual([])
    const house = [garage, part('facade', 'plaster_facade', 3)]
    expect(bundles({ components: house })).toHaveLength(1)
  })

  it('has the range of its row, in the proposal and the other way round in the cost', () => {
    const references = exampleRows.map((one) =>
      one.key === 'bundle.scaffold' ? { ...one, min: 5000, max: 12_000 } : one,
    )
    const components = [roof, facade]
    expect(bundles({ components, references })[0]?.saving).toMatchObject({
      value: 800_000,
      low: 500_000,
      high: 1_200_000,
    })
    const amounts = ['roof', 'facade'].map((objectId) => ({
      objectId,
      kind: 'component_cost' as const,
      rappen: 5_000_000,
    }))
    const measures = [measure('m', ['roof', 'facade'])]
    const own = analyse(exampleInput({ components, references, amounts, measures })).plan.entries[0]
    expect(own?.cost).toMatchObject({ value: 9_200_000, low: 8_800_000, high: 9_500_000 })
  })

  it('that is shared already is proposed no more', () => {
    const measures = [measure('m', ['roof', 'facade'], { year: 2030 })]
    expect(bundles({ components: [roof, facade], measures })).toEqual([])
  })

  it('that three parts share already saves no more for a fourth', () => {
    const third = part('sheets', 'sheet_metal', 5)
    const fourth = part('sun', 'photovoltaics', 5)
    const measures = [measure('m', ['roof', 'facade', 'sheets'], { year: 2030 })]
    expect(bundles({ components: [roof, facade, third, fourth], measures })).toEqual([])
  })

  it('of a shared house saves the owner’s part of it', () => {
    const shared = [roof, facade].map((one) => ({ ...one, isShared: true }))
    expect(bundles({ components: shared, sharePermille: 100 })[0]?.saving.value).toBe(80_000)
    // Without the share nobody knows how much of it is the owner's; that it is cheaper is known all the same.
    expect(bundles({ components: shared })[0]?.saving.value).toBeNull()
  })

  it('has no figure where no row gives one, and is proposed all the same', () => {
    const references = exampleRows.filter(({ key }) => key !== 'bundle.scaffold')
    expect(bundles({ components: [roof, facade], references })[0]?.saving.value).toBeNull()
  })
})

describe('a heating is one', () => {
  const rows = [
    ...exampleRows,
    row('lifetime.gas_heating', 20, 'years'),
    row('lifetime.electric_heating', 20, 'years'),
    row('lifetime.wood_heating', 20, 'years'),
    row('cost.gas_heating', 39_000, 'chf_flat'),
    row('cost.electric_heating', 39_000, 'chf_flat'),
    row('cost.wood_heating', 30_000, 'chf_flat'),
  ]
  const house = { ...exampleInput().house, heating: 'gas' as const }
  const gas = component('gas', 'gas_heating', 2006)
  const second = component('gas2', 'gas_heating', 2006)
  const electric = component('electric', 'electric_heating', 2006)
  const stove = component('stove', 'wood_heating', 2006)
  const water = component('water', 'water_heater', 2011)
  const all = (components: readonly AnalysedComponent[], more: Partial<AnalysisInput> = {}) =>
    analyse(exampleInput({ references: rows, house, components, ...more })).plan
  const act = (components: readonly AnalysedComponent[], more: Partial<AnalysisInput> = {}) =>
    all(components, {
      measures: [
        measure(
          'm',
          components.map(({ id }) => id),
        ),
      ],
      ...more,
    }).entries.find(({ key }) => key === 'm')?.cost.value

  it('so nothing is saved by what stands beside it and has no price', () => {
    expect(all([gas, electric]).bundles).toEqual([])
    expect(act([gas, electric])).toBe(3_900_000)
    expect(all([gas, electric, water]).bundles[0]?.componentIds).toEqual(['gas', 'water'])
    expect(act([gas, electric, water])).toBe(3_900_000 + 350_000 - 300_000)
  })

  it('so two boilers that share a price save nothing by each other', () => {
    expect(all([gas, second]).bundles).toEqual([])
    expect(act([gas, second])).toBe(3_900_000)
    expect(all([gas, second, water]).bundles[0]?.saving.value).toBe(300_000)
    expect(act([gas, second, water])).toBe(3_900_000 + 350_000 - 300_000)
  })

  it('while what has a price of its own beside it shares the visit', () => {
    expect(all([gas, stove]).bundles[0]?.saving.value).toBe(300_000)
    const amounts = [{ objectId: 'electric', kind: 'component_cost', rappen: 800_000 } as const]
    expect(act([gas, electric], { amounts })).toBe(3_900_000 + 800_000 - 300_000)
  })
})

it('is the saving that a bundle of the owner then has', () => {
  const together = analyse(exampleInput({ measures: [measure('m', ['roof', 'facade'], { year: 2030 })] }))
  const apart = analyse(
    exampleInput({
      measures: [measure('a', ['roof'], { year: 2030 }), measure('b', ['facade'], { year: 2030 })],
    }),
  )
  const sum = ({ plan }: typeof apart) => plan.sums.ten.value ?? 0
  expect(sum(apart) - sum(together)).toBe(800_000)
  expect(apart.plan.bundles[0]?.saving.value).toBe(800_000)
})
