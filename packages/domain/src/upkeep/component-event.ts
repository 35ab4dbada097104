import type { ComponentCondition, ComponentKey, ComponentUnit } from '../real-estate/component.ts'

export const componentEventKinds = ['replaced', 'renewed', 'serviced', 'repaired', 'other'] as const
export type ComponentEventKind = (typeof componentEventKinds)[number]

/** No event is older. */
export const firstEventYear = 1_000

/** The most events of one component. */
export const maxComponentEvents = 500

/** The most events of a whole house that are listed together; the latest of them. */
export const maxHouseEvents = 500

/** What a component was before it was replaced. */
export type FormerComponent = {
  /** What kind it was; null in the first former lives, which did not keep it. */
  readonly catalogKey: ComponentKey | null
  readonly name: string | null
  readonly installedYear: number
  readonly isInstalledYearAssumed: boolean
  readonly lastRenewedYear: number | null
  readonly condition: ComponentCondition | null
  readonly conditionOn: string | null
  readonly quantity: number | null
  readonly unit: ComponentUnit | null
  readonly material: string | null
  readonly manufacturer: string | null
  readonly model: string | null
  readonly serialNumber: string | null
  readonly ownLifetimeYears: number | null
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

type Life = Pick<FormerComponent, 'installedYear' | 'isInstalledYearAssumed' | 'lastRenewedYear'>

/** The earliest year in which a component can have been replaced: before its life began there was none. */
export const earliestReplacement = (life: Life): number =>
  life.lastRenewedYear ?? (life.isInstalledYearAssumed ? firstEventYear : life.installedYear)

/** What a component was, taken from the component as it stands before it goes. */
export const formerOf = (component: FormerComponent): FormerComponent => ({
  catalogKey: component.catalogKey,
  name: component.name,
  installedYear: component.installedYear,
  isInstalledYearAssumed: component.isInstalledYearAssumed,
  lastRenewedYear: component.lastRenewedYear,
  condition: component.condition,
  conditionOn: component.conditionOn,
  quantity: component.quantity,
  unit: component.unit,
  material: component.material,
  manufacturer: component.manufacturer,
  model: component.model,
  serialNumber: component.serialNumber,
  ownLifetimeYears: component.ownLifetimeYears,
})
