import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import { compareDeductions, flatRateOf } from '../../taxes/flat-rate.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explained, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import { builtIn } from '../model/house-facts.ts'
import { savedBy } from './tax-saving.ts'
import { taxRules, taxTexts } from './tax.labels.ts'

/** In Rappen. */
export type Deducted = { readonly value: number; readonly low: number; readonly high: number }

/** What decides how much the deductions of a year save. */
export type TaxLaw = {
  readonly year: number
  /** The owner's marginal rate. */
  readonly percent: number
  readonly income: ReferenceValue | undefined
  /** What the owner gives up for the effective costs, in Rappen; null where nobody knows it. */
  readonly flat: number | null
  readonly flatRule: FigureRule | null
}

/** Null without the owner's marginal rate: we have no tax engine. */
export function taxLawOf(context: EngineContext, year: number): TaxLaw | null {
  const percent = context.input.budget?.marginalTaxPercent ?? null
  if (percent === null) return null
  return { year, percent, income: context.book.get('tax.assumed_income'), ...flatOf(context, year) }
}

/** What the deductions of one year save together, above the flat deduction that is lost with them. */
export const savedIn = ({ percent, income, flat }: TaxLaw, { value, low, high }: Deducted): Deducted => {
  const saved = (rappen: number, chf: number | undefined) =>
    savedBy(Math.max(0, rappen - (flat ?? 0)), {
      percent,
      incomeRappen: chf === undefined ? null : chf * 100,
    })
  return {
    value: saved(value, income?.value),
    low: saved(low, income?.min ?? income?.value),
    high: saved(high, income?.max ?? income?.value),
  }
}

export const lawRules = ({ income, flatRule }: TaxLaw): FigureRule[] => [
  ruleOf('tax.saving', taxRules.saving),
  ...(income === undefined ? [] : [ruleOf('tax.progression', taxRules.progression, [income])]),
  ...(flatRule === null ? [] : [flatRule]),
]

export const lawInputs = ({ percent, income, flat }: TaxLaw): FigureInput[] => [
  { label: taxTexts.rate, value: percent, unit: 'percent', origin: 'owner' },
  ...(flat === null
    ? []
    : [{ label: taxTexts.flat, value: flat, unit: 'rappen', origin: 'computed' } as const]),
  ...(income === undefined
    ? []
    : [{ label: taxTexts.income, value: income.value * 100, unit: 'rappen', origin: 'assumed' } as const]),
]

/** Whoever has fewer costs than the flat deduction takes that. */
export const belowFlat = ({ flat }: TaxLaw, { value }: Deducted): FigureRule[] =>
  flat !== null && value > 0 && value <= flat ? [ruleOf('tax.below_flat', taxRules.belowFlat)] : []

/** What a renewal saves if it is the only work that is paid in its year. */
export function taxOf(context: EngineContext, deduction: Figure, year: number | null): Figure {
  const law = taxLawOf(context, year ?? context.year)
  if (law === null) return noFigure('rappen', [ruleOf('tax.no_rate', taxRules.noRate)])
  const { value, low, high, inputs, rules } = deduction
  if (value === null) return noFigure('rappen', rules, inputs)
  const deducted = { value, low: low ?? value, high: high ?? value }
  const saved = savedIn(law, deducted)
  if (value === 0) return { ...saved, unit: 'rappen', inputs, rules }
  return explained('rappen', saved, {
    inputs: [...inputs, ...lawInputs(law)],
    rules: mergedRules([
      ...lawRules(law),
      ruleOf('tax.alone', taxRules.alone),
      ...rules,
      ...belowFlat(law, deducted),
    ]),
  })
}

/** Who takes the flat deduction saves nothing by a bill; how high it is goes by the age of the house and its rent. */
function flatOf({ input, book, ...context }: EngineContext, year: number): Pick<TaxLaw, 'flat' | 'flatRule'> {
  const ends = book.get('tax.imputed_rent_ends')
  if (ends !== undefined && year >= ends.value) return { flat: null, flatRule: null }
  const built = builtIn({ input, book, ...context })
  const houseAge = built === null ? null : year - built.last
  const found = houseAge === null ? undefined : flatRateOf(book, houseAge)
  const isRented = input.house.usage === 'rented'
  const unknown = isRented ? taxRules.flatRented : taxRules.flatUnknown
  if (found === undefined || houseAge === null)
    return { flat: null, flatRule: ruleOf('tax.flat', `${taxRules.flat} ${unknown}`) }
  const { rate, until, cap } = found
  const told = taxRules.flatRate(rate.value, { isOfCanton: rate.canton !== null, isRented })
  // An imputed rent of a rented house is left from earlier: its flat deduction goes by the rents.
  const rentRappen = isRented ? null : input.imputedRentRappen
  if (rentRappen === null) {
    const text = [taxRules.flat, told, unknown].join(' ')
    return { flat: null, flatRule: ruleOf('tax.flat', text, [rate, until]) }
  }
  const flat = compareDeductions(book, { houseAge, rentRappen, effectiveRappen: 0 })?.flat ?? null
  return { flat, flatRule: ruleOf('tax.flat', `${taxRules.flatLost} ${told}`, [rate, until, cap]) }
}
