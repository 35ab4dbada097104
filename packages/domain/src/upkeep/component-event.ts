import type { ComponentCondition } from '../real-estate/component.ts'

export const componentEventKinds = ['replaced', 'renewed', 'serviced', 'repaired', 'other'] as const
export type ComponentEventKind = (typeof componentEventKinds)[number]

/** The most events of one component. */
export const maxComponentEvents = 500

/** What a component was before it was replaced. */
export type FormerComponent = {
  readonly installedYear: number
  readonly lastRenewedYear: number | null
  readonly condition: ComponentCondition | null
  readonly material: string | null
  readonly manufacturer: string | null
  readonly model: string | null
  readonly serialNumber: string | null
}

/** What was done to a component, in a year or on a day of it. */
export type ComponentEvent = {
  readonly id: string
  readonly componentId: string
  readonly kind: ComponentEventKind
  readonly year: number
  readonly happenedOn: string | null
  readonly title: string | null
  readonly performedBy: string | null
  readonly note: string | null
  readonly former: FormerComponent | null
  readonly version: number
}

/** The latest first; within a year what has a day goes before what has none. */
export function compareEvents(a: Placed, b: Placed): number {
  if (a.year !== b.year) return b.year - a.year
  if (a.happenedOn !== b.happenedOn) return (a.happenedOn ?? '') < (b.happenedOn ?? '') ? 1 : -1
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0
}
type Placed = Pick<ComponentEvent, 'id' | 'year' | 'happenedOn'>

/** What a component was, taken from the component as it stands before it goes. */
export const formerOf = (component: FormerComponent): FormerComponent => ({
  installedYear: component.installedYear,
  lastRenewedYear: component.lastRenewedYear,
  condition: component.condition,
  material: component.material,
  manufacturer: component.manufacturer,
  model: component.model,
  serialNumber: component.serialNumber,
})
