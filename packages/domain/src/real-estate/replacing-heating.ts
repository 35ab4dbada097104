import type { HeatingKind } from './building.ts'
import { isHeatGenerator, type ComponentKey } from './component.ts'
import { componentOfHeating } from './heating-component.ts'

/** What can stand in the place of a heating: everything of which the catalogue has a component. */
export const replacingHeatings = [
  'heat_pump_air',
  'heat_pump_ground',
  'heat_pump_water',
  'district',
  'pellets',
  'wood',
  'gas',
  'oil',
  'electric',
] as const satisfies readonly HeatingKind[]
export type ReplacingHeating = (typeof replacingHeatings)[number]

type Heated = {
  /** What the house is told to be heated with. */
  readonly heating: HeatingKind | null
  /** What makes the heat beside the one that is replaced. */
  readonly others: readonly ComponentKey[]
}

/**
 * Whether the house is heated by something else when this component is. Not when another one stands for what the house
 * is heated with: the stove in the living room does not change the oil in the cellar.
 */
export function isHeatingOfHouse(replaced: ComponentKey, { heating, others }: Heated): boolean {
  const told = heating === null ? undefined : componentOfHeating(heating)
  if (told === undefined || !isHeatGenerator(told)) return !others.some(isHeatGenerator)
  return told === replaced || !others.includes(told)
}
