import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import { carrierOf, presentEfficiency } from '../heat/energy-carrier.ts'
import { demandOf, heatOfHeating } from '../heat/energy-demand.ts'
import { seasonOf } from '../heat/energy-calculated.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { houseInput } from '../model/house-facts.ts'
import type { Range } from '../quantity/envelope.ts'
import { mapped, rowRange, ruleOf } from '../model/explain.ts'
import { solarInputs, solarRules } from './solar.labels.ts'

type End = keyof Range

/** The sizes a price was seen for, in kW. */
const priced = [
  { key: 'cost.photovoltaics', from: 2, to: 10 },
  { key: 'solar.investment_10_30', from: 10, to: 30 },
  { key: 'solar.investment_30_100', from: 30, to: 100 },
] as const

/** What a kW costs in a plant of a size: between the middles of the classes, not in steps. */
export type Prices = {
  readonly perKw: (kw: number, end: End) => number
  readonly rows: readonly ReferenceValue[]
}

export function pricesOf({ book }: EngineContext): Prices | null {
  const points = priced.flatMap(({ key, from, to }) => {
    const row = book.get(key)
    return row === undefined ? [] : [{ at: (from + to) / 2, row, francs: rowRange(row) }]
  })
  if (points.length < priced.length) return null
  return {
    rows: points.map(({ row }) => row),
    perKw: (kw, end) => {
      const next = points.findIndex(({ at }) => kw <= at)
      const [below, above] = [points[next - 1], points[next]]
      if (above === undefined) return points.at(-1)?.francs[end] ?? 0
      if (below === undefined) return above.francs[end]
      const way = Math.log(kw / below.at) / Math.log(above.at / below.at)
      return below.francs[end] + (above.francs[end] - below.francs[end]) * way
    },
  }
}

type Use = Range & { readonly inputs: readonly FigureInput[]; readonly rules: readonly FigureRule[] }

/** The electricity the owner's household needs in a year; the rule says why nobody knows. */
function electricityUse(context: EngineContext): Use | FigureRule {
  const row = context.book.get('solar.household_use')
  if (row === undefined) return ruleOf('solar.no_row', solarRules.noRow)
  const households = householdsOf(context)
  if (households === null) return ruleOf('solar.dwellings_missing', solarRules.dwellingsMissing)
  const season = seasonOf(context)
  const household = rowRange(row)
  const heat = electricHeat(context)
  const all = (end: End): number => household[end] * households * season[end] + heat
  return {
    value: all('value'),
    low: all('low'),
    high: all('high'),
    inputs: [
      ...(households === 1
        ? []
        : [
            houseInput(context, 'dwellings', {
              label: solarInputs.dwellings,
              value: households,
              unit: 'count',
            }),
          ]),
      { label: solarInputs.use, value: Math.round(all('value')), unit: 'kwh_per_year', origin: 'computed' },
    ],
    rules: [ruleOf('solar.use', solarRules.use, [row]), ...season.rules],
  }
}

/** A flat has its own alone; of a larger building it must be known. */
function householdsOf({ input }: EngineContext): number | null {
  const { kind, dwellings } = input.house
  if (kind === 'two_family_house') return dwellings ?? 2
  return kind === 'apartment_building' ? dwellings : 1
}

/** Whether others use the electricity too, who must agree to buy it from the roof. */
const isTogether = ({ input: { house } }: EngineContext, share: number): boolean =>
  share < 1 ||
  house.kind === 'apartment_building' ||
  house.usage === 'rented' ||
  house.usage === 'partly_rented'

/** What a heat pump, an electric heating and a boiler draw. */
function electricHeat(context: EngineContext): number {
  const demand = demandOf(context)
  const { heating, boiler } = demand
  const efficiency =
    heating !== null && carrierOf(heating) === 'electricity' ? presentEfficiency(context, heating) : null
  const drawn = efficiency === null ? 0 : (heatOfHeating(demand).value ?? 0) / efficiency.value
  return drawn + (boiler?.kwh ?? 0)
}

/** All that decides what the electricity of a plant brings in a year. */
export type Earning = {
  readonly kwh: (kw: number, end: End) => number
  readonly ownKwh: (kw: number, end: End) => number
  readonly feedIn: (kw: number, end: End) => number
  readonly running: (kw: number) => number
  /** Rappen of a year, of the owner's part. */
  readonly gain: (kw: number, end: End) => number
  readonly price: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

export function earningOf(context: EngineContext, share: number, prices: Prices): Earning | FigureRule {
  const { book, input } = context
  const get = (name: string) => book.get(`solar.${name}`)
  const [perKw, ownUse, cover] = [get('yield'), get('own_use'), get('cover')]
  const [least, fullTo, market, part] = [
    get('feed_in'),
    get('feed_in_full_to'),
    get('market_price'),
    get('running_percent'),
  ]
  const price = book.get('energy.price_electricity')
  const use = electricityUse(context)
  if ('text' in use) return use
  if (perKw === undefined || ownUse === undefined || cover === undefined || price === undefined) return noRow
  if (least === undefined || fullTo === undefined || market === undefined || part === undefined) return noRow
  const kwh = (kw: number, end: End): number => kw * share * rowRange(perKw)[end]
  const ownKwh = (kw: number, end: End): number =>
    Math.min((kwh(kw, end) * rowRange(ownUse)[end]) / 100, (use[end] * rowRange(cover)[end]) / 100)
  const feedIn = (kw: number, end: End): number =>
    Math.max(rowRange(least)[end] * Math.min(1, fullTo.value / kw), market.value)
  const running = (kw: number): number => kw * share * prices.perKw(kw, 'value') * part.value
  const gain = (kw: number, end: End): number => {
    const own = ownKwh(kw, end)
    return own * price.value + (kwh(kw, end) - own) * feedIn(kw, end) - running(kw)
  }
  const hasBattery = input.components.some(({ catalogKey }) => catalogKey === 'battery')
  return {
    kwh,
    ownKwh,
    feedIn,
    running,
    gain,
    price: price.value,
    inputs: use.inputs,
    rules: [
      ruleOf('solar.gain', solarRules.gain, [price]),
      ruleOf('solar.yield', solarRules.yield, [perKw]),
      ruleOf('solar.own', solarRules.own, [ownUse, cover]),
      ...use.rules,
      ruleOf('solar.feed_in', solarRules.feedIn, [least, fullTo, market]),
      ruleOf('solar.running', solarRules.running, [part, ...prices.rows]),
      ...(isTogether(context, share) ? [ruleOf('solar.together', solarRules.together)] : []),
      ...(hasBattery ? [ruleOf('solar.battery', solarRules.battery)] : []),
    ],
  }
}

const noRow = ruleOf('solar.no_row', solarRules.noRow)

/** Rappen of the owner's part. */
export const investmentAt = (prices: Prices, share: number, kw: Range): Range => ({
  value: kw.value * share * prices.perKw(kw.value, 'value') * 100,
  low: kw.low * share * prices.perKw(kw.low, 'low') * 100,
  high: kw.high * share * prices.perKw(kw.high, 'high') * 100,
})

export const roundedRange = (range: Range, step: number): Range =>
  mapped(range, (one) => Math.round(one / step) * step)
