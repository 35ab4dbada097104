import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import type { Analysis, AnalysisInput } from '../model/analysis.ts'
import type { EngineContext } from '../model/engine-context.ts'
import type { Range } from '../quantity/envelope.ts'
import { explainedLater, mapped, mergedRules, noFigure, rowRange, ruleOf } from '../model/explain.ts'
import { isMainRoof } from '../quantity/geometry.ts'
import type { SolarAnalysis } from './solar-analysis.ts'
import { earningOf, pricesOf, roundedRange, type Earning } from './solar-money.ts'
import { solarPlanOf } from './solar-plan.ts'
import { plantOf, powerInput, type Plant } from './solar-plant.ts'
import { solarInputs, solarRules } from './solar.labels.ts'

/**
 * Not a part of the analysis itself: no plan, reserve or score hangs on it, so only who looks at it reckons it.
 * Null where nothing can stand.
 */
export function solarOf(context: EngineContext): SolarAnalysis | null {
  const { kind, livingAreaM2, energyAreaM2 } = context.input.house
  if (kind === 'building_land') return null
  const plant = plantOf(context)
  if ('lack' in plant) {
    // A house nobody knows anything of is asked for its area elsewhere.
    if (!plant.isStanding && livingAreaM2 === null && energyAreaM2 === null) return null
    return { isStanding: plant.isStanding, ...nothing(plant.lack), plan: null }
  }
  const prices = pricesOf(context)
  const earning = prices === null ? noRow : earningOf(context, plant.share, prices)
  return {
    isStanding: plant.isStanding,
    power: powerFigure(plant),
    yield: yieldFigure(context, plant),
    gain: 'text' in earning ? noFigure('rappen_per_year', [earning]) : gainFigure(plant, earning),
    plan: plant.isStanding ? null : solarPlanOf(context, plant, prices, earning),
  }
}

const noRow = ruleOf('solar.no_row', solarRules.noRow)

const nothing = (lack: FigureRule) => ({
  power: noFigure('kw', [lack]),
  yield: noFigure('kwh_per_year', [lack]),
  gain: noFigure('rappen_per_year', [lack]),
})

const powerFigure = ({ kw, share, inputs, rules }: Plant): Figure =>
  explainedLater(
    'kw',
    mapped(kw, (one) => Math.round(one * share * 10) / 10),
    () => ({ inputs, rules }),
  )

function yieldFigure({ book }: EngineContext, { kw, share, inputs, rules, isStanding }: Plant): Figure {
  const row = book.get('solar.yield')
  if (row === undefined) return noFigure('kwh_per_year', [noRow], inputs)
  const perKw = rowRange(row)
  const at = (end: keyof Range): number => kw[end] * share * perKw[end]
  const numbers = roundedRange({ value: at('value'), low: at('low'), high: at('high') }, 10)
  return explainedLater('kwh_per_year', numbers, () => ({
    inputs: [
      ...(isStanding ? [] : [powerInput(kw.value, 'computed')]),
      { label: solarInputs.perYear, value: row.value, unit: 'kwh_per_year', origin: 'reference' },
      ...inputs,
    ],
    rules: [ruleOf('solar.yield', solarRules.yield, [row]), ...rules],
  }))
}

function gainFigure({ kw, rules, isStanding }: Plant, earning: Earning): Figure {
  const at = (end: keyof Range): number => earning.gain(kw[end], end)
  const numbers = roundedRange({ value: at('value'), low: at('low'), high: at('high') }, 1000)
  return explainedLater('rappen_per_year', numbers, () => ({
    inputs: [powerInput(kw.value, isStanding ? 'owner' : 'computed'), ...gainInputs(kw.value, earning)],
    rules: mergedRules([...earning.rules, ...rules]),
  }))
}

function gainInputs(kw: number, { kwh, ownKwh, feedIn, running, price, inputs }: Earning): FigureInput[] {
  const own = Math.round(ownKwh(kw, 'value'))
  const all = Math.round(kwh(kw, 'value'))
  const yearly = (label: string, value: number): FigureInput => ({
    label,
    value,
    unit: 'kwh_per_year',
    origin: 'computed',
  })
  return [
    yearly(solarInputs.yield, all),
    ...inputs,
    yearly(solarInputs.own, own),
    yearly(solarInputs.sold, all - own),
    { label: solarInputs.price, value: price, unit: 'rappen_per_kwh', origin: 'reference' },
    { label: solarInputs.feedIn, value: feedIn(kw, 'value'), unit: 'rappen_per_kwh', origin: 'reference' },
    {
      label: solarInputs.running,
      value: Math.round(running(kw)),
      unit: 'rappen_per_year',
      origin: 'computed',
    },
  ]
}

/** How far ahead a roof is worth waiting for. */
const roofWithin = 10

/** The year in which the roof is renewed anyway, if that is soon: as the owner decided, else as recommended. */
export function roofYearOf(
  { plan, components, year }: Pick<Analysis, 'plan' | 'components' | 'year'>,
  input: AnalysisInput,
): number | null {
  const years = components.flatMap(({ component: { id, catalogKey }, paidIn }) => {
    // The garage's roof carries no plant, and no scaffold stands where gutters are cleaned: only a renewal is paid for.
    const isRoof = catalogKey === 'pitched_roof' || catalogKey === 'flat_roof'
    if (!isRoof || !isMainRoof({ input }, catalogKey) || plan.rejected.includes(id)) return []
    return paidIn !== null && paidIn <= year + roofWithin ? [paidIn] : []
  })
  return years.length === 0 ? null : Math.min(...years)
}
