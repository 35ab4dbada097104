import type { FigureRule } from '../../figures/figure.ts'
import { facades, type ComponentKey } from '../../real-estate/component.ts'
import type { PlanEntry } from '../model/analysis.ts'
import type { JudgedComponent } from '../assessment/component-analysis.ts'
import { containedText } from '../model/rule.labels.ts'

type Whole = {
  readonly wholes: readonly ComponentKey[]
  readonly parts: readonly ComponentKey[]
  /** How many years before the part, and after it, the whole may be renewed. */
  readonly before: number
  readonly after: number
}

/** Prices that contain each other: a new facade is painted, a new kitchen has its appliances. */
const contained: readonly Whole[] = [
  {
    wholes: [...facades],
    parts: ['facade_paint'],
    before: 5,
    after: 0,
  },
  {
    wholes: ['kitchen'],
    parts: ['kitchen_appliances', 'oven', 'range_hood', 'fridge', 'dishwasher'],
    before: 3,
    after: 3,
  },
]

/** The renewals of the whole a part belongs to. */
export type Holder = {
  readonly name: string
  readonly entries: readonly PlanEntry[]
  readonly before: number
  readonly after: number
}

export const isContained = ({ component }: JudgedComponent): boolean =>
  contained.some(({ parts }) => parts.includes(component.catalogKey))

/** Null where there is no whole, or several: nobody knows which of two kitchens an oven stands in. */
export function holderOf(
  part: JudgedComponent,
  judged: readonly JudgedComponent[],
  entries: readonly PlanEntry[],
): Holder | null {
  const kind = contained.find(({ parts }) => parts.includes(part.component.catalogKey))
  const own = judged.filter(({ component }) => kind?.wholes.includes(component.catalogKey) === true)
  const [whole] = own
  if (kind === undefined || whole === undefined || own.length > 1) return null
  const { before, after } = kind
  const { id } = whole.component
  const renewals = entries.filter(({ componentIds }) => componentIds.includes(id))
  return { name: whole.name, entries: renewals, before, after }
}

/** The whole among these that has a part in its price: an owner who bundles them has said that they belong together. */
export function wholeOf(part: JudgedComponent, among: readonly JudgedComponent[]): JudgedComponent | null {
  const kind = contained.find(({ parts }) => parts.includes(part.component.catalogKey))
  return among.find(({ component }) => kind?.wholes.includes(component.catalogKey) === true) ?? null
}

/** The later renewals of a whole, as its part looks at them. */
export function laterHolder(part: JudgedComponent, name: string, entries: readonly PlanEntry[]): Holder {
  const kind = contained.find(({ parts }) => parts.includes(part.component.catalogKey))
  return { name, entries, before: kind?.before ?? 0, after: kind?.after ?? 0 }
}

/** The renewals of the whole that make one of the part in a year needless. */
export const holding = ({ entries, before, after }: Holder, year: number, isUrgent: boolean) =>
  // What is due cannot wait for a kitchen that comes in three years.
  entries.filter((whole) => whole.year >= year - before && whole.year <= year + (isUrgent ? 0 : after))

/** Said where the money is: under the cost of the whole. */
export const containedRule = ({ component, name }: JudgedComponent, whole: string): FigureRule => ({
  id: `plan_contained_${component.id}`,
  text: containedText(name, whole),
  sources: [],
})
