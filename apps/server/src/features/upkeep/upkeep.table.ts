import type { Renewable, SetAside } from '@hauswart/domain/real-estate/renewal'
import type { ComponentEventKind, FormerComponent } from '@hauswart/domain/upkeep/component-event'
import { ofStandingComponent } from '#features/components/components.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const componentEventFacts = factColumns({
  kind: required<ComponentEventKind>('kind'),
  year: required<number>('year'),
  happenedOn: optional<string>('happened_on'),
  title: optional<string>('title'),
  performedBy: optional<string>('performed_by'),
  note: optional<string>('note'),
})

export type ComponentEventFacts = Readonly<FactsOf<typeof componentEventFacts>>

export type ComponentEventRow = ComponentEventFacts & {
  readonly id: string
  readonly componentId: string
  readonly former: FormerComponent | null
  readonly version: number
  readonly deletedAt: string | null
}

/** What a renewal took the place of. Nobody reads it but the write that takes the renewal back. */
export type KeptRow = SetAside & {
  /** Whatever the history of changes has after this id was said later. */
  readonly since: string
  /** What taking it back changed, while it lies in the trash. */
  readonly undone?: { readonly from: Renewable; readonly to: Renewable }
}
export type RenewalRow = { readonly id: string; readonly year: number; readonly setAside: KeptRow | null }

// The first former lives kept less: not whether their year was assumed, not their kind nor their name.
export const componentEventColumns = `e.id, e.component_id as "componentId", ${componentEventFacts.read('e')},
  '{"isInstalledYearAssumed": false, "catalogKey": null, "name": null}'::jsonb || e.former as former, e.version,
  e.deleted_at as "deletedAt"`

export const maintenanceTaskFacts = factColumns({
  componentId: required<string>('component_id'),
  templateKey: required<string | null>('template_key'),
  title: required<string>('title'),
  intervalMonths: required<number>('interval_months'),
  anchorOn: optional<string>('anchor_on'),
  nextOn: required<string>('next_on'),
  lastOn: optional<string>('last_on'),
  isActive: required<boolean>('is_active'),
})

export type MaintenanceTaskRow = Readonly<
  FactsOf<typeof maintenanceTaskFacts> & { id: string; version: number }
>

export const maintenanceTaskColumns = `m.id, ${maintenanceTaskFacts.read('m')}, m.version`

/** When upkeep comes again; it rests while its component lies in the trash. */
export const maintenanceDays: DatedRows = {
  ...ofStandingComponent,
  from: 'app.maintenance_task',
  on: 'x.next_on',
  title: 'x.title',
  isOpen: 'x.is_active',
  intervalMonths: 'x.interval_months',
  facts: `json_build_object('templateKey', x.template_key, 'intervalMonths', x.interval_months, 'anchorOn', x.anchor_on)`,
}
