import { ofStandingComponent } from '#features/components/components.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const makerWarrantyFacts = factColumns({
  title: required<string>('title'),
  maker: optional<string>('maker'),
  projectId: optional<string>('project_id'),
  documentId: optional<string>('document_id'),
  startsOn: required<string>('starts_on'),
  years: required<number>('years'),
  note: optional<string>('note'),
})

export type MakerWarrantyFacts = FactsOf<typeof makerWarrantyFacts>

export type MakerWarrantyRow = MakerWarrantyFacts & {
  id: string
  realEstateId: string
  componentId: string
  endsOn: string
  /** In which year the product it was given for was replaced. */
  replacedYear: number | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const makerWarrantyColumns = `w.id, w.real_estate_id as "realEstateId", w.component_id as "componentId",
  ${makerWarrantyFacts.read('w')}, w.ends_on as "endsOn", w.replaced_year as "replacedYear", w.version,
  w.created_at as "createdAt", w.updated_at as "updatedAt", w.deleted_at as "deletedAt"`

/** Until when the maker answers for a component that stands, and for the product that stands there now. */
export const makerWarrantyDays: DatedRows = {
  ...ofStandingComponent,
  from: 'app.maker_warranty',
  on: 'x.ends_on',
  title: 'x.title',
  isOpen: 'x.deleted_at is null and x.replaced_year is null',
  // What has ended is over: nobody can do anything about it.
  comesUp: (until, today) => `x.ends_on between ${today} and ${until}`,
  project: 'x.project_id',
}
