import {
  buildPeriods,
  type BuildPeriod,
  type HeatingKind,
  type HotWaterKind,
} from '../real-estate/building.ts'
import type { RealEstateKind } from '../real-estate/real-estate.ts'

// Codes of the federal register of buildings and dwellings (BFS, Merkmalskatalog 4.3). The official labels are in the
// register's own code table; here stands only what they mean for us. Which of our kinds a code suggests is our reading.

/** GKLAS: the class of a building tells most, because it counts dwellings. */
const kindOfClass: Readonly<Record<number, RealEstateKind>> = {
  1110: 'single_family_house',
  1121: 'two_family_house',
  1122: 'apartment_building',
}

/** GKAT: for older entries without a class. 1020, 1030 and 1040 leave open how many dwellings there are. */
const kindOfCategory: Readonly<Record<number, RealEstateKind>> = {
  1021: 'single_family_house',
  1025: 'apartment_building',
}
const categoriesWithDwellings: readonly number[] = [1020, 1030, 1040]

/** GWAERZH1: what makes the heat, where that alone decides. */
const heatingOfGenerator: Readonly<Record<number, HeatingKind>> = {
  7400: 'none',
  7420: 'solar_thermal',
  7421: 'solar_thermal',
  7450: 'electric',
  7451: 'electric',
  7452: 'electric',
  7460: 'district',
  7461: 'district',
}
const heatPumps: readonly number[] = [7410, 7411]

/** GENH1 beside a heat pump: where it takes the heat from. With «Elektrizität» or nothing we do not know. */
const heatPumpOfEnergy: Readonly<Record<number, HeatingKind>> = {
  7501: 'heat_pump_air',
  7510: 'heat_pump_ground',
  7511: 'heat_pump_ground',
  7512: 'heat_pump_ground',
  7513: 'heat_pump_water',
}

/** GENH1 beside a boiler, a stove or a block heat and power plant. */
const heatingOfEnergy: Readonly<Record<number, HeatingKind>> = {
  7520: 'gas',
  7530: 'oil',
  7540: 'wood',
  7541: 'wood',
  7542: 'pellets',
  7543: 'wood',
  7560: 'electric',
  7570: 'solar_thermal',
  7580: 'district',
  7581: 'district',
  7582: 'district',
}
const otherHeating: readonly number[] = [7499, 7550, 7599]

/** GWAERZW1: what warms the water, where that alone decides. */
const waterOfGenerator: Readonly<Record<number, HotWaterKind>> = {
  7620: 'solar',
  7650: 'electric',
  7651: 'electric',
  7660: 'district',
  7699: 'other',
}
const waterHeatPump = 7610
const waterBoilers: readonly number[] = [7630, 7632, 7634, 7640]

const firstPeriod = 8011

type Size = {
  readonly class: number | null
  readonly category: number | null
  readonly dwellings: number | null
}

/** The kind of house the register suggests; a flat in it is another kind, which only its owner knows. */
export function kindOf({ class: group, category, dwellings }: Size): RealEstateKind {
  const known = kindOfClass[group ?? 0] ?? kindOfCategory[category ?? 0]
  if (known !== undefined) return known
  if (group !== null || !categoriesWithDwellings.includes(category ?? 0)) return 'other'
  if (dwellings === 1) return 'single_family_house'
  if (dwellings === 2) return 'two_family_house'
  return (dwellings ?? 0) > 2 ? 'apartment_building' : 'other'
}

/** GBAUP: the periods are numbered without a gap. */
export const periodOfCode = (code: number | null): BuildPeriod | null =>
  code === null ? null : (buildPeriods[code - firstPeriod] ?? null)

/**
 * How a house is heated. Null is what the register does not say. The age of a heating cannot be told: the register's
 * date is the day of the entry, often that of the census of 2000.
 */
export function heatingOf(generator: number | null, energy: number | null): HeatingKind | null {
  if (heatPumps.includes(generator ?? 0)) return heatPumpOfEnergy[energy ?? 0] ?? null
  const known = heatingOfGenerator[generator ?? 0] ?? heatingOfEnergy[energy ?? 0]
  if (known !== undefined) return known
  return otherHeating.includes(generator ?? 0) || otherHeating.includes(energy ?? 0) ? 'other' : null
}

/** How the water is warmed; a boiler or heat pump like that of the heating is the one of the heating. */
export function hotWaterOf(
  water: { readonly generator: number | null; readonly energy: number | null },
  heating: { readonly generator: number | null; readonly energy: number | null },
): HotWaterKind | null {
  const known = waterOfGenerator[water.generator ?? 0]
  if (known !== undefined) return known
  if (water.generator === waterHeatPump)
    return heatPumps.includes(heating.generator ?? 0) ? 'with_heating' : 'heat_pump'
  if (!waterBoilers.includes(water.generator ?? 0)) return null
  return water.energy === heating.energy ? 'with_heating' : 'other'
}
