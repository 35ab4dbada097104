import { ofStandingComponent } from '#features/components/components.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns } from '#platform/db/fact-columns.ts'

export type MakerWarrantyFacts = {
  title: string
  maker: string | null
  projectId: string | null
  documentId: string | null
  startsOn: string
  years: number
  note: string | null
}

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

export const makerWarrantyFacts = factColumns<MakerWarrantyFacts>({
  title: 'title',
  maker: 'maker',
  projectId: 'project_id',
  documentId: 'document_id',
  startsOn: 'starts_on',
  years: 'years',
  note: 'note',
})

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
