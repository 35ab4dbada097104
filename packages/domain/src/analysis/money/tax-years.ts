import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { wholeMoney } from '../../formats/format.ts'
import type { ComponentAnalysis, PlanEntry, TaxOutlook, TaxYear } from '../model/analysis.ts'
import { listed } from '../model/analysis.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explainedLater, fact, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { countsIn } from './tax-deduction.ts'
import { belowFlat, lawInputs, lawRules, savedIn, taxLawOf, type Deducted, type TaxLaw } from './tax.ts'
import { taxAdvice, taxRules, taxTexts } from './tax.labels.ts'

/** How far ahead deductions are told: no law is promised for decades. */
const taxYears = 10
/** More of an income than this in one year and the rate falls far: then two years are worth a thought. */
const largeShare = 0.4
/** Below CHF 500 nobody moves a roof. */
const worthwhile = 50_000

/** What the works of the plan save, year by year: the flat deduction is lost once, the rate falls with their sum. */
export function taxesOf(
  context: EngineContext,
  components: readonly ComponentAnalysis[],
  renewals: readonly PlanEntry[],
): TaxOutlook {
  const end = context.year + taxYears
  // One year more than is shown: the tenth has a neighbour too.
  const near = new Set(renewals.filter(({ year }) => year <= end).flatMap(({ componentIds }) => componentIds))
  const byYear = Map.groupBy(
    components.filter(({ component, paidIn }) => paidIn !== null && near.has(component.id)),
    ({ paidIn }) => paidIn ?? 0,
  )
  const works = [...byYear].flatMap(([year, all]) => {
    const law = taxLawOf(context, year)
    return law === null ? [] : [{ law, all, deducted: sumOf(all.map(({ deduction }) => deduction)) }]
  })
  const shown = works.filter(({ law }) => law.year < end).toSorted((a, b) => a.law.year - b.law.year)
  const years = shown.map((one) => yearOf(context, one, works)).filter(({ saving }) => (saving.high ?? 0) > 0)
  return {
    ...changeOf(context),
    years,
    total: totalOf(context, years, openRules(shown.flatMap(({ all }) => all))),
  }
}

type Works = {
  readonly law: TaxLaw
  readonly all: readonly ComponentAnalysis[]
  readonly deducted: Deducted
}

const nothing: Deducted = { value: 0, low: 0, high: 0 }

const sumOf = (figures: readonly Figure[]): Deducted =>
  figures.reduce(
    (sum, { value, low, high }) => ({
      value: sum.value + (value ?? 0),
      low: sum.low + (low ?? value ?? 0),
      high: sum.high + (high ?? value ?? 0),
    }),
    nothing,
  )

const countedOf = (all: readonly ComponentAnalysis[]) =>
  all.filter(({ deduction }) => (deduction.high ?? 0) > 0)

/** What is left out because nobody knows what of it counts. */
function openRules(all: readonly ComponentAnalysis[]): FigureRule[] {
  const open = all.filter(({ deduction, cost }) => deduction.value === null && cost.value !== null)
  return open.length === 0 ? [] : [ruleOf('tax.open', taxRules.open(listed(open.map(({ name }) => name))))]
}

function yearOf(context: EngineContext, works: Works, others: readonly Works[]): TaxYear {
  const { law, all, deducted } = works
  const counted = countedOf(all)
  const saved = savedIn(law, deducted)
  const saving = explainedLater('rappen', saved, () => ({
    inputs: [
      ...counted.map(({ name, deduction }) => deductedInput(name, deduction.value ?? 0)),
      ...lawInputs(law),
    ],
    rules: mergedRules([
      ...lawRules(law),
      ...openRules(all),
      ...counted.flatMap(({ deduction }) => deduction.rules),
      ...belowFlat(law, deducted),
    ]),
  }))
  const componentIds = counted.map(({ component }) => component.id)
  return { year: law.year, componentIds, saving, advice: adviceOf(context, works, others) }
}

const deductedInput = (name: string, value: number): FigureInput => ({
  label: taxTexts.deducted(name),
  value,
  unit: 'rappen',
  origin: 'computed',
})

function changeOf({ input, book, year }: EngineContext): Pick<TaxOutlook, 'until' | 'isPartLeft'> {
  const { usage, isListed } = input.house
  const ends = book.get('tax.imputed_rent_ends')?.value
  const isOver = ends === undefined || usage === 'rented' || year >= ends
  return { until: isOver ? null : ends - 1, isPartLeft: usage === 'partly_rented' || isListed === true }
}

/** Two years are better than one where a year is full and its neighbour is not; once the law has changed only the year before is left. */
function adviceOf(
  context: EngineContext,
  { law, all, deducted }: Works,
  others: readonly Works[],
): TaxYear['advice'] {
  const { year, income } = law
  if (income === undefined || deducted.value <= largeShare * 100 * (income.min ?? income.value)) return null
  const sum = wholeMoney(Math.round(deducted.value / 10_000) * 10_000)
  // Of a rented house upkeep goes on to count, but no improvement does.
  const isLast = !countedOf(all).every(({ component }) => countsIn(context, component, year + 1))
  const other = isLast ? year - 1 : year + 1
  const isPartLeft = changeOf(context).isPartLeft || context.input.house.usage === 'rented'
  if (other < context.year) return { sentence: taxAdvice.last(year, sum, isPartLeft), saving: null }
  const beside = others.find((one) => one.law.year === other)?.deducted ?? nothing
  const otherLaw = taxLawOf(context, other)
  if (otherLaw === null || beside.value >= deducted.value) return null
  const gain = spreadGain([law, deducted], [otherLaw, beside])
  if (gain.value < worthwhile) return null
  const sentence = isLast ? taxAdvice.earlier(year, sum, isPartLeft) : taxAdvice.later(year, sum)
  const saving = explainedLater('rappen', gain, () => ({
    inputs: [
      deductedInput(String(year), deducted.value),
      deductedInput(String(other), beside.value),
      ...lawInputs(law),
    ],
    rules: [
      ruleOf('tax.spread', taxRules.spread),
      ruleOf('tax.progression', taxRules.progression, [income]),
      ...(law.flatRule === null ? [] : [law.flatRule]),
    ],
  }))
  return { sentence, saving }
}

/** What is saved more if two years have the same; the more the smaller an income is. */
function spreadGain(
  [law, here]: readonly [TaxLaw, Deducted],
  [otherLaw, there]: readonly [TaxLaw, Deducted],
): Deducted {
  const middle = {
    value: (here.value + there.value) / 2,
    low: (here.low + there.low) / 2,
    high: (here.high + there.high) / 2,
  }
  const [even, otherEven] = [savedIn(law, middle), savedIn(otherLaw, middle)]
  const [now, otherNow] = [savedIn(law, here), savedIn(otherLaw, there)]
  const gains = (['value', 'low', 'high'] as const).map((end) =>
    Math.max(0, even[end] + otherEven[end] - now[end] - otherNow[end]),
  )
  return { value: gains[0] ?? 0, low: Math.min(...gains), high: Math.max(...gains) }
}

/** What is said of one year alone, and not of their sum. */
const ofOneYear: ReadonlySet<string> = new Set(['tax.open', 'tax.below_flat'])

function totalOf(
  context: EngineContext,
  years: readonly TaxYear[],
  /** Of all years, those that save nothing too. */
  open: readonly FigureRule[],
): Figure {
  const law = taxLawOf(context, context.year)
  const count = fact('years', taxYears, 'count', 'computed')
  if (law === null) return noFigure('rappen', [ruleOf('tax.no_rate', taxRules.noRate)], [count])
  return explainedLater('rappen', sumOf(years.map(({ saving }) => saving)), () => ({
    inputs: [
      count,
      ...years.map(({ year, saving }) => ({
        label: taxTexts.inYear(year),
        value: saving.value ?? 0,
        unit: 'rappen' as const,
        origin: 'computed' as const,
      })),
    ],
    rules: mergedRules([
      ruleOf('tax.total', taxRules.total),
      ...open,
      ...years.flatMap(({ saving }) => saving.rules).filter(({ id }) => !ofOneYear.has(id)),
    ]),
  }))
}
