import { isHeatGenerator, type ComponentKey } from '../../real-estate/component.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { heatingOf, heatingsByComponent } from './energy-carrier.ts'
import type { EngineContext } from '../model/engine-context.ts'

/**
 * The recorded plants that heat the house: all of the kind it is heated with. A house has one heating, which is replaced
 * once; what else makes heat stands beside it.
 */
export function mainHeatings(context: EngineContext): readonly AnalysedComponent[] {
  const plants = context.input.components.filter(({ catalogKey }) => isHeatGenerator(catalogKey))
  const key = [heatingOf(context), ...heatingsByComponent]
    .map((kind) => (kind === null ? undefined : componentOfHeating(kind)))
    .find((one) => plants.some(({ catalogKey }) => catalogKey === one))
  return plants.filter(({ catalogKey }) => catalogKey === key)
}

/** Whether a kind of heat generator stands beside the one that heats the house. */
export function isBesideHeating(context: EngineContext, key: ComponentKey): boolean {
  const [main] = isHeatGenerator(key) ? mainHeatings(context) : []
  return main !== undefined && main.catalogKey !== key
}
