import type { FigureInput, FigureOrigin, FigureRule } from '../../figures/figure.ts'
import { heatingKindLabels } from '../../real-estate/building.labels.ts'
import type { HeatingKind } from '../../real-estate/building.ts'
import { isYearAssumed, yearOf } from '../../real-estate/component-state.ts'
import { componentName } from '../../real-estate/drawing.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import type { EnergyCarrier } from '../model/analysis-profile.ts'
import { houseInput, originOf } from '../model/house-facts.ts'
import { energyContradiction, energyRules, energyTexts } from './energy.labels.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { rowRange, ruleOf } from '../model/explain.ts'

const carriers: Record<HeatingKind, EnergyCarrier | null> = {
  oil: 'oil',
  gas: 'gas',
  wood: 'wood',
  pellets: 'pellets',
  heat_pump_air: 'electricity',
  heat_pump_ground: 'electricity',
  heat_pump_water: 'electricity',
  district: 'district',
  electric: 'electricity',
  solar_thermal: null,
  none: null,
  other: null,
}

/** What a kind of heating consumes; null where that is not one thing. */
export const carrierOf = (kind: HeatingKind): EnergyCarrier | null => carriers[kind]

/** Which of several kinds that are recorded counts, where nothing else tells. */
export const heatingsByComponent: readonly HeatingKind[] = [
  'oil',
  'gas',
  'pellets',
  'heat_pump_air',
  'district',
  'electric',
  'wood',
]

/**
 * The heating of the house: as told, if it stands there; else by the component that makes the heat, unless the owner's
 * answer is newer; else as told. The register often still burns oil where a heat pump is recorded, and so does the
 * answer of an owner who has replaced the heating since.
 */
export function heatingOf(context: EngineContext): HeatingKind | null {
  const recorded = recordedAgainst(context)
  return recorded === null || isToldSince(context, recorded) ? context.input.house.heating : recorded
}

/** What the recorded components say, where they say something else than what was told. A probe tells ground from air. */
function recordedAgainst({ input }: Pick<EngineContext, 'input'>): HeatingKind | null {
  const { heating } = input.house
  const has = (key: string | undefined) => input.components.some(({ catalogKey }) => catalogKey === key)
  if (heating !== null && has(componentOfHeating(heating))) return null
  if (has('heat_pump') && has('ground_probe')) return 'heat_pump_ground'
  return heatingsByComponent.find((kind) => has(componentOfHeating(kind))) ?? null
}

/** Whether the owner has told of a heating that came after the recorded one. */
function isToldSince({ input }: Pick<EngineContext, 'input'>, recorded: HeatingKind): boolean {
  const { heating, heatingYear, origins } = input.house
  if (heating === null || heatingYear === null || originOf(origins, 'heating') !== 'owner') return false
  return ofKind(input.components, recorded).every((one) => yearOf(one) < heatingYear)
}

const ofKind = (components: readonly AnalysedComponent[], kind: HeatingKind): AnalysedComponent[] =>
  components.filter(({ catalogKey }) => catalogKey === componentOfHeating(kind))

/** What was told of the heating and what is recorded do not agree. */
export type HeatingContradiction = {
  readonly told: HeatingKind
  readonly recorded: HeatingKind
  /** The oldest of the recorded kind. */
  readonly component: AnalysedComponent
  /** The answer is the newer one, so it counts. */
  readonly isTold: boolean
}

/** Where the answer about the heating and the components do not agree on it; null where nothing is against it. */
export function heatingContradiction(context: Pick<EngineContext, 'input'>): HeatingContradiction | null {
  const { house, components } = context.input
  const recorded = recordedAgainst(context)
  if (recorded === null || house.heating === null) return null
  const [component] = ofKind(components, recorded).toSorted(
    (a, b) => yearOf(a) - yearOf(b) || (a.id < b.id ? -1 : 1),
  )
  const isTold = isToldSince(context, recorded)
  // «Andere» is no contradiction, only less exact.
  if (component === undefined || (house.heating === 'other' && !isTold)) return null
  return { told: house.heating, recorded, component, isTold }
}

/** Said under what hangs on the heating, where the answer and the components do not agree on it. */
export function contradictionRules(context: EngineContext): FigureRule[] {
  const found = heatingContradiction(context)
  if (found === null) return []
  const { told, component, isTold } = found
  const name = componentName(component)
  const words = {
    told: heatingKindLabels[told],
    recorded: isYearAssumed(component) ? `«${name}»` : `«${name}» von ${yearOf(component)}`,
  }
  const text = isTold ? energyContradiction.told(words) : energyContradiction.recorded(words)
  return [ruleOf('energy.contradiction', text)]
}

/** How much useful heat a kWh gives: below 1 in a boiler, above it in a heat pump. */
export type Efficiency = {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** The efficiency of a kind of heating made in a year. */
export function efficiencyOf(context: EngineContext, kind: HeatingKind, year: number): Efficiency | null {
  if (kind === 'electric') return { value: 1, low: 1, high: 1, inputs: [percentInput(100)], rules: [] }
  const row = context.book.get(efficiencyKey(kind, year))
  if (row === undefined) return null
  const isPump = row.unit === 'factor'
  const { value, low, high } = rowRange(row)
  const unit = isPump ? 1 : 100
  return {
    value: value / unit,
    low: low / unit,
    high: high / unit,
    inputs: [isPump ? factorInput(row) : percentInput(row.value)],
    rules: [ruleOf('energy.efficiency', energyRules.finalEnergy, [row])],
  }
}

const percentInput = (value: number): FigureInput => ({
  label: energyTexts.efficiency,
  value,
  unit: 'percent',
  origin: 'reference',
})
const factorInput = ({ value }: ReferenceValue): FigureInput => ({
  label: energyTexts.seasonalFactor,
  value,
  unit: 'factor',
  origin: 'reference',
})

const boilerPeriods = [
  [1991, 'before_1991'],
  [1995, 'from_1991'],
  [2000, 'from_1995'],
  [2010, 'from_2000'],
] as const

function efficiencyKey(kind: HeatingKind, year: number): string {
  if (kind === 'heat_pump_air') return 'energy.jaz_air'
  if (kind === 'heat_pump_ground' || kind === 'heat_pump_water') return 'energy.jaz_ground'
  if (kind !== 'oil' && kind !== 'gas') return `energy.efficiency_${kind}`
  const period = boilerPeriods.find(([before]) => year < before)?.[1] ?? 'from_2010'
  return `energy.efficiency_${kind}_${period}`
}

/** The efficiency of the heating that is there, by its own year, else by half its usual life. */
export function presentEfficiency(context: EngineContext, kind: HeatingKind): Efficiency | null {
  const made = madeIn(context, kind)
  const found = efficiencyOf(context, kind, made.year)
  if (found === null) return null
  const isBoiler = kind === 'oil' || kind === 'gas'
  const doubts = contradictionRules(context)
  if (!isBoiler)
    return {
      ...found,
      inputs: [kindInput(context, kind), ...found.inputs],
      rules: [...doubts, ...found.rules],
    }
  const age: FigureInput = {
    label: energyTexts.heatingYear,
    value: Math.round(made.year),
    unit: 'year',
    origin: made.origin,
  }
  const isAssumed = made.origin === 'assumed'
  const rules = isAssumed ? [ruleOf('energy.heating_age', energyRules.ageAssumed)] : []
  return {
    ...found,
    inputs: [kindInput(context, kind), age, ...found.inputs],
    rules: [...doubts, ...rules, ...found.rules],
  }
}

type Made = { readonly year: number; readonly origin: FigureOrigin }

function madeIn({ input, book, year }: EngineContext, kind: HeatingKind): Made {
  // Of two boilers the older one speaks: the order they were recorded in means nothing.
  const [oldest] = ofKind(input.components, kind).toSorted((a, b) => yearOf(a) - yearOf(b))
  const { heatingYear, origins } = input.house
  const origin = originOf(origins, 'heatingYear')
  const isTold = heatingYear !== null && origin !== 'assumed'
  if (oldest !== undefined) {
    const assumedOrigin = isTold ? origin : 'assumed'
    return { year: yearOf(oldest), origin: isYearAssumed(oldest) ? assumedOrigin : 'owner' }
  }
  if (isTold) return { year: heatingYear, origin }
  const key = componentOfHeating(kind)
  return { year: year - (book.get(`lifetime.${key}`)?.value ?? 0) / 2, origin: 'assumed' }
}

const kindInput = (context: EngineContext, kind: HeatingKind): FigureInput =>
  heatingInput(context, kind, energyTexts.heating)

/** The heating with who said it; one that only a recorded component tells of is the owner's word. */
export function heatingInput(context: EngineContext, kind: HeatingKind, label: string): FigureInput {
  const said = { label, value: heatingKindLabels[kind], unit: 'word' as const }
  return kind === context.input.house.heating
    ? houseInput(context, 'heating', said)
    : { ...said, origin: 'owner' }
}
