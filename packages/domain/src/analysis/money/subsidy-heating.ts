import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import type { HeatingVariant } from '../model/analysis.ts'
import { heatingInput } from '../heat/energy-carrier.ts'
import { houseInput } from '../model/house-facts.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { exactFigure, mapped, mergedRules, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { boundedSubsidy } from './subsidy-bounds.ts'
import { subsidyRules, subsidyTexts } from './subsidy.labels.ts'

const replaced: ReadonlySet<HeatingKind> = new Set<HeatingKind>(['oil', 'gas', 'electric'])

export type HeatingAsk = {
  /** What the house has today. */
  readonly present: HeatingKind | null
  readonly next: HeatingVariant['kind']
  readonly power: Figure
  /** What the owner pays; the cap is a share of it. */
  readonly cost: Figure
  /** The owner's part of a shared heating. */
  readonly share: number
  /** Of how many plants the heating is made: together they get it once. */
  readonly pieces?: number
  readonly rules?: readonly FigureRule[]
}

/** What the canton adds when a fossil or electric heating makes way for another. */
export function heatingSubsidy(context: EngineContext, ask: HeatingAsk): Figure {
  const { present, next, power } = ask
  const { canton } = context.input.house
  if (next === 'oil' || next === 'gas') return zero('subsidy.fossil_new', subsidyRules.fossilNew)
  if (next === 'electric') return zero('subsidy.electric_new', subsidyRules.electricNew)
  if (present === null) return missing('subsidy.heating_unknown', subsidyRules.heatingUnknown)
  const now = heatingInput(context, present, subsidyTexts.heating)
  if (!replaced.has(present)) return zero('subsidy.not_fossil', subsidyRules.notFossil, [now])
  if (canton === null) return missing('subsidy.no_canton', subsidyRules.noCanton)
  const base = context.book.get(`subsidy.${next}_base`)
  const included = context.book.get(`subsidy.${next}_included_kw`)
  const perKw = context.book.get(`subsidy.${next}_per_kw`)
  if (base === undefined || included === undefined || perKw === undefined)
    return missing('subsidy.no_row', subsidyRules.noRow, [
      houseInput(context, 'canton', { label: subsidyTexts.canton, value: canton, unit: 'word' }),
    ])
  const solar = next.startsWith('heat_pump') ? context.book.get('subsidy.heat_pump_needs_solar') : undefined
  if (solar !== undefined && !hasSolar(context))
    return noFigure('rappen', [ruleOf('subsidy.needs_solar', subsidyRules.needsSolar, [solar])], [now])
  if (power.value === null) return missing('subsidy.no_power', subsidyRules.powerUnknown)
  const extra = Math.max(0, power.value - included.value) * perKw.value
  return boundedSubsidy(context, {
    francs: mapped(rowRange(base), (one) => one + extra),
    share: ask.share,
    pieces: ask.pieces,
    cost: ask.cost,
    inputs: [now, { label: subsidyTexts.power, value: power.value, unit: 'kw', origin: 'computed' }],
    rules: mergedRules([
      ruleOf('subsidy.heating', subsidyRules.heating, [base, included, perKw]),
      ...(solar === undefined ? [] : [ruleOf('subsidy.solar', subsidyRules.withSolar, [solar])]),
      ...(base.min === null && base.max === null ? [] : [ruleOf('subsidy.range', subsidyRules.range)]),
      ...(ask.rules ?? []),
      ...power.rules,
    ]),
  })
}

const hasSolar = ({ input }: EngineContext): boolean =>
  input.house.hasPhotovoltaics === true ||
  input.components.some(({ catalogKey }) => catalogKey === 'photovoltaics')

const zero = (id: string, text: string, inputs: readonly FigureInput[] = []): Figure =>
  exactFigure('rappen', 0, [ruleOf(id, text)], inputs)
const missing = (id: string, text: string, inputs: readonly FigureInput[] = []): Figure =>
  noFigure('rappen', [ruleOf(id, text)], inputs)
