import type { ComponentCondition, ComponentKey } from './component.ts'
import { compareStates, compareUrgency, componentState, type ComponentState } from './component-state.ts'
import { conditionWord, componentStateLabels, someOf } from './component-state.labels.ts'
import { componentLabels } from './component.labels.ts'
import { drawingPartOf, type DrawingPart } from './drawing-part.ts'
import { drawingPartLabels, shortComponentLabels } from './drawing-part.labels.ts'
import type { RealEstateKind } from './real-estate.ts'

/** The one that gives a part its name when several lie in it: the boiler is the heating, not its tank. */
const namesake: Partial<Record<DrawingPart, readonly ComponentKey[]>> = {
  heating: ['oil_heating', 'gas_heating', 'wood_heating', 'heat_pump', 'district_heating'],
  hot_water: ['water_heater'],
}

export type RecordedComponent = {
  readonly id: string
  readonly catalogKey: ComponentKey
  readonly name: string | null
  readonly condition: ComponentCondition | null
  readonly installedYear: number
  readonly lastRenewedYear: number | null
}

export type DrawnPart<C extends RecordedComponent = RecordedComponent> = {
  readonly key: DrawingPart
  readonly label: string
  readonly state: ComponentState
  /** The state and what it rests on: «fällig · abgenutzt», among several «fällig · 1 von 3». */
  readonly note: string
  /** The most urgent first. */
  readonly components: readonly C[]
}

/** The name the owner gave it, else what it is. */
export const componentName = ({ name, catalogKey }: Pick<RecordedComponent, 'name' | 'catalogKey'>): string =>
  name ?? componentLabels[catalogKey]

/** The recorded components as parts of the drawing; each part shows its most urgent component. */
export function drawnParts<C extends RecordedComponent>(components: readonly C[]): DrawnPart<C>[] {
  const byPart = new Map<DrawingPart, C[]>()
  for (const component of components) {
    const part = drawingPartOf(component.catalogKey)
    if (part !== undefined) byPart.set(part, [...(byPart.get(part) ?? []), component])
  }
  return [...byPart]
    .map(([key, own]) => drawnPart(key, own.toSorted(compareUrgency)))
    .toSorted((a, b) => compareStates(a.state, b.state))
}

function drawnPart<C extends RecordedComponent>(key: DrawingPart, components: readonly C[]): DrawnPart<C> {
  const conditions = components.map(({ condition }) => condition)
  const [worst = null] = conditions
  const state = componentState(worst)
  const same = conditions.filter((condition) => componentState(condition) === state).length
  const word = componentStateLabels[state]
  const reason = components.length === 1 ? conditionReason(worst, word) : outOf(same, components.length)
  return {
    key,
    label: labelOf(key, components),
    state,
    components,
    note: reason === '' || cramped.includes(key) || worst === null ? word : `${word} · ${reason}`,
  }
}

/** The tree stands so far out that its label has room for one word. */
const cramped: readonly DrawingPart[] = ['surroundings']

/** «gut · gut» says nothing twice. */
function conditionReason(condition: ComponentCondition | null, word: string): string {
  const reason = condition === null ? '' : conditionWord(condition)
  return reason === word ? '' : reason
}

const outOf = (some: number, all: number): string => (some === all ? '' : someOf(some, all))

function labelOf(key: DrawingPart, components: readonly RecordedComponent[]): string {
  const namesakes = components.filter(({ catalogKey }) => namesake[key]?.includes(catalogKey) === true)
  const [only] = namesakes.length > 0 ? namesakes : components
  const isAlone = namesakes.length === 1 || components.length === 1
  if (!isAlone || only === undefined) return drawingPartLabels[key]
  return shortComponentLabels[only.catalogKey] ?? componentLabels[only.catalogKey]
}

export type DrawnShape = {
  readonly kind: 'detached' | 'row' | 'flat'
  readonly roof: 'pitched' | 'flat'
  readonly floors: number
  readonly hasCellar: boolean
  readonly hasAttic: boolean
}

type Facts = { readonly kind: RealEstateKind | null; readonly floors: number | null }

const mostFloors = 6
const usualFloors = { house: 2, building: 3 } as const

/**
 * The outline of a recorded house. What is not recorded is drawn as houses usually are; nothing stands on a
 * building plot.
 */
export function drawnShape(
  { kind, floors }: Facts,
  components: readonly Pick<RecordedComponent, 'catalogKey'>[],
): DrawnShape | undefined {
  if (kind === 'building_land') return undefined
  const has = (key: ComponentKey) => components.some(({ catalogKey }) => catalogKey === key)
  const isFlat = kind === 'condominium_flat'
  const isTall = isFlat || kind === 'apartment_building'
  return {
    kind: isFlat ? 'flat' : kind === 'row_house' || kind === 'semi_detached_house' ? 'row' : 'detached',
    roof: has('flat_roof') && !has('pitched_roof') ? 'flat' : 'pitched',
    floors: Math.min(Math.max(floors ?? usualFloors[isTall ? 'building' : 'house'], 1), mostFloors),
    hasCellar: !isFlat,
    hasAttic: false,
  }
}
