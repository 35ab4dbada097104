import type { Renewable, SetAside } from '@hauswart/domain/real-estate/renewal'
import type { ComponentEvent } from '@hauswart/domain/upkeep/component-event'
import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { ofStandingComponent } from '#features/components/components.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns } from '#platform/db/fact-columns.ts'

export type ComponentEventFacts = Pick<
  ComponentEvent,
  'kind' | 'year' | 'happenedOn' | 'title' | 'performedBy' | 'note'
>
export type ComponentEventRow = ComponentEvent & { readonly deletedAt: string | null }

/** What a renewal took the place of. Nobody reads it but the write that takes the renewal back. */
export type KeptRow = SetAside & {
  /** Whatever the history of changes has after this id was said later. */
  readonly since: string
  /** What taking it back changed, while it lies in the trash. */
  readonly undone?: { readonly from: Renewable; readonly to: Renewable }
}
export type RenewalRow = { readonly id: string; readonly year: number; readonly setAside: KeptRow | null }

export type MaintenanceTaskRow = MaintenanceTask

export const componentEventFacts = factColumns<ComponentEventFacts>({
  kind: 'kind',
  year: 'year',
  happenedOn: 'happened_on',
  title: 'title',
  performedBy: 'performed_by',
  note: 'note',
})

// The first former lives kept less: not whether their year was assumed, not their kind nor their name.
export const componentEventColumns = `e.id, e.component_id as "componentId", ${componentEventFacts.read('e')},
  '{"isInstalledYearAssumed": false, "catalogKey": null, "name": null}'::jsonb || e.former as former, e.version,
  e.deleted_at as "deletedAt"`

export const maintenanceTaskFacts = factColumns<Omit<MaintenanceTask, 'id' | 'version'>>({
  componentId: 'component_id',
  templateKey: 'template_key',
  title: 'title',
  intervalMonths: 'interval_months',
  anchorOn: 'anchor_on',
  nextOn: 'next_on',
  lastOn: 'last_on',
  isActive: 'is_active',
})

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
