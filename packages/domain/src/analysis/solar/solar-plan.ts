import type { Figure, FigureRule } from '../../figures/figure.ts'
import { roundedCost } from '../quantity/cost.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { explainedLater, mapped, mergedRules, noFigure, ruleOf } from '../model/explain.ts'
import type { SolarOutlook, SolarPlan } from './solar-analysis.ts'
import { investmentAt, type Earning, type Prices } from './solar-money.ts'
import { powerInput, type Plant } from './solar-plant.ts'
import { solarInputs, solarRules } from './solar.labels.ts'
import { solarSubsidy } from '../money/subsidy.ts'

/** What a plant that would fit costs, what is paid to it, and when it has earned its price. */
export function solarPlanOf(
  context: EngineContext,
  plant: Plant,
  prices: Prices | null,
  earning: Earning | FigureRule,
): SolarPlan {
  const { kw, share } = plant
  if (prices === null) {
    const none = noFigure('rappen', [noRow])
    return { investment: none, subsidy: none, payback: noFigure('years', [noRow]), outlook: null }
  }
  const investment = investmentFigure(plant, prices)
  const subsidy = solarSubsidy(context, { kw, origin: 'computed', cost: investment, share })
  const payback =
    'text' in earning
      ? noFigure('years', [earning])
      : paybackFigure(context, { plant, prices, earning, investment, subsidy })
  return { investment, subsidy, payback, outlook: outlookOf(context, payback) }
}

function investmentFigure({ kw, share, rules }: Plant, prices: Prices): Figure {
  const numbers = mapped(investmentAt(prices, share, kw), roundedCost)
  return explainedLater('rappen', numbers, () => ({
    inputs: [
      powerInput(kw.value, 'computed'),
      {
        label: solarInputs.pricePerKw,
        value: Math.round(prices.perKw(kw.value, 'value')) * 100,
        unit: 'rappen_per_unit',
        origin: 'computed',
      },
    ],
    rules: mergedRules([ruleOf('solar.investment', solarRules.investment, prices.rows), ...rules]),
  }))
}

type Paying = {
  readonly plant: Plant
  readonly prices: Prices
  readonly earning: Earning
  readonly investment: Figure
  readonly subsidy: Figure
}

const mostYears = 99

/** All at one size: a large plant's gain against a small one's price would be no range but a mistake. */
function paybackFigure({ book }: EngineContext, { plant, prices, earning, investment, subsidy }: Paying) {
  const size = plant.kw.value
  const price = investmentAt(prices, plant.share, { value: size, low: size, high: size })
  const paid = subsidy.value ?? 0
  const gain = earning.gain(size, 'value')
  const years = (rappen: number, yearly: number): number =>
    yearly <= 0 ? mostYears : Math.min(mostYears, Math.max(1, Math.round((rappen - paid) / yearly)))
  const numbers = {
    value: years(price.value, gain),
    low: years(price.low, earning.gain(size, 'high')),
    high: years(price.high, earning.gain(size, 'low')),
  }
  return explainedLater('years', numbers, () => {
    const lifetime = book.get('lifetime.photovoltaics')
    return {
      inputs: [
        { label: solarInputs.investment, value: investment.value ?? 0, unit: 'rappen', origin: 'computed' },
        { label: solarInputs.subsidy, value: paid, unit: 'rappen', origin: 'computed' },
        {
          label: solarInputs.gain,
          value: Math.round(gain / 1000) * 1000,
          unit: 'rappen_per_year',
          origin: 'computed',
        },
        ...(lifetime === undefined
          ? []
          : [
              {
                label: solarInputs.lifetime,
                value: lifetime.value,
                unit: 'years',
                origin: 'reference',
              } as const,
            ]),
      ],
      rules: mergedRules([
        ruleOf('solar.payback', solarRules.payback),
        ...(lifetime === undefined ? [] : [ruleOf('solar.lifetime', solarRules.lifetime, [lifetime])]),
        ...investment.rules,
        ...subsidy.rules,
        ...earning.rules,
      ]),
    }
  })
}

function outlookOf({ book }: EngineContext, { value, low, high }: Figure): SolarOutlook | null {
  const life = book.get('lifetime.photovoltaics')?.value
  if (life === undefined || value === null) return null
  if ((high ?? value) <= life) return 'within'
  if ((low ?? value) > life) return 'beyond'
  return value <= life ? 'likely' : 'unlikely'
}

const noRow = ruleOf('solar.no_row', solarRules.noRow)
