import { heatGenerators, type ComponentKey } from '../real-estate/component.ts'

/**
 * Deductible as energy works even where they add value (federal tax law, art. 32). Roofs and wooden facades are reckoned
 * without insulation, here as for subsidies: to renew them is upkeep.
 */
export const energyWorks: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'roof_window',
  'plaster_facade',
  'facade_cladding',
  'windows',
  'outer_doors',
  ...heatGenerators,
  'ground_probe',
  'solar_thermal',
  'photovoltaics',
])

/** Whoever puts one of these in keeps what was there: the energy works are those that take it out. */
const wasteful: ReadonlySet<ComponentKey> = new Set<ComponentKey>([
  'oil_heating',
  'gas_heating',
  'electric_heating',
])

/** Whether a component that was put in saves energy in the eyes of the tax office. */
export const isEnergyWork = (putIn: ComponentKey): boolean => energyWorks.has(putIn) && !wasteful.has(putIn)
