import type { AnalysisProfile, RoofForm } from '../analysis/model/analysis-profile.ts'
import { heatGenerators, type ComponentCondition, type ComponentKey } from './component.ts'
import { compareStates, compareUrgency, componentState, type ComponentState } from './component-state.ts'
import { conditionWord, componentStateLabels } from './component-state.labels.ts'
import { componentLabels } from './component.labels.ts'
import { drawingPartOf, type DrawingPart } from './drawing-part.ts'
import { drawingPartLabels, shortComponentLabels } from './drawing-part.labels.ts'
import type { RealEstateKind } from './real-estate.ts'

/** The one that gives a part its name when several lie in it: the boiler is the heating, not its tank. */
const namesake: Partial<Record<DrawingPart, readonly ComponentKey[]>> = {
  heating: heatGenerators,
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

/** A component and what is to be said of it: what the analysis answers, or `judgedByCondition` where there is none. */
export type StatedComponent<C extends RecordedComponent = RecordedComponent> = {
  readonly component: C
  readonly state: ComponentState
  /** «fällig · 2027», «in 4 Jahren», «gut · bis 2046», «unbekannt». */
  readonly note: string
}

export type DrawnPart<C extends RecordedComponent = RecordedComponent> = {
  readonly key: DrawingPart
  readonly label: string
  readonly state: ComponentState
  /** The note of its most urgent component. */
  readonly note: string
  /** The most urgent first. */
  readonly components: readonly C[]
}

/** The name the owner gave it, else what it is. */
export const componentName = ({ name, catalogKey }: Pick<RecordedComponent, 'name' | 'catalogKey'>): string =>
  name === null || name.trim() === '' ? componentLabels[catalogKey] : name

/** Where nothing was analysed, the recorded condition alone speaks: «fällig · abgenutzt». The most urgent first. */
export function judgedByCondition<C extends RecordedComponent>(
  components: readonly C[],
): StatedComponent<C>[] {
  return components.toSorted(compareUrgency).map((component) => {
    const state = componentState(component.condition)
    return { component, state, note: conditionNote(component.condition, componentStateLabels[state]) }
  })
}

/** «gut · gut» says nothing twice. */
function conditionNote(condition: ComponentCondition | null, word: string): string {
  const reason = condition === null ? word : conditionWord(condition)
  return reason === word ? word : `${word} · ${reason}`
}

/** The judged components as parts of the drawing; each part shows its most urgent component. */
export function drawnParts<C extends RecordedComponent>(
  judged: readonly StatedComponent<C>[],
): DrawnPart<C>[] {
  const byPart = new Map<DrawingPart, StatedComponent<C>[]>()
  for (const one of judged) {
    const part = drawingPartOf(one.component.catalogKey)
    if (part !== undefined) byPart.set(part, [...(byPart.get(part) ?? []), one])
  }
  return [...byPart]
    .map(([key, own]) =>
      drawnPart(
        key,
        own.toSorted((a, b) => compareStates(a.state, b.state)),
      ),
    )
    .toSorted((a, b) => compareStates(a.state, b.state))
}

function drawnPart<C extends RecordedComponent>(
  key: DrawingPart,
  judged: readonly StatedComponent<C>[],
): DrawnPart<C> {
  const [worst] = judged
  const components = judged.map(({ component }) => component)
  const state = worst?.state ?? 'unknown'
  return {
    key,
    label: labelOf(key, components),
    state,
    note: worst === undefined || cramped.includes(key) ? componentStateLabels[state] : worst.note,
    components,
  }
}

/** The tree stands so far out that its label has room for one word. */
const cramped: readonly DrawingPart[] = ['surroundings']

function labelOf(key: DrawingPart, components: readonly RecordedComponent[]): string {
  const namesakes = components.filter(({ catalogKey }) => namesake[key]?.includes(catalogKey) === true)
  const [only] = namesakes.length > 0 ? namesakes : components
  const isAlone = namesakes.length === 1 || components.length === 1
  if (!isAlone || only === undefined) return drawingPartLabels[key]
  return shortComponentLabels[only.catalogKey] ?? componentLabels[only.catalogKey]
}

export type DrawnShape = {
  readonly kind: 'detached' | 'row' | 'flat'
  readonly roof: RoofForm
  readonly floors: number
  readonly hasCellar: boolean
  readonly hasAttic: boolean
  readonly flatFloor?: number
}

type Facts = { readonly kind: RealEstateKind | null; readonly floors: number | null }
/** What an owner told of the outline; nothing told is null. */
type Told = Pick<AnalysisProfile, 'roofForm' | 'hasCellar' | 'flatFloor'>

const mostFloors = 6
const usualFloors = { house: 2, building: 3 } as const
const nothingTold: Told = { roofForm: null, hasCellar: null, flatFloor: null }

/**
 * The outline of a recorded house. What nobody told is drawn as houses usually are; nothing stands on a building
 * plot.
 */
export function drawnShape(
  { kind, floors }: Facts,
  components: readonly Pick<RecordedComponent, 'catalogKey'>[],
  { roofForm, hasCellar, flatFloor }: Told = nothingTold,
): DrawnShape | undefined {
  if (kind === 'building_land') return undefined
  const has = (key: ComponentKey) => components.some(({ catalogKey }) => catalogKey === key)
  const isFlat = kind === 'condominium_flat'
  const isTall = isFlat || kind === 'apartment_building'
  const usual = usualFloors[isTall ? 'building' : 'house']
  // A flat on the fifth floor stands in a house of at least six.
  const least = isFlat && flatFloor !== null ? Math.max(usual, flatFloor + 1) : usual
  return {
    kind: isFlat ? 'flat' : kind === 'row_house' || kind === 'semi_detached_house' ? 'row' : 'detached',
    roof: roofForm ?? (has('flat_roof') && !has('pitched_roof') ? 'flat' : 'pitched'),
    floors: Math.min(Math.max(floors ?? least, 1), mostFloors),
    hasCellar: hasCellar ?? !isFlat,
    hasAttic: false,
    ...(isFlat && flatFloor !== null ? { flatFloor } : {}),
  }
}
