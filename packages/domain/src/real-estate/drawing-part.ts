import type { ComponentKey } from './component.ts'

/** The parts of the house as the cross-section shows them. */
export type DrawingPart =
  | 'roof'
  | 'facade'
  | 'windows'
  | 'heating'
  | 'hot_water'
  | 'electrics'
  | 'kitchen'
  | 'bathroom'
  | 'floors'
  | 'sun_protection'
  | 'photovoltaics'
  | 'surroundings'

// What has no place in a cross-section is listed beside it, never drawn as something else.
const partOfKey: Record<ComponentKey, DrawingPart | undefined> = {
  pitched_roof: 'roof',
  flat_roof: 'roof',
  roof_window: 'roof',
  sheet_metal: 'roof',
  plaster_facade: 'facade',
  wood_facade: 'facade',
  facade_cladding: 'facade',
  facade_paint: 'facade',
  balcony: 'facade',
  outer_doors: 'facade',
  windows: 'windows',
  shutters: 'sun_protection',
  slat_blinds: 'sun_protection',
  sunblinds: 'sun_protection',
  oil_heating: 'heating',
  gas_heating: 'heating',
  wood_heating: 'heating',
  pellet_heating: 'heating',
  heat_pump: 'heating',
  ground_probe: 'heating',
  district_heating: 'heating',
  electric_heating: 'heating',
  heat_distribution: 'heating',
  circulation_pump: 'heating',
  oil_tank: 'heating',
  fireplace: 'heating',
  water_heater: 'hot_water',
  solar_thermal: 'hot_water',
  water_pipes: 'hot_water',
  sewage_pipes: 'hot_water',
  photovoltaics: 'photovoltaics',
  electrics: 'electrics',
  inverter: 'electrics',
  battery: 'electrics',
  wallbox: 'electrics',
  ventilation: undefined,
  lift: undefined,
  intercom: undefined,
  bathroom: 'bathroom',
  kitchen: 'kitchen',
  kitchen_appliances: 'kitchen',
  oven: 'kitchen',
  range_hood: 'kitchen',
  fridge: 'kitchen',
  dishwasher: 'kitchen',
  washing_machine: undefined,
  tumble_dryer: undefined,
  flooring: 'floors',
  interior_paint: 'floors',
  interior_doors: 'floors',
  built_in_furniture: undefined,
  garage_door: undefined,
  garden: 'surroundings',
}

/** Where a kind of component is drawn, if it is. */
export const drawingPartOf = (key: ComponentKey): DrawingPart | undefined => partOfKey[key]
