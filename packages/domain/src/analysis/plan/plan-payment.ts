import type { Figure } from '../../figures/figure.ts'
import type { PlanEntry } from '../model/analysis.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { isPaidWithHeating } from '../quantity/cost.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { exactFigure, explained, fact, mergedRules, noFigure, rule } from '../model/explain.ts'
import { mainHeatings } from '../heat/heating-main.ts'
import { containedRule, wholeOf } from './plan-contained.ts'

type Act = Pick<PlanEntry, 'measureId' | 'cost'>

/** What of an act falls on one of its parts: what is paid for it, and what subsidy and tax go by. */
export function paymentFor(
  context: EngineContext,
  { measureId, cost }: Act,
  part: JudgedComponent,
  parts: readonly JudgedComponent[],
): Figure {
  if (parts.length === 1) return cost
  const whole = payerOf(context, part, parts)
  if (whole !== null) return exactFigure('rappen', 0, [containedRule(part, whole.name)])
  if (isOwnAmount(context, measureId) && hasUnpriced(context, parts))
    return noFigure('rappen', [...cost.rules, rule('payment_unknown')], cost.inputs)
  const alone = part.cost.figure
  return cost.value === null || alone.value === null
    ? alone
    : divided(cost, alone.value, shareIn(context, part, parts))
}

/** How much of an act falls on those of its parts that belong to the community; 0 where nobody knows. */
export function sharedPart(
  context: EngineContext,
  { measureId }: Pick<PlanEntry, 'measureId'>,
  parts: readonly JudgedComponent[],
): number {
  const common = parts.filter(({ component }) => component.isShared)
  if (common.length === 0 || common.length === parts.length) return common.length === 0 ? 0 : 1
  if (isOwnAmount(context, measureId) && hasUnpriced(context, parts)) return 0
  return common.reduce((all, part) => all + shareIn(context, part, parts), 0)
}

const isOwnAmount = ({ input }: EngineContext, measureId: string | null): boolean =>
  input.amounts.some(({ kind, objectId }) => kind === 'measure_cost' && objectId === measureId)

/** The other part of the act that a part is paid with: its whole, or the heating it goes with. */
function payerOf(
  context: EngineContext,
  part: JudgedComponent,
  parts: readonly JudgedComponent[],
): JudgedComponent | null {
  const whole = wholeOf(part, parts)
  if (whole !== null || !isPaidWithHeating(context, part.component)) return whole
  const heatings = new Set(mainHeatings(context).map(({ id }) => id))
  return parts.find(({ component }) => heatings.has(component.id)) ?? null
}

const paidIn = (context: EngineContext, parts: readonly JudgedComponent[]): JudgedComponent[] =>
  parts.filter((part) => payerOf(context, part, parts) === null)

const hasUnpriced = (context: EngineContext, parts: readonly JudgedComponent[]): boolean =>
  paidIn(context, parts).some(({ cost }) => cost.figure.value === null)

/** By what each would cost alone; evenly where all cost nothing. */
function shareIn(context: EngineContext, part: JudgedComponent, parts: readonly JudgedComponent[]): number {
  const priced = paidIn(context, parts).filter(({ cost }) => cost.figure.value !== null)
  if (!priced.includes(part)) return 0
  const all = priced.reduce((sum, { cost }) => sum + (cost.figure.value ?? 0), 0)
  return all === 0 ? 1 / priced.length : (part.cost.figure.value ?? 0) / all
}

function divided(cost: Figure, alone: number, share: number): Figure {
  const of = (rappen: number): number => Math.round(rappen * share)
  const value = cost.value ?? 0
  return explained(
    'rappen',
    { value: of(value), low: of(cost.low ?? value), high: of(cost.high ?? value) },
    {
      inputs: [fact('actCost', value, 'rappen', 'computed'), fact('partCost', alone, 'rappen', 'computed')],
      rules: mergedRules([rule('payment_share'), ...cost.rules]),
    },
  )
}
