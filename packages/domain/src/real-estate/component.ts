export const componentConditions = ['as_new', 'good', 'used', 'worn', 'defective'] as const
export type ComponentCondition = (typeof componentConditions)[number]

export const componentUnits = ['piece', 'm2', 'm', 'kw', 'litre', 'flat'] as const
export type ComponentUnit = (typeof componentUnits)[number]

export const componentGroups = ['envelope', 'technology', 'interior', 'surroundings'] as const
export type ComponentGroup = (typeof componentGroups)[number]

/** The kinds of component an owner can record, with the part of the house they belong to. */
export const componentCatalog = {
  pitched_roof: 'envelope',
  flat_roof: 'envelope',
  roof_window: 'envelope',
  sheet_metal: 'envelope',
  plaster_facade: 'envelope',
  wood_facade: 'envelope',
  facade_paint: 'envelope',
  balcony: 'envelope',
  windows: 'envelope',
  outer_doors: 'envelope',
  shutters: 'envelope',
  sunblinds: 'envelope',
  oil_heating: 'technology',
  gas_heating: 'technology',
  wood_heating: 'technology',
  heat_pump: 'technology',
  district_heating: 'technology',
  heat_distribution: 'technology',
  water_heater: 'technology',
  photovoltaics: 'technology',
  battery: 'technology',
  wallbox: 'technology',
  electrics: 'technology',
  ventilation: 'technology',
  lift: 'technology',
  water_pipes: 'technology',
  sewage_pipes: 'technology',
  oil_tank: 'technology',
  bathroom: 'interior',
  kitchen: 'interior',
  kitchen_appliances: 'interior',
  flooring: 'interior',
  interior_paint: 'interior',
  fireplace: 'interior',
  garage_door: 'surroundings',
  garden: 'surroundings',
} as const satisfies Record<string, ComponentGroup>
export type ComponentKey = keyof typeof componentCatalog

export const componentKeys = Object.keys(componentCatalog) as [ComponentKey, ...ComponentKey[]]
