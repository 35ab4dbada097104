import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { ruleOf } from '../model/explain.ts'
import { subsidyRules, subsidyTexts } from './subsidy.labels.ts'

type Sum = {
  /** For the whole building; a programme may pay more or less by a quality nobody has told. */
  readonly francs: Range
  readonly share: number
  /** Of how many pieces this is one. */
  readonly pieces?: number | undefined
  readonly cost: Figure
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
  /** The row of the cap, where it is not the canton's. */
  readonly cap?: ReferenceValue | undefined
}

/** A subsidy within the bounds of its programme: no small change, and never more than a part of the cost. */
export function boundedSubsidy({ book }: EngineContext, sum: Sum): Figure {
  const isFederal = 'cap' in sum
  const cap = isFederal ? sum.cap : book.get('subsidy.cap_percent')
  const least = isFederal ? undefined : book.get('subsidy.min_payout')
  const paid = (francs: number): number => (least !== undefined && francs < least.value ? 0 : francs)
  const isTooSmall = paid(sum.francs.value) < sum.francs.value
  // Without a cap of the programme the cost itself is one: nobody gets more than it takes.
  const most = (francs: number, rappen: number | null): number => {
    const owner = (paid(francs) * sum.share * 100) / (sum.pieces ?? 1)
    return toTenFrancs(rappen === null ? owner : Math.min(owner, (rappen * (cap?.value ?? 100)) / 100))
  }
  const value = most(sum.francs.value, sum.cost.value)
  return {
    value,
    low: Math.min(value, most(sum.francs.low, sum.cost.low)),
    high: Math.max(value, most(sum.francs.high, sum.cost.high)),
    unit: 'rappen',
    inputs: [...sum.inputs, ...capInput(cap)],
    rules: [
      ...sum.rules,
      ...(cap === undefined ? [] : [ruleOf('subsidy.cap', subsidyRules.cap, [cap])]),
      ...(isTooSmall ? [ruleOf('subsidy.minimum', subsidyRules.minimum, [least])] : []),
      ...(sum.share === 1 ? [] : [ruleOf('subsidy.share', subsidyRules.share)]),
      ...((sum.pieces ?? 1) === 1 ? [] : [ruleOf('subsidy.pieces', subsidyRules.pieces)]),
    ],
  }
}

/** Downwards: a cap is a cap. */
const toTenFrancs = (rappen: number): number => Math.floor(rappen / 1000) * 1000

const capInput = (cap: ReferenceValue | undefined): FigureInput[] =>
  cap === undefined
    ? []
    : [{ label: subsidyTexts.cap, value: cap.value, unit: 'percent', origin: 'reference' }]
