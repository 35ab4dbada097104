import type { HeatingKind } from './building.ts'
import type { ComponentKey } from './component.ts'

const componentOfKind: Record<HeatingKind, ComponentKey | undefined> = {
  oil: 'oil_heating',
  gas: 'gas_heating',
  wood: 'wood_heating',
  pellets: 'pellet_heating',
  heat_pump_air: 'heat_pump',
  heat_pump_ground: 'heat_pump',
  heat_pump_water: 'heat_pump',
  district: 'district_heating',
  electric: 'electric_heating',
  solar_thermal: 'solar_thermal',
  none: undefined,
  other: undefined,
}

/** The component that stands for a kind of heating, if the catalogue has one. */
export const componentOfHeating = (kind: HeatingKind): ComponentKey | undefined => componentOfKind[kind]
