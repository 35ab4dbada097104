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
  facade_cladding: 'envelope',
  facade_paint: 'envelope',
  balcony: 'envelope',
  windows: 'envelope',
  outer_doors: 'envelope',
  shutters: 'envelope',
  slat_blinds: 'envelope',
  sunblinds: 'envelope',
  oil_heating: 'technology',
  gas_heating: 'technology',
  wood_heating: 'technology',
  pellet_heating: 'technology',
  heat_pump: 'technology',
  ground_probe: 'technology',
  district_heating: 'technology',
  electric_heating: 'technology',
  solar_thermal: 'technology',
  heat_distribution: 'technology',
  circulation_pump: 'technology',
  water_heater: 'technology',
  photovoltaics: 'technology',
  inverter: 'technology',
  battery: 'technology',
  wallbox: 'technology',
  electrics: 'technology',
  ventilation: 'technology',
  lift: 'technology',
  intercom: 'technology',
  water_pipes: 'technology',
  sewage_pipes: 'technology',
  oil_tank: 'technology',
  bathroom: 'interior',
  kitchen: 'interior',
  kitchen_appliances: 'interior',
  oven: 'interior',
  range_hood: 'interior',
  fridge: 'interior',
  dishwasher: 'interior',
  washing_machine: 'interior',
  tumble_dryer: 'interior',
  flooring: 'interior',
  interior_paint: 'interior',
  interior_doors: 'interior',
  built_in_furniture: 'interior',
  fireplace: 'interior',
  garage_door: 'surroundings',
  garden: 'surroundings',
} as const satisfies Record<string, ComponentGroup>
export type ComponentKey = keyof typeof componentCatalog

/** What the walls of a house show outside; paint is only its skin. */
export const facades: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'plaster_facade',
  'wood_facade',
  'facade_cladding',
])

/** The components that make the heat. */
export const heatGenerators = [
  'oil_heating',
  'gas_heating',
  'wood_heating',
  'pellet_heating',
  'heat_pump',
  'district_heating',
  'electric_heating',
] as const satisfies readonly ComponentKey[]

export const isHeatGenerator = (key: ComponentKey): boolean => heatGenerators.some((one) => one === key)

const devices: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  ...heatGenerators,
  'circulation_pump',
  'water_heater',
  'inverter',
  'battery',
  'wallbox',
  'ventilation',
  'lift',
  'intercom',
  'kitchen_appliances',
  'oven',
  'range_hood',
  'fridge',
  'dishwasher',
  'washing_machine',
  'tumble_dryer',
])

/** Whether a kind of component is a device: something with a maker, a model and a number on its plate. */
export const isDevice = (key: ComponentKey): boolean => devices.has(key)

export const componentKeys = Object.keys(componentCatalog) as [ComponentKey, ...ComponentKey[]]
