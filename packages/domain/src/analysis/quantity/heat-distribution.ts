import type { FigureRule } from '../../figures/figure.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { rowRange, ruleOf } from '../model/explain.ts'
import { isFlat } from '../heat/geometry-body.ts'
import { estimatedQuantity } from './geometry.ts'
import { isHeatingShared } from '../heat/heating-power.ts'
import { variantRules } from '../model/heating-variants.labels.ts'

/** What pipes and radiators could add, in francs of all that the heating heats, and why. */
export type Distribution = { readonly most: number; readonly rule: FigureRule }

/** Storage heaters hang on cables: what makes way for them needs water in pipes, unless the owner has recorded some. */
export function missingDistribution(context: EngineContext): Distribution | null {
  const row = context.book.get('cost.heat_distribution')
  const has = context.input.components.some(({ catalogKey }) => catalogKey === 'heat_distribution')
  if (has || row === undefined) return null
  const isShared = isHeatingShared(context) ?? isFlat(context)
  const factor = estimatedQuantity(context, 'heat_distribution', isShared)?.value ?? 1
  return {
    most: rowRange(row).high * factor,
    rule: ruleOf('heating.distribution', variantRules.distribution, [row]),
  }
}
