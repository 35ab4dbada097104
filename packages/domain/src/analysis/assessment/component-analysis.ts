import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { conditionWord } from '../../real-estate/component-state.labels.ts'
import { compareStates, isYearAssumed } from '../../real-estate/component-state.ts'
import { componentName } from '../../real-estate/drawing.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent, ComponentAnalysis, EnergySaving } from '../model/analysis.ts'
import { lifeNote } from '../model/analysis.labels.ts'
import { nameOf } from '../model/component-words.ts'
import { possibleYears } from './assumed-year.ts'
import { costOf, type CostFinding } from '../quantity/cost.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explained, fact, noFigure, rule } from '../model/explain.ts'
import { isOutlived, lifeOf, yearsLeft, type Life } from './life.ts'
import { savingOf } from '../saving/savings.ts'
import { subsidyOf } from '../money/subsidy.ts'
import { deductionOf } from '../money/tax-deduction.ts'
import { taxOf } from '../money/tax.ts'

/** A component with its life and its cost, before any plan. */
export type JudgedComponent = {
  readonly component: AnalysedComponent
  readonly name: string
  readonly life: Life
  /** In years; null without a row and without the owner's word. */
  readonly lifetimeYears: number | null
  readonly lifetime: Figure
  readonly remaining: Figure
  readonly cost: CostFinding
  /** The year the engine recommends; null while nothing points to a year. */
  readonly recommendedYear: number | null
  readonly saving: EnergySaving | null
  readonly renewalYear: Figure
}

export function judgeComponent(
  context: EngineContext,
  component: AnalysedComponent,
  amount: number | undefined,
): JudgedComponent {
  const row = context.book.get(`lifetime.${component.catalogKey}`)
  const lifetimeYears = component.ownLifetimeYears ?? row?.value ?? null
  const life = lifeOf(component, lifetimeYears, context.year)
  const left = life.years === null ? null : Math.max(0, life.years)
  const remaining = remainingFigure(context, component, life, lifetimeYears, row)
  const cost = costOf(context, component, amount)
  // What is broken or worn out needs an act now, also where no table says how long it lasts.
  const recommendedYear = left === null ? (life.state === 'due' ? context.year : null) : context.year + left
  return {
    component,
    name: componentName(component),
    life,
    lifetimeYears,
    lifetime: lifetimeFigure(component, row),
    remaining,
    cost,
    recommendedYear,
    saving: savingOf(context, [component]),
    renewalYear: renewalFigure(context, remaining, recommendedYear),
  }
}

/** When a renewal is paid, and what for: as the owner decided, else as the engine recommends. */
type Payment = { readonly year: number | null; readonly cost: Figure }

/** Everything a page shows of one component; subsidy and tax depend on what is paid, and when. */
export function componentAnalysis(
  context: EngineContext,
  judged: JudgedComponent,
  paid: Payment,
): ComponentAnalysis {
  const { component, life, lifetimeYears, cost } = judged
  const left = judged.remaining.value
  const subsidy = subsidyOf(context, component, paid.cost)
  const deduction = deductionOf(context, component, { ...paid, subsidy })
  return {
    component,
    name: judged.name,
    state: life.state,
    urgency: life.urgency,
    isAssumed: life.isAssumed,
    lifetime: judged.lifetime,
    remaining: judged.remaining,
    renewalYear: judged.renewalYear,
    cost: cost.figure,
    usedShare: left === null || lifetimeYears === null ? null : 1 - Math.min(1, left / lifetimeYears),
    note: lifeNote({ ...life, remaining: left, year: context.year }),
    paidIn: paid.year,
    subsidy: named(component, withCost(subsidy, paid.cost)),
    deduction: named(component, deduction),
    tax: named(component, taxOf(context, deduction, paid.year)),
    saving: judged.saving ?? undefined,
  }
}

/** No programme pays more than a part of the cost: which cost that is stands beside it. */
const withCost = (subsidy: Figure, { value }: Figure): Figure =>
  value === null || (subsidy.value ?? 0) === 0
    ? subsidy
    : { ...subsidy, inputs: [...subsidy.inputs, fact('paidCost', value, 'rappen', 'computed')] }

/** A rule that holds for a kind of component has no input but the component itself. */
const named = (component: AnalysedComponent, figure: Figure): Figure =>
  figure.inputs.length > 0 ? figure : { ...figure, inputs: [nameOf(component)] }

/** The most urgent first; among equals what ends sooner, then the costlier; the order of input never counts. */
export const byUrgency = (a: ComponentAnalysis, b: ComponentAnalysis): number =>
  compareStates(a.state, b.state) ||
  (a.remaining.value ?? 0) - (b.remaining.value ?? 0) ||
  (b.cost.value ?? 0) - (a.cost.value ?? 0) ||
  (a.component.id < b.component.id ? -1 : 1)

function lifetimeFigure(component: AnalysedComponent, row: ReferenceValue | undefined): Figure {
  const { ownLifetimeYears: own } = component
  const inputs = [nameOf(component)]
  if (own !== null) {
    const said = fact('ownLifetime', own, 'years', 'owner')
    return explained('years', { value: own }, { inputs: [...inputs, said], rules: [rule('lifetime')] })
  }
  if (row === undefined) return noFigure('years', [rule('no_lifetime')], inputs)
  return explained(
    'years',
    { value: row.value, low: row.min, high: row.max },
    { inputs, rules: [rule('lifetime', row)] },
  )
}

function remainingFigure(
  { year }: EngineContext,
  component: AnalysedComponent,
  life: Life,
  lifetime: number | null,
  row: ReferenceValue | undefined,
): Figure {
  const inputs = lifeInputs(year, component, life)
  const { years } = life
  if (years === null || lifetime === null) return noFigure('years', [rule('no_lifetime')], inputs)
  const own = component.ownLifetimeYears
  const origin = own === null ? 'reference' : 'owner'
  const spoken = fact(own === null ? 'lifetime' : 'ownLifetime', lifetime, 'years', origin)
  const ends = own === null ? [row?.min ?? lifetime, row?.max ?? lifetime] : [own]
  const lives = possibleYears(component, year).flatMap((installedYear) =>
    [lifetime, ...ends].map((end) => Math.max(0, yearsLeft({ ...component, installedYear }, end, year))),
  )
  const rules = lifeRules(life, row)
  if (isOutlived(component, lifetime, year)) rules.push(rule('remaining_outlived'))
  // Of unknown age it can be as old as the house and end today, or be new.
  const numbers = { value: Math.max(0, years), low: Math.min(...lives), high: Math.max(...lives) }
  return explained('years', numbers, { inputs: [...inputs, spoken], rules })
}

function lifeInputs(year: number, component: AnalysedComponent, { condition }: Life): FigureInput[] {
  const { lastRenewedYear, installedYear, conditionOn } = component
  const inputs = [
    nameOf(component),
    lastRenewedYear === null
      ? fact('installedYear', installedYear, 'year', isYearAssumed(component) ? 'assumed' : 'owner')
      : fact('lastRenewedYear', lastRenewedYear, 'year', 'owner'),
    fact('thisYear', year, 'year', 'computed'),
  ]
  if (condition !== null) inputs.push(fact('condition', conditionWord(condition), 'word', 'owner'))
  if (condition !== null && conditionOn !== null) {
    inputs.push(fact('conditionYear', Number(conditionOn.slice(0, 4)), 'year', 'owner'))
  }
  return inputs
}

function lifeRules({ isAssumed, condition }: Life, row: ReferenceValue | undefined): FigureRule[] {
  const rules = [rule('remaining_by_age', row)]
  if (isAssumed) rules.push(rule('remaining_assumed'))
  if (condition !== null) rules.push(rule('remaining_by_condition'))
  if (condition === 'worn' || condition === 'defective') rules.push(rule('remaining_worn'))
  return rules
}

function renewalFigure({ year }: EngineContext, remaining: Figure, recommendedYear: number | null): Figure {
  if (recommendedYear === null) return noFigure('year', remaining.rules, remaining.inputs)
  const { value, low, high } = remaining
  const why = {
    inputs: [
      fact('thisYear', year, 'year', 'computed'),
      ...(value === null ? remaining.inputs : [fact('remaining', value, 'years', 'computed')]),
    ],
    rules: [rule('renewal_year'), ...remaining.rules],
  }
  return explained('year', { value: recommendedYear, low: year + (low ?? 0), high: year + (high ?? 0) }, why)
}
