import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import { componentName } from '../../real-estate/drawing.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import type { AnalysedComponent, EnergySaving, HullSaving } from '../model/analysis.ts'
import { nameOf } from '../model/component-words.ts'
import { replacedByHeatPump } from '../quantity/cost.ts'
import { demandOf } from '../heat/energy-demand.ts'
import type { EngineContext } from '../model/engine-context.ts'
import {
  envelopeOf,
  isImproved,
  stepOfComponent,
  wholeHull,
  type Range,
  type Step,
} from '../quantity/envelope.ts'
import { fact, ruleOf } from '../model/explain.ts'
import { isFlat, shareOf } from '../heat/geometry-body.ts'
import { mainHeatings } from '../heat/heating-main.ts'
import { bought, heatOnly, toTens, unknown } from './saving-figures.ts'
import { hotWaterRow } from '../heat/hot-water.ts'
import { heatSaved } from './saving-heat.ts'
import { leftOutText, savingRules, savingTexts, type SavingLack } from '../model/saving.labels.ts'
import { nextSystem, presentSystem, type HeatSystem } from './saving-use.ts'

/** What renewing these components together saves in a year; null where that improves nothing. */
export function savingOf(
  context: EngineContext,
  components: readonly AnalysedComponent[],
): EnergySaving | null {
  const held = memory.get(context.book) ?? new Map<string, EnergySaving | null>()
  memory.set(context.book, held)
  const key = components
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
  const known = held.get(key)
  if (known !== undefined) return known
  const found = findSaving(context, components.toSorted(byId))
  held.set(key, found)
  return found
}

const byId = (a: AnalysedComponent, b: AnalysedComponent): number => (a.id < b.id ? -1 : 1)

// It depends on no year and no decision, but on what is renewed together: one book of rows is one house on one day.
const memory = new WeakMap<EngineContext['book'], Map<string, EnergySaving | null>>()

function findSaving(context: EngineContext, components: readonly AnalysedComponent[]): EnergySaving | null {
  const hull = components.filter((one) => isImproved(context, one))
  const heatings = components.filter((one) => isReplaced(context, one))
  const [heating] = heatings
  if (hull.length === 0 && heating === undefined) return null
  const isPart = heating !== undefined && heatings.length < mainHeatings(context).length
  return ofHeat(context, { hull, heating, isPart, names: [namesOf(components)] })
}

const namesOf = (components: readonly AnalysedComponent[]): FigureInput => {
  const [only, ...more] = components
  return only !== undefined && more.length === 0
    ? nameOf(only)
    : fact('components', components.map(componentName).join(', '), 'word', 'owner')
}

/** Oil, gas and electric heatings make way for a heat pump; one beside the real heating changes nothing known. */
function isReplaced(context: EngineContext, { catalogKey }: AnalysedComponent): boolean {
  const { heating } = demandOf(context)
  return replacedByHeatPump.has(catalogKey) && heating !== null && componentOfHeating(heating) === catalogKey
}

type Works = {
  readonly hull: readonly AnalysedComponent[]
  readonly heating: AnalysedComponent | undefined
  /** The house has more plants of the kind than are replaced here. */
  readonly isPart: boolean
  readonly names: readonly FigureInput[]
}

function ofHeat(context: EngineContext, { hull, heating, isPart, names }: Works): EnergySaving | null {
  const envelope = hull.length === 0 ? null : envelopeOf(context)
  const pieces = hull.map((component) => ({
    component,
    step: envelope === null ? null : stepOfComponent(context, envelope, component),
  }))
  const next = heating === undefined ? null : nextSystem(context, 'heat_pump_air')
  const steps = pieces.flatMap(({ step }) => step ?? [])
  if (hull.length > 0 && envelope === null && next === null) return unknown(noEnvelope(context), names)
  if (hull.length > 0 && steps.length === 0 && next === null) return unknown(savingRules.noArea, names)
  const isGood = hasGoodHull(context)
  const hullLack = isGood ? 'goodHull' : envelope === null ? 'envelope' : 'area'
  const leftOut = [
    ...pieces.flatMap(({ component, step }) =>
      step === null || isGood ? [leftOutRule(component, hullLack)] : [],
    ),
    ...(heating !== undefined && next === null ? [leftOutRule(heating, 'row')] : []),
    ...(isPart && next !== null ? [ruleOf('saving.all_heatings', savingRules.allHeatings)] : []),
  ]
  const works = hull.length + (heating === undefined ? 0 : 1)
  return savingBy(context, { steps, next, names, works, leftOut })
}

/** A part of the whole never stands as the whole: what it is without has a rule of its own. */
const leftOutRule = (component: AnalysedComponent, lack: SavingLack): FigureRule =>
  ruleOf(`saving.without_${component.id}`, leftOutText(componentName(component), lack))

const noEnvelope = (context: EngineContext): string =>
  isFlat(context) && shareOf(context) === null ? savingRules.noShare : savingRules.noEnvelope

/** What a better hull saves, part by part and all of it; also of parts nobody records. */
export function hullSavings(context: EngineContext): HullSaving[] {
  const envelope = envelopeOf(context)
  if (envelope === null || hasGoodHull(context) || demandOf(context).figure.value === null) return []
  const all = wholeHull(context, envelope)
  const alone = { next: null, names: [], works: 1, leftOut: [] }
  const own = all.flatMap((step): HullSaving[] => {
    const saving = savingBy(context, { ...alone, steps: [step] })
    return saving === null ? [] : [{ part: step.part, saving }]
  })
  const together = own.length < 2 ? null : savingBy(context, { ...alone, steps: all, works: all.length })
  return together === null ? own : [...own, { part: 'together', saving: together }]
}

const hasGoodHull = ({ input }: EngineContext): boolean =>
  input.house.geakEnvelope === 'A' || input.house.geakEnvelope === 'B'

type Change = {
  readonly steps: readonly Step[]
  readonly next: HeatSystem | null
  readonly names: readonly FigureInput[]
  /** How many of the components are reckoned as one. */
  readonly works: number
  readonly leftOut: readonly FigureRule[]
}

function savingBy(context: EngineContext, change: Change): EnergySaving | null {
  const { steps: all, next, names, works, leftOut } = change
  const steps = hasGoodHull(context) ? [] : all
  const envelope = steps.length === 0 ? null : envelopeOf(context)
  const { figure } = demandOf(context)
  if (figure.value === null) return unknown(savingRules.noDemand, names)
  if (steps.length === 0 && next === null)
    return all.length === 0 ? unknown(savingRules.noRow, names) : goodHull(context, names)
  const less = envelope === null ? nothing : heatSaved(context, envelope, steps)
  if (less === null) return unknown(savingRules.noDemand, names)
  if (next === null && toTens(less.value) <= 0) return null
  const why = {
    inputs: [
      ...names,
      ...steps.flatMap(({ inputs }) => inputs),
      {
        label: savingTexts.demand,
        value: figure.value,
        unit: 'kwh_per_year' as const,
        origin: 'computed' as const,
      },
      ...(envelope === null ? [] : [afterInput(figure.value - less.value)]),
    ],
    rules: [
      ...leftOut,
      ...(envelope === null ? [] : hullRules(context, steps, envelope.rules)),
      ...(next === null ? [] : [ruleOf('saving.heating', savingRules.heating, next.rows)]),
      works > 1 ? ruleOf('saving.together', savingRules.together) : ruleOf('saving.alone', savingRules.alone),
      ...figure.rules,
    ],
  }
  const now = presentSystem(context)
  return now === null ? heatOnly(less, why) : bought({ figure, less, now, next: next ?? now, why })
}

const nothing: Range = { value: 0, low: 0, high: 0 }

const afterInput = (kwh: number): FigureInput => ({
  label: savingTexts.demandAfter,
  value: Math.round(kwh),
  unit: 'kwh_per_year',
  origin: 'computed',
})

function hullRules(
  context: EngineContext,
  steps: readonly Step[],
  area: readonly FigureRule[],
): FigureRule[] {
  const { book, input } = context
  const water = hotWaterRow(context)
  return [
    ruleOf('saving.envelope', savingRules.envelope, [book.get('energy.degree_days'), water]),
    ...steps.flatMap(({ rules }) => rules),
    ruleOf('saving.rebound', savingRules.rebound),
    ...(isFlat(context) ? [ruleOf('saving.flat', savingRules.flat)] : []),
    ...(input.house.isListed === true ? [ruleOf('saving.listed', savingRules.listed)] : []),
    ...area,
  ]
}

const goodHull = (context: EngineContext, names: readonly FigureInput[]): EnergySaving =>
  unknown(savingRules.goodHull, [
    ...names,
    {
      label: savingTexts.geak,
      value: context.input.house.geakEnvelope ?? '',
      unit: 'word',
      origin: 'owner',
    },
  ])
