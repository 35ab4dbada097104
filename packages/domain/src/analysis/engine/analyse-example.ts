import type { ComponentKey } from '../../real-estate/component.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent, AnalysedHouse, AnalysisInput } from '../model/analysis.ts'
import { emptyProfile } from '../model/analysis-profile.ts'
import type { Measure } from '../model/measure.ts'

/** Made-up facts for the tests of the engine; no program of ours reads them. */
export const exampleYear = 2026

/** An ordinary house of the seventies. */
export const oilHouse: Partial<AnalysedHouse> = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  canton: 'ZH',
  buildYear: 1975,
  energyAreaM2: 160,
  floors: 2,
  heating: 'oil',
  heatingYear: 2004,
}

export const litresOfOil = (consumptionAmount: number) => ({
  consumptionCarrier: 'oil' as const,
  consumptionAmount,
  consumptionUnit: 'litre' as const,
})

type RowFacts = Partial<Omit<ReferenceValue, 'key' | 'value' | 'unit'>>

export const row = (key: string, value: number, unit: string, more: RowFacts = {}): ReferenceValue => ({
  key,
  value,
  unit,
  canton: null,
  min: null,
  max: null,
  validFrom: '2026-01-01',
  validTo: null,
  source: 'Beispiel',
  checkedOn: '2026-11-14',
  isVerified: true,
  ...more,
})

export const exampleRows: readonly ReferenceValue[] = [
  row('lifetime.pitched_roof', 50, 'years', { min: 40, max: 60 }),
  row('lifetime.plaster_facade', 30, 'years', { min: 20, max: 40 }),
  row('lifetime.windows', 28, 'years', { min: 20, max: 40 }),
  row('lifetime.oil_heating', 20, 'years', { min: 15, max: 25 }),
  row('lifetime.water_heater', 15, 'years', { min: 10, max: 20 }),
  row('lifetime.kitchen', 25, 'years', { min: 20, max: 30 }),
  row('lifetime.bathroom', 30, 'years', { min: 20, max: 40 }),
  row('lifetime.interior_paint', 8, 'years'),
  row('cost.pitched_roof', 250, 'chf_per_m2', { min: 200, max: 300 }),
  row('cost.plaster_facade', 300, 'chf_per_m2', { min: 250, max: 350 }),
  row('cost.windows', 2250, 'chf_per_piece', { min: 1500, max: 3000 }),
  row('cost.oil_heating', 24_000, 'chf_flat', { min: 18_000, max: 30_000 }),
  row('cost.water_heater', 3500, 'chf_per_piece', { isVerified: false }),
  row('cost.kitchen', 42_500, 'chf_per_piece', { min: 25_000, max: 60_000 }),
  row('cost.bathroom', 37_500, 'chf_per_piece', { min: 25_000, max: 50_000 }),
  row('accuracy.estimate', 25, 'percent'),
  row('bundle.scaffold', 8000, 'chf', { isVerified: false }),
  row('bundle.heating', 3000, 'chf', { isVerified: false }),
  row('reserve.by_value', 1, 'percent', { min: 0.7, max: 1 }),
]

export const component = (
  id: string,
  catalogKey: ComponentKey,
  installedYear: number,
  more: Partial<AnalysedComponent> = {},
): AnalysedComponent => ({
  id,
  catalogKey,
  name: null,
  isShared: false,
  quantity: null,
  unit: null,
  material: null,
  installedYear,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: null,
  conditionOn: null,
  ownLifetimeYears: null,
  ...more,
})

export const measure = (
  id: string,
  componentIds: readonly string[],
  more: Partial<Measure> = {},
): Measure => ({
  id,
  componentIds,
  kind: 'replacement',
  title: null,
  state: 'planned',
  year: exampleYear + 2,
  reason: null,
  version: 1,
  ...more,
})

const house: AnalysedHouse = {
  kind: 'single_family_house',
  usage: 'owner_occupied',
  canton: 'ZH',
  buildYear: 1987,
  buildPeriod: null,
  livingAreaM2: 150,
  energyAreaM2: null,
  floors: 2,
  dwellings: 1,
  heating: 'oil',
  heatingYear: 1998,
  hotWater: null,
  hasPhotovoltaics: false,
  geakEnvelope: null,
  geakTotal: null,
  isListed: false,
  origins: [{ field: 'buildYear', source: 'register' }],
}

export const exampleComponents: readonly AnalysedComponent[] = [
  component('roof', 'pitched_roof', 1987, { quantity: 100, unit: 'm2' }),
  component('facade', 'plaster_facade', 2000, { quantity: 150, unit: 'm2' }),
  component('windows', 'windows', 1999, { quantity: 14, unit: 'piece' }),
  component('heating', 'oil_heating', 1998, { condition: 'worn' }),
  component('boiler', 'water_heater', 2015),
  component('kitchen', 'kitchen', 2005, { quantity: 1, unit: 'piece' }),
  component('bath', 'bathroom', 2021, { quantity: 1, unit: 'piece', condition: 'good' }),
]

/** A house of 1987 with seven components whose figures can be checked by hand. */
export const exampleInput = (more: Partial<AnalysisInput> = {}): AnalysisInput => ({
  today: '2026-11-15',
  house,
  components: exampleComponents,
  measures: [],
  profile: emptyProfile,
  budget: null,
  amounts: [],
  sharePermille: null,
  fund: null,
  imputedRentRappen: null,
  references: exampleRows,
  ...more,
})
