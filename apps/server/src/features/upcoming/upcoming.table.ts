import type { DeadlineFacts } from '@hauswart/domain/deadlines/rule'
import type { DeadlineSource, UpcomingSource } from '@hauswart/domain/deadlines/source'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import type { Canton } from '@hauswart/domain/real-estate/real-estate'
import { lienDays, warrantyDays, warrantyNoticeDays } from '#features/acceptances/acceptances.table.ts'
import { permitDays, promiseDays } from '#features/approvals/approvals.table.ts'
import { appointmentDays } from '#features/appointments/appointments.table.ts'
import { defectDays, repairDays } from '#features/defects/defects.table.ts'
import { documentDays } from '#features/documents/documents.table.ts'
import {
  discountDays,
  invoiceDays,
  invoiceWarrantyDays,
  retentionDays,
} from '#features/invoices/invoices.table.ts'
import { makerWarrantyDays } from '#features/maker-warranties/maker-warranties.table.ts'
import { measureDays } from '#features/measures/measures.table.ts'
import { subsidyDays } from '#features/projects/projects.table.ts'
import { quoteDays } from '#features/quotes/quotes.table.ts'
import { todoDays } from '#features/todos/todos.table.ts'
import { maintenanceDays } from '#features/upkeep/upkeep.table.ts'
import { ofHouse, type DatedRows } from '#platform/db/dated-rows.ts'

/** Where the dates of a house come from: the tables of the sources that `domain/deadlines` registers. */
export const datedRows: Readonly<Record<UpcomingSource, DatedRows>> = {
  todo: todoDays,
  maintenance: maintenanceDays,
  measure: measureDays,
  document: documentDays,
  appointment: appointmentDays,
  defect: defectDays,
  repair: repairDays,
  warranty_notice: warrantyNoticeDays,
  warranty: warrantyDays,
  lien: lienDays,
  maker_warranty: makerWarrantyDays,
  subsidy: subsidyDays,
  permit: permitDays,
  promise: promiseDays,
  invoice: invoiceDays,
  retention: retentionDays,
  discount: discountDays,
  invoice_warranty: invoiceWarrantyDays,
  quote: quoteDays,
}

export type UpcomingRow = {
  source: UpcomingSource
  id: string
  /** None for a decision that is named after its components. */
  title: string | null
  on: string
  componentId: string | null
  isWholeYear: boolean
  /** Of a defect, an acceptance, a quote or an invoice: its renovation. */
  projectId: string | null
  components: { name: string | null; key: ComponentKey }[] | null
}

export type DeadlineRow = UpcomingRow & {
  source: DeadlineSource
  facts: DeadlineFacts | null
  canton: Canton | null
}

/** Those of these sources that have a select of their own in a house. */
export const selectedOf = <Source extends UpcomingSource>(sources: readonly Source[]): readonly Source[] =>
  sources.filter((source) => datedRows[source].comesAlong !== true)

/** Where the selects of a house find a source, with those that come along. */
export const houseRows = (source: UpcomingSource): DatedRows => ofHouse(datedRows[source])

/** Which source a row of a select is of. */
export const sourceColumn = (source: UpcomingSource): string => houseRows(source).kind ?? `'${source}'`

/** The same of every source, from its select of a house. */
export const upcomingColumns = (source: UpcomingSource, today: string): string => {
  const { on, shownOn, title, component, project, components, isWholeYear = false } = houseRows(source)
  return `${sourceColumn(source)} as source, x.id, ${title} as title, ${shownOn?.(today) ?? on} as on, ${component ?? 'null::uuid'} as component_id,
    ${isWholeYear} as is_whole_year, ${components ?? 'null::json'} as components, ${project ?? 'null::uuid'} as project_id`
}
