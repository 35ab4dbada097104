import type { Figure, FigureInput, FigureRule, FigureUnit } from '../figures/figure.ts'
import { figureLabels as texts } from './figure.labels.ts'
import { area, moneyRange, number, percent, range, roughly, wholeMoney } from './format.ts'

const hard = '\u00A0'
const dash = '–'

type Ends = readonly [low: number, high: number]
type Look = {
  /** Leaves «pro Jahr» and «pro Monat» to the label beside it. */
  readonly isBare?: boolean | undefined
  /** Without «CHF», where a column says so. */
  readonly withoutCurrency?: boolean | undefined
  /** CO₂ in tonnes however little it is, where a column compares. */
  readonly inTonnes?: boolean | undefined
  /** As round as a range even where it is a single number, said as «ca.». */
  readonly isEstimate?: boolean | undefined
}

const per = (words: string, rate: string, { isBare }: Look): string =>
  isBare === true ? words : `${words}${hard}${rate}`

const money = ([low, high]: Ends, { withoutCurrency }: Look): string =>
  low === high && withoutCurrency !== true
    ? wholeMoney(low)
    : moneyRange(low, high, { withoutCurrency: withoutCurrency === true })

/** A range is an estimate; a single amount may be the owner's own and stands as it is, unless it is said as «ca.». */
const estimatedMoney = ([low, high]: Ends, look: Look): string =>
  money(low === high && look.isEstimate !== true ? [low, high] : [roughFrancs(low), roughFrancs(high)], look)

const roughFrancs = (rappen: number): number => roughly(rappen / 100) * 100

/** Ends that read the same are one number. */
function span([low, high]: Ends, write: (value: number) => string): string {
  const [from, to] = [write(low), write(high)]
  return from === to ? from : `${from}${dash}${to}`
}

const tonne = 1_000

/** Below a tonne in kilograms, as round as an estimate is: «0.1 t» would hide most of what a small measure does. */
const co2 = (ends: Ends, { inTonnes }: Look): string =>
  inTonnes === true || ends.some((value) => Math.abs(roughly(value)) >= tonne)
    ? `${tonnes(ends)}${hard}t`
    : `${span(ends, (value) => number(roughly(value), 0))}${hard}kg`

/** Both ends of a range with as many digits: «5.7–7.0 t». */
const tonnes = ([low, high]: Ends): string =>
  span([low, high], (value) => (low === high ? number(value / tonne, 1) : (value / tonne).toFixed(1)))

const energy = ([low, high]: Ends): string =>
  span([low, high], (value) => number(low === high ? value : roughly(value), 0))

/** How each unit is written; the only place that knows. */
const writers: Record<FigureUnit, (ends: Ends, look: Look) => string> = {
  rappen: estimatedMoney,
  rappen_per_year: (ends, look) => per(estimatedMoney(ends, look), texts.perYear, look),
  rappen_per_month: (ends, look) => per(estimatedMoney(ends, look), texts.perMonth, look),
  rappen_per_unit: (ends, look) => per(money(ends, look), texts.perUnit, look),
  // A price of energy is some Rappen: in whole francs it would read as nothing.
  rappen_per_kwh: (ends) => `${span(ends, (value) => number(value, 1))}${hard}Rp./kWh`,
  years: ([low, high]) => `${range(low, high)}${hard}${high === 1 ? texts.year : texts.years}`,
  year: (ends) => span(ends, (year) => String(Math.round(year))),
  percent: (ends) => span(ends, (value) => percent(value / 100, 1)),
  score: (ends) => `${span(ends, (value) => number(value, 0))}${hard}${texts.ofHundred}`,
  count: (ends) => span(ends, (value) => number(value, 2)),
  m2: (ends) => span(ends, area),
  m: (ends) => `${span(ends, (value) => number(value, 1))}${hard}m`,
  kw: (ends) => `${span(ends, (value) => number(value, 1))}${hard}kW`,
  kwh_per_year: (ends, look) => per(`${energy(ends)}${hard}kWh`, texts.perYear, look),
  kwh_per_m2: (ends) => `${span(ends, (value) => number(value, 0))}${hard}kWh/m²`,
  kg_per_year: (ends, look) => per(`${co2(ends, look)}${hard}CO₂`, texts.perYear, look),
  kg_per_m2: (ends) => `${span(ends, (value) => number(value, 1))}${hard}kg/m²`,
  factor: (ends) => span(ends, (value) => number(value, 2)),
  word: (ends) => span(ends, (value) => number(value, 2)),
}

/** A figure as people read it: «CHF 34’000–42’000», «9 Jahre», «Noch kein Richtwert». */
export function figureWords({ value, low, high, unit }: Figure, look: Look = {}): string {
  if (value === null) return texts.none
  return writers[unit]([low ?? value, high ?? value], look)
}

/** What went into a figure, in the same writing; texts stand as they are. */
export const inputWords = ({ value, unit }: FigureInput): string =>
  typeof value === 'string' ? value : writers[unit]([value, value], {})

/** Sums carry the inputs of all their parts; each is told once. */
export const distinctInputs = (inputs: readonly FigureInput[]): readonly FigureInput[] =>
  inputs.filter(({ label }, at) => inputs.findIndex((one) => one.label === label) === at)

/** The same rule behind many parts is one rule, with all the rows it used. */
export function distinctRules(rules: readonly FigureRule[]): readonly FigureRule[] {
  const found = new Map<string, FigureRule>()
  for (const rule of rules) {
    const held = found.get(rule.text)
    const sources = [...(held?.sources ?? []), ...rule.sources]
    found.set(rule.text, {
      ...rule,
      sources: sources.filter(({ key }, at) => sources.findIndex((one) => one.key === key) === at),
    })
  }
  return [...found.values()]
}
