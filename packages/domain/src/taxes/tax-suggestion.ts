import { ruleOf } from '../analysis/model/explain.ts'
import type { Trade } from '../craftsmen/trade.ts'
import type { FigureRule } from '../figures/figure.ts'
import type { ComponentKey } from '../real-estate/component.ts'
import type { ReferenceBook, ReferenceValue } from '../reference/reference-value.ts'
import { comfortWorks } from './comfort-works.ts'
import { isEnergyWork } from './energy-works.ts'
import type { TaxClass, TaxPart } from './tax-class.ts'
import { taxReasons } from './tax-class.labels.ts'

/** Mended or looked after; put in for one that was there; put in where none was; part of what makes the house larger. */
export const workActs = ['repair', 'replacement', 'addition', 'enlargement'] as const
export type WorkAct = (typeof workActs)[number]

export type PaidWork = {
  readonly act: WorkAct
  readonly component: ComponentKey | null
  /** Counts where no component is named. */
  readonly trade: Trade | null
  /** Whole years the house stood when the work was done; null if nobody knows. */
  readonly houseAge: number | null
}

/** How a bill is probably divided. It is a proposal: the tax office decides, and the owner may say otherwise. */
export type TaxSuggestion = {
  readonly parts: readonly TaxPart[]
  /** Between which percents the first part may lie; null where the rule leaves nothing open. */
  readonly range: { readonly low: number; readonly high: number } | null
  readonly rules: readonly FigureRule[]
}

/** By work and canton (the book is that of the house), with its reason; null where the bill alone does not tell. */
export function suggestTaxSplit(book: ReferenceBook, work: PaidWork): TaxSuggestion | null {
  if (work.act === 'enlargement') return enlargement(book, work)
  if (work.component === null) {
    if (work.act === 'addition') return null
    return work.trade === null ? null : byTrade(book, work.trade)
  }
  const { component } = work
  if (work.act === 'repair') return upkeep(book)
  if (isEnergyWork(component)) return energy(book, component, work.houseAge)
  if (work.act === 'addition') return whole('improvement', 'improvement')
  return comfortWorks.has(component) ? withComfort(book) : upkeep(book)
}

/**
 * What enlarges a house was not there. Energy is saved in a building that stands (SR 642.116 art. 1, of 18.11.2026):
 * whether new windows of a new room do so, or a trade whose bills are always the same, the bill alone does not tell.
 */
function enlargement(book: ReferenceBook, { component, trade, houseAge }: PaidWork): TaxSuggestion | null {
  if (component === null)
    return trade !== null && classOfTrade[trade] !== undefined ? null : whole('improvement', 'enlargement')
  if (!isEnergyWork(component)) return whole('improvement', 'enlargement')
  const suggestion = energy(book, component, houseAge)
  return suggestion.parts[0]?.taxClass === 'improvement' ? suggestion : null
}

const upkeep = (book: ReferenceBook): TaxSuggestion => whole('upkeep', 'upkeep', book.get('tax.upkeep_share'))

function energy(book: ReferenceBook, component: ComponentKey, houseAge: number | null): TaxSuggestion {
  const solar = component === 'photovoltaics' ? book.get('tax.solar_house_age') : undefined
  const least = solar ?? book.get('tax.energy_house_age')
  const law = book.get('tax.energy_share')
  if (houseAge !== null && least !== undefined && houseAge < least.value)
    return whole('improvement', 'newHouse', least)
  const suggestion = whole('energy', 'energy', law)
  const isYoung = houseAge !== null && houseAge < youngYears && least === undefined
  return isYoung
    ? { ...suggestion, rules: [...suggestion.rules, ruleOf('tax.young_house', taxReasons.youngHouse)] }
    : suggestion
}

/** In a house just built there is nothing to save on yet; how long that holds, cantons say differently. */
const youngYears = 5

function withComfort(book: ReferenceBook): TaxSuggestion {
  const share = book.get('tax.upkeep_share_comfort')
  if (share === undefined) return upkeep(book)
  return {
    parts: [
      { taxClass: 'upkeep', percent: share.value },
      { taxClass: 'improvement', percent: 100 - share.value },
    ],
    range: { low: share.min ?? share.value, high: share.max ?? share.value },
    rules: [ruleOf('tax.comfort', taxReasons.comfort, [share])],
  }
}

function byTrade(book: ReferenceBook, trade: Trade): TaxSuggestion | null {
  const taxClass = classOfTrade[trade]
  if (taxClass === undefined) return null
  if (taxClass === 'upkeep') return upkeep(book)
  if (taxClass === 'energy') return whole('energy', 'energyAdvice', book.get('tax.energy_share'))
  return whole(taxClass, taxClass === 'operation' ? 'operation' : 'private')
}

/** Only those whose bills are nearly always the same; of the others the work decides. */
const classOfTrade: Readonly<Partial<Record<Trade, TaxClass>>> = {
  chimney_sweep: 'upkeep',
  tank_inspection: 'upkeep',
  electrical_inspection: 'upkeep',
  drain_cleaning: 'upkeep',
  pest_control: 'upkeep',
  energy_advice: 'energy',
  insurance: 'operation',
  condominium_management: 'operation',
  cleaning: 'private',
  moving: 'private',
  bank: 'private',
}

const whole = (taxClass: TaxClass, reason: keyof typeof taxReasons, row?: ReferenceValue): TaxSuggestion => ({
  parts: [{ taxClass, percent: 100 }],
  range: null,
  rules: [ruleOf(`tax.${reason}`, taxReasons[reason], [row])],
})
