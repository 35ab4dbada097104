import type { BuildingRecord, DwellingRecord, EntranceRecord } from '@hauswart/domain/register/building-facts'
import type { Street } from '@hauswart/domain/register/street-index'

/** An entrance of a street; `streetRef` leads back to the street it was asked for with. */
export type EntranceRow = {
  readonly egid: number
  readonly edid: number
  readonly street: string
  readonly houseNumber: string | null
  readonly zip: number
  readonly place: string
  readonly streetRef: number
}

export const entranceColumns = `e.egid, e.edid, e.street, e.house_number as "houseNumber", e.zip, e.place,
  e.street_ref as "streetRef"`

export type StreetRow = Street
export const streetColumns = `s.id, s.name, s.zip, s.place, s.municipality_number as "municipalityNumber", s.municipality,
  s.canton, s.entrances`

/** `asOf` is the day of the dump the building came with. */
export type BuildingRow = BuildingRecord & { readonly asOf: string | null }
export const buildingColumns = `b.egid, b.canton, b.municipality_number as "municipalityNumber", b.municipality, b.egrid,
  b.parcel, b.category, b.class, b.build_year as "buildYear", b.build_period as "buildPeriod",
  b.footprint_m2 as "footprintM2", b.volume_m3 as "volumeM3", b.floors, b.dwellings, b.energy_area_m2 as "energyAreaM2",
  b.heating_generator as "heatingGenerator", b.heating_energy as "heatingEnergy", b.water_generator as "waterGenerator",
  b.water_energy as "waterEnergy", b.east, b.north`

export type BuildingEntranceRow = EntranceRecord
export const buildingEntranceColumns = `e.edid, e.street, e.house_number as "houseNumber", e.zip, e.place`

export type DwellingRow = DwellingRecord
export const dwellingColumns = `d.ewid, d.floor, d.is_multi_floor as "isMultiFloor", d.label, d.area_m2 as "areaM2", d.rooms`
