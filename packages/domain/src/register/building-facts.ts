import type { BuildPeriod, HeatingKind, HotWaterKind } from '../real-estate/building.ts'
import { cantons, type Canton, type RealEstateKind } from '../real-estate/real-estate.ts'
import { flatLabel } from './floor.labels.ts'
import { heatingOf, hotWaterOf, kindOf, periodOfCode } from './register-codes.ts'

/** A building as the register holds it: codes, and null for every gap. */
export type BuildingRecord = {
  readonly egid: number
  readonly canton: string
  readonly municipalityNumber: number
  readonly municipality: string
  readonly egrid: string | null
  readonly parcel: string | null
  readonly category: number | null
  readonly class: number | null
  readonly buildYear: number | null
  readonly buildPeriod: number | null
  readonly footprintM2: number | null
  readonly volumeM3: number | null
  readonly floors: number | null
  readonly dwellings: number | null
  readonly energyAreaM2: number | null
  readonly heatingGenerator: number | null
  readonly heatingEnergy: number | null
  readonly waterGenerator: number | null
  readonly waterEnergy: number | null
  readonly east: number | null
  readonly north: number | null
}

export type EntranceRecord = {
  readonly edid: number
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zip: number | null
  readonly place: string | null
}

export type DwellingRecord = {
  readonly ewid: number
  readonly floor: number | null
  readonly isMultiFloor: boolean
  readonly label: string | null
  readonly areaM2: number | null
  readonly rooms: number | null
}

/** A dwelling an owner can pick. */
export type Flat = {
  readonly ewid: number
  readonly floor: number | null
  readonly floorLabel: string | null
  readonly rooms: number | null
  readonly areaM2: number | null
}

/** What the register knows of a building, in our words. There is no age of the heating in it, on purpose. */
export type BuildingFacts = {
  readonly egid: number
  readonly edid: number | null
  readonly egrid: string | null
  readonly parcel: string | null
  readonly street: string | null
  readonly houseNumber: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly canton: Canton | null
  readonly municipalityNumber: number
  readonly municipality: string
  readonly kind: RealEstateKind
  readonly buildYear: number | null
  readonly buildPeriod: BuildPeriod | null
  readonly floors: number | null
  readonly dwellings: number | null
  readonly footprintM2: number | null
  readonly volumeM3: number | null
  readonly energyAreaM2: number | null
  readonly livingAreaM2: number | null
  readonly rooms: number | null
  readonly heating: HeatingKind | null
  readonly hotWater: HotWaterKind | null
  readonly east: number | null
  readonly north: number | null
  readonly flats: readonly Flat[]
}

/** The day of the register's state, so that an owner can judge how fresh a fact is. */
export type BuildingAnswer = {
  readonly source: { readonly name: 'GWR'; readonly asOf: string | null }
  readonly building: BuildingFacts
}

/** Translates a record of the register. Gaps stay gaps: nothing is made up. */
export function buildingFacts(
  record: BuildingRecord,
  entrance: EntranceRecord | undefined,
  dwellings: readonly DwellingRecord[],
): BuildingFacts {
  const kind = kindOf({ class: record.class, category: record.category, dwellings: record.dwellings })
  const isHouse = kind === 'single_family_house' || kind === 'two_family_house'
  const only = dwellings.length === 1 ? dwellings[0] : undefined
  return {
    egid: record.egid,
    edid: entrance?.edid ?? null,
    egrid: record.egrid,
    parcel: record.parcel,
    street: entrance?.street ?? null,
    houseNumber: entrance?.houseNumber ?? null,
    zip: entrance?.zip === null || entrance?.zip === undefined ? null : String(entrance.zip),
    city: entrance?.place ?? null,
    canton: cantonOf(record.canton),
    municipalityNumber: record.municipalityNumber,
    municipality: record.municipality,
    kind,
    buildYear: record.buildYear,
    buildPeriod: periodOfCode(record.buildPeriod),
    floors: record.floors,
    dwellings: record.dwellings,
    footprintM2: record.footprintM2,
    volumeM3: record.volumeM3,
    energyAreaM2: record.energyAreaM2,
    livingAreaM2: only !== undefined || isHouse ? sumOfAreas(dwellings) : null,
    rooms: only?.rooms ?? null,
    heating: heatingOf(record.heatingGenerator, record.heatingEnergy),
    hotWater: hotWaterOf(
      { generator: record.waterGenerator, energy: record.waterEnergy },
      { generator: record.heatingGenerator, energy: record.heatingEnergy },
    ),
    east: record.east,
    north: record.north,
    flats: dwellings.map((flat) => ({
      ewid: flat.ewid,
      floor: flat.floor,
      floorLabel: flatLabel(flat),
      rooms: flat.rooms,
      areaM2: flat.areaM2,
    })),
  }
}

// A sum with a gap in it would be too small and look like a fact.
function sumOfAreas(dwellings: readonly DwellingRecord[]): number | null {
  const areas = dwellings.map(({ areaM2 }) => areaM2)
  return areas.length === 0 || areas.includes(null)
    ? null
    : areas.reduce<number>((sum, area) => sum + (area ?? 0), 0)
}

/** A canton by its letters, in any case; null for Liechtenstein and nonsense. */
export const cantonOf = (code: string): Canton | null =>
  cantons.find((canton) => canton === code.toUpperCase()) ?? null
