import type { Figure, FigureInput, FigureRule } from '../../figures/figure.ts'
import { isYearAssumed, yearOf } from '../../real-estate/component-state.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { builtIn, houseInput } from '../model/house-facts.ts'
import { energyRules, energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { noFigure, ruleOf } from '../model/explain.ts'
import { buildingAreaOf, energyAreaOf, isFlat, windowAreaOf } from './geometry-body.ts'

/** Useful heat per m² and year as a house of its time and size is likely to need it. */
export function calculatedDemand(context: EngineContext): Figure {
  const area = energyAreaOf(context)
  if (area === null) return noFigure('kwh_per_m2', [ruleOf('energy.no_area', energyRules.noArea)])
  const built = builtIn(context)
  if (built === null) return noFigure('kwh_per_m2', [ruleOf('energy.no_period', energyRules.noPeriod)])
  const byTime = demandBySize(context, periodOf(built.middle))
  if (byTime === null) return noFigure('kwh_per_m2', [ruleOf('energy.no_row', energyRules.noRow)])
  const windows = newerWindows(context, built.middle)
  const real = realDemand(context, byTime.value)
  const season = seasonOf(context)
  return {
    value: real.value * windows.factor * season.value,
    low: real.low * windows.factor * season.low,
    high: real.high * windows.most * season.high,
    unit: 'kwh_per_m2',
    inputs: [
      ...area.inputs,
      houseInput(context, built.fact, { label: energyTexts.buildYear, ...built.said }),
      ...windows.inputs,
    ],
    rules: [...area.rules, ...byTime.rules, ...real.rules, ...windows.rules, ...season.rules],
  }
}

/** The demand per m² as the model reckons it, before real bills correct it; null without a time of construction. */
export function modelledDemand(context: EngineContext): number | null {
  const built = builtIn(context)
  const byTime = built === null ? null : demandBySize(context, periodOf(built.middle))
  return built === null || byTime === null ? null : byTime.value * newerWindows(context, built.middle).factor
}

/** The periods the rows of demand and U-values are made for. */
const periods = [
  [1980, 'before_1980'],
  [1990, 'from_1980'],
  [2000, 'from_1990'],
  [2010, 'from_2000'],
  [2020, 'from_2010'],
] as const

export const periodOf = (year: number): string =>
  periods.find(([before]) => year < before)?.[1] ?? 'from_2020'

type Found = { readonly value: number; readonly rules: readonly FigureRule[] }

/**
 * Between the two computed buildings the demand falls with the logarithm of the area: two more computed sizes
 * (220 m² and 500 m²) lie within 5 % of that line. A row counts as a body of three houses, a double house as
 * one of two: their envelope per m² is that of such a body.
 */
function demandBySize(context: EngineContext, period: string): Found | null {
  const { book } = context
  const house = book.get(`energy.demand_house_${period}`)
  const building = book.get(`energy.demand_building_${period}`)
  const small = book.get('energy.demand_house_area')
  const large = book.get('energy.demand_building_area')
  if (house === undefined || building === undefined || small === undefined || large === undefined) return null
  const size = bodySize(context) ?? large.value
  const part = Math.log(size / small.value) / Math.log(large.value / small.value)
  const bounded = Math.min(1, Math.max(0, part))
  return {
    value: house.value + (building.value - house.value) * bounded,
    rules: [ruleOf('energy.calculated', energyRules.calculated, [house, building, small, large])],
  }
}

function bodySize(context: EngineContext): number | null {
  const area = buildingAreaOf(context)?.value ?? null
  if (area === null) return null
  const { kind } = context.input.house
  if (kind === 'row_house') return area * 3
  return kind === 'semi_detached_house' ? area * 2 : area
}

type Windows = {
  readonly factor: number
  /** Where their year is assumed they may be those of the house. */
  readonly most: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** The year that speaks for all windows: the oldest of several, because claiming more would flatter. */
export function windowsMade(context: EngineContext, built: number): number {
  const oldest = oldestWindows(context)
  return oldest === undefined ? built : Math.max(built, yearOf(oldest))
}

const oldestWindows = ({ input }: EngineContext): AnalysedComponent | undefined =>
  input.components.filter((one) => one.catalogKey === 'windows').toSorted((a, b) => yearOf(a) - yearOf(b))[0]

/** What windows of a later time spare, by the losses through the whole envelope. */
function newerWindows(context: EngineContext, built: number): Windows {
  const none = { factor: 1, most: 1, inputs: [], rules: [] }
  const made = windowsMade(context, built)
  const isAssumed = isYearAssumed(oldestWindows(context) ?? {})
  const [was, is] = [periodOf(built), periodOf(made)]
  if (made <= built || was === is) return none
  const wall = context.book.get(`uvalue.wall_${was}`)
  const before = context.book.get(`uvalue.window_${was}`)
  const after = context.book.get(`uvalue.window_${is}`)
  const glass = windowAreaOf(context, !isFlat(context))
  if (wall === undefined || before === undefined || after === undefined || glass === null) return none
  const { body } = glass
  // Of a flat in the middle of a building only the outer wall loses heat.
  const opaque = body.wall - glass.value + (isFlat(context) ? 0 : 2 * body.footprint)
  const loss = opaque * wall.value + glass.value * before.value
  const factor = 1 - (glass.value * (before.value - after.value)) / loss
  return {
    factor,
    most: isAssumed ? 1 : factor,
    inputs: [
      { label: energyTexts.windowsYear, value: made, unit: 'year', origin: isAssumed ? 'assumed' : 'owner' },
    ],
    rules: [ruleOf('energy.windows', energyRules.windows, [wall, before, after])],
  }
}

type Real = Found & { readonly low: number; readonly high: number }

/**
 * A power curve through the two published pairs: new (as calculated) and old (calculated, measured). Beyond the
 * old one nothing is measured, and badly insulated houses are heated sparingly: there it rises half as steeply.
 */
export function realDemand({ book }: EngineContext, calculated: number): Real {
  const oldCalculated = book.get('energy.calculated_old')
  const oldMeasured = book.get('energy.measured_old')
  const fresh = book.get('energy.measured_new')
  const beyond = book.get('energy.beyond_measured')
  const accuracy = book.get('accuracy.estimate')
  if (oldCalculated === undefined || oldMeasured === undefined || fresh === undefined)
    return { value: calculated, low: calculated, high: calculated, rules: [] }
  const exponent = Math.log(oldMeasured.value / fresh.value) / Math.log(oldCalculated.value / fresh.value)
  const isBeyond = calculated > oldCalculated.value
  const curve = isBeyond
    ? oldMeasured.value * (calculated / oldCalculated.value) ** (exponent * (beyond?.value ?? 1))
    : fresh.value * (calculated / fresh.value) ** exponent
  const value = Math.min(calculated, curve)
  const part = (accuracy?.value ?? 0) / 100
  const rows = [oldCalculated, oldMeasured, fresh, ...(isBeyond ? [beyond] : []), accuracy]
  return {
    value,
    low: value * (1 - part),
    high: Math.max(calculated, value * (1 + part)),
    rules: [ruleOf('energy.real', energyRules.real, rows)],
  }
}

/** Which part of a whole year the house is heated. */
export function seasonOf({ input, book }: EngineContext): Real {
  const share = book.get('energy.second_home_share')
  const { kind, usage } = input.house
  const isAway =
    usage === 'second_home' || (kind === 'holiday_home' && (usage === null || usage === 'vacant'))
  if (!isAway || share === undefined) return { value: 1, low: 1, high: 1, rules: [] }
  return {
    value: share.value / 100,
    low: (share.min ?? share.value) / 100,
    high: (share.max ?? share.value) / 100,
    rules: [ruleOf('energy.second_home', energyRules.secondHome, [share])],
  }
}
