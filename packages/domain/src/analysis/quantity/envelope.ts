import type { FigureInput, FigureRule } from '../../figures/figure.ts'
import { facades, type ComponentKey } from '../../real-estate/component.ts'
import { isYearAssumed, yearOf } from '../../real-estate/component-state.ts'
import type { ReferenceValue } from '../../reference/reference-value.ts'
import type { AnalysedComponent, HullPart } from '../model/analysis.ts'
import { periodOf, windowsMade } from '../heat/energy-calculated.ts'
import type { EngineContext } from '../model/engine-context.ts'
import { mapped, ruleOf } from '../model/explain.ts'
import { isFlat, shareOf, windowAreaOf } from '../heat/geometry-body.ts'
import { facadeArea, isMainRoof, windowsArea } from './geometry.ts'
import { builtIn } from '../model/house-facts.ts'
import { pieceLabel, savingRules } from '../model/saving.labels.ts'

export type Range = { readonly value: number; readonly low: number; readonly high: number }

/** The hull of the house as it loses heat today: m², W/K, and the rows behind it. */
export type Envelope = {
  readonly built: number
  readonly area: Readonly<Record<HullPart, number>>
  /** All it loses, in W/K. */
  readonly loss: number
  /** m² of heated floors behind it. */
  readonly heated: number
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** One part of the hull, or a piece of it, made as good as is usual today. */
export type Step = {
  readonly part: HullPart
  readonly area: number
  /** W/m²K today. */
  readonly before: Range
  /** W/m²K less, never below 0. */
  readonly better: Range
  readonly inputs: readonly FigureInput[]
  readonly rules: readonly FigureRule[]
}

/** Walls, roof and floor have the same U-value in the model the rows come from. */
export function envelopeOf(context: EngineContext): Envelope | null {
  const built = builtIn(context)?.middle
  const glass = windowAreaOf(context, true)
  const cellar = context.book.get('uvalue.cellar_factor')
  if (built === undefined || glass === null || cellar === undefined) return null
  const wall = context.book.get(`uvalue.wall_${periodOf(built)}`)
  const window = context.book.get(`uvalue.window_${periodOf(windowsMade(context, built))}`)
  if (wall === undefined || window === undefined) return null
  const { body } = glass
  const area = {
    facade: Math.max(0, body.wall - glass.value),
    roof: body.footprint,
    windows: glass.value,
    cellar_ceiling: body.footprint,
  }
  const opaque = area.facade + area.roof + area.cellar_ceiling * cellar.value
  return {
    built,
    area,
    loss: opaque * wall.value + area.windows * window.value,
    heated: body.area,
    inputs: body.inputs,
    rules: glass.rules,
  }
}

const partOfKey: Partial<Record<ComponentKey, HullPart>> = {
  pitched_roof: 'roof',
  flat_roof: 'roof',
  windows: 'windows',
}

/** The part of the hull a component is; the flat roof of a garage is none. */
function hullPartOf(context: EngineContext, { catalogKey }: AnalysedComponent): HullPart | null {
  const part = facades.has(catalogKey) ? 'facade' : (partOfKey[catalogKey] ?? null)
  return part === 'roof' && !isMainRoof(context, catalogKey) ? null : part
}

/** Whether a renewal makes a component of the hull keep more heat in than today. */
export function isImproved(context: EngineContext, component: AnalysedComponent): boolean {
  const built = builtIn(context)?.middle
  const part = hullPartOf(context, component)
  if (part === null) return false
  const found = built === undefined ? null : gainOf(context, built, part, component)
  return found === null || found.better.value > 0
}

/** What renewing a component improves; null where its area is not known. */
export function stepOfComponent(
  context: EngineContext,
  envelope: Envelope,
  component: AnalysedComponent,
): Step | null {
  const part = hullPartOf(context, component)
  if (part === null) return null
  const area = areaOf(context, envelope, component, part)
  if (area === null) return null
  // The windows of one flat are to its heat what all windows are to that of the building.
  const isOwn = isFlat(context) && !component.isShared
  const share = isOwn ? shareOf(context) : 1
  return share === null ? null : stepOf(context, envelope, part, { area, component, times: 1 / share })
}

/** What making all of a part as good as new improves. */
function stepOfPart(context: EngineContext, envelope: Envelope, part: HullPart): Step | null {
  const own = context.input.components.filter((one) => hullPartOf(context, one) === part)
  // The oldest speaks for all of them.
  const [component] = own.toSorted((a, b) => yearOf(a) - yearOf(b))
  return stepOf(context, envelope, part, { area: envelope.area[part], component, times: 1 })
}

const hullParts = ['facade', 'roof', 'windows', 'cellar_ceiling'] as const satisfies readonly HullPart[]

/** Everything that can be made better, without the ceiling of a cellar that is not there. */
export const wholeHull = (context: EngineContext, envelope: Envelope): Step[] =>
  hullParts
    .filter((part) => part !== 'cellar_ceiling' || context.input.profile.hasCellar !== false)
    .flatMap((part) => stepOfPart(context, envelope, part) ?? [])

function areaOf(
  context: EngineContext,
  { area }: Envelope,
  component: AnalysedComponent,
  part: HullPart,
): number | null {
  if (part === 'facade') return facadeArea(context, component)?.value ?? null
  if (part === 'windows' && (component.quantity !== null || !isFlat(context)))
    return windowsArea(context, component)
  // Of the windows of a flat nobody counted, as many as the hull has behind its share: one house, one glass area.
  const share = part === 'windows' && !component.isShared ? shareOf(context) : 1
  if (share === null) return null
  const alike = context.input.components.filter((one) => hullPartOf(context, one) === part).length
  return (area[part] * share) / Math.max(1, alike)
}

type Piece = {
  readonly area: number
  /** How many like it the building has. */
  readonly times: number
  readonly component: AnalysedComponent | undefined
}

function stepOf(context: EngineContext, { built }: Envelope, part: HullPart, piece: Piece): Step | null {
  const found = gainOf(context, built, part, piece.component)
  if (found === null) return null
  const area: FigureInput = {
    label: pieceLabel(part, 'area'),
    value: Math.round(piece.area),
    unit: 'm2',
    origin: 'computed',
  }
  return { part, area: piece.area * piece.times, ...found, inputs: [area, ...found.inputs] }
}

type Gain = Pick<Step, 'before' | 'better' | 'inputs' | 'rules'>

function gainOf(
  context: EngineContext,
  built: number,
  part: HullPart,
  component: AnalysedComponent | undefined,
): Gain | null {
  const isGlass = part === 'windows'
  // A wooden facade is priced without insulation, as a roof is.
  const named = component?.catalogKey === 'wood_facade' ? 'wood_facade' : part
  const after = context.book.get(`uvalue.${isGlass ? 'window' : 'wall'}_renewed`)
  const before = isGlass ? windowsBefore(context, built, component) : wallBefore(context, built, component)
  if (after === undefined || before === null) return null
  const cellar = part === 'cellar_ceiling' ? context.book.get('uvalue.cellar_factor') : undefined
  const factor = cellar?.value ?? 1
  const gain = (from: number, to: number): number => Math.max(0, from - to) * factor
  return {
    before: mapped(before, (one) => one * factor),
    better: {
      value: gain(before.value, after.value),
      low: gain(before.low, after.max ?? after.value),
      high: gain(before.high, after.min ?? after.value),
    },
    inputs: [
      {
        label: pieceLabel(part, 'before'),
        value: twoDigits(before.value),
        unit: 'factor',
        origin: 'reference',
      },
      { label: pieceLabel(part, 'after'), value: after.value, unit: 'factor', origin: 'reference' },
    ],
    rules: [
      ruleOf(`saving.${named}`, savingRules[named], [...before.rows, after, cellar]),
      ...(before.rule === null ? [] : [before.rule]),
    ],
  }
}

const twoDigits = (value: number): number => Math.round(value * 100) / 100

type Before = Range & { readonly rows: readonly ReferenceValue[]; readonly rule: FigureRule | null }

/** A wall that was renewed may have been insulated then, or not. */
function wallBefore(context: EngineContext, built: number, component: AnalysedComponent | undefined) {
  const year = component === undefined ? built : yearOf(component)
  return between(context, 'wall', built, Math.max(built, year), ruleOf('saving.renewed', savingRules.renewed))
}

/** Windows are as good as their year. An assumed one counts as it is, and they may be those of the house all the same. */
function windowsBefore(
  context: EngineContext,
  built: number,
  component: AnalysedComponent | undefined,
): Before | null {
  if (component !== undefined) {
    const year = Math.max(built, yearOf(component))
    const exact = between(context, 'window', year, year, null)
    if (exact === null || !isYearAssumed(component)) return exact
    const open = between(context, 'window', built, year, windowsAge)
    return open && { ...open, value: exact.value }
  }
  const life = context.book.get('lifetime.windows')?.value ?? 0
  const latest = Math.max(built, context.year - life)
  return between(context, 'window', built, latest, windowsAge)
}

const windowsAge = ruleOf('saving.windows_age', savingRules.windowsAge)

function between(
  { book }: EngineContext,
  kind: 'wall' | 'window',
  from: number,
  to: number,
  rule: FigureRule | null,
): Before | null {
  const high = book.get(`uvalue.${kind}_${periodOf(from)}`)
  const low = book.get(`uvalue.${kind}_${periodOf(to)}`)
  if (high === undefined || low === undefined) return null
  const isOpen = high !== low
  return {
    value: (high.value + low.value) / 2,
    low: low.value,
    high: high.value,
    rows: isOpen ? [high, low] : [high],
    rule: isOpen ? rule : null,
  }
}
