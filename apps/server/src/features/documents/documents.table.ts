import type { DocumentCategory } from '@hauswart/domain/documents/document'
import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const documentFacts = factColumns({
  title: required<string>('title'),
  category: optional<DocumentCategory>('category'),
  datedOn: optional<string>('dated_on'),
  sender: optional<string>('sender'),
  validUntil: optional<string>('valid_until'),
  keepUntil: optional<string>('keep_until'),
  note: optional<string>('note'),
  tags: begins<string[]>('tags', []),
  componentIds: begins<string[]>('component_ids', []),
  todoIds: begins<string[]>('todo_ids', []),
  projectIds: begins<string[]>('project_ids', []),
  measureIds: begins<string[]>('measure_ids', []),
})

export type DocumentFacts = FactsOf<typeof documentFacts>

/** Without its amount: answers are kept for who asks again, and the right to see amounts may have ended by then. */
export type DocumentRow = DocumentFacts & {
  id: string
  realEstateId: string
  fileId: string
  /** Files it had before, the last one last; each can be made current again. */
  earlierFileIds: string[]
  /** Of those that were accepted, so that the same bytes are known again; hexadecimal. */
  earlierHashes: string[]
  /** None while it is still to be reviewed. */
  filedAt: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  /** What it belongs to and does not lie in the trash. */
  components: { id: string; name: string | null; catalogKey: ComponentKey }[]
  todos: { id: string; title: string }[]
  projects: { id: string; title: string }[]
  /** Decisions; one without a title is called by its components. */
  measures: { id: string; title: string | null; componentIds: string[] }[]
}

/** As it is read for who asks now. */
export type ShownDocumentRow = DocumentRow & {
  /** Row security shows none to who has no finance right. */
  amountRappen: number | null
  /** The words around what was searched for. */
  quote: string | null
}

/** A file a paper has or had, and who put it there when. */
export type DocumentVersionRow = { fileId: string; addedAt: string; addedBy: string | null }

export type DrawerRow = { category: DocumentCategory | null; filed: number; total: number }

export const documentColumns = `d.id, d.real_estate_id as "realEstateId", d.file_id as "fileId",
  d.earlier_file_ids as "earlierFileIds", array(select encode(f.sha256, 'hex') from app.file f
    where f.real_estate_id = app.house() and f.id = any (d.earlier_file_ids) and f.state <> 'refused') as "earlierHashes",
  ${documentFacts.read('d')}, d.filed_at as "filedAt", d.version,
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.deleted_at as "deletedAt",
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'catalogKey', c.catalog_key)
      order by array_position(d.component_ids, c.id)), '[]')
    from app.component c
    where c.real_estate_id = app.house() and c.id = any (d.component_ids) and c.deleted_at is null) as components,
  (select coalesce(json_agg(json_build_object('id', t.id, 'title', t.title) order by array_position(d.todo_ids, t.id)), '[]')
    from app.todo t
    where t.real_estate_id = app.house() and t.id = any (d.todo_ids) and t.deleted_at is null) as todos,
  (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title) order by array_position(d.project_ids, p.id)),
      '[]')
    from app.project p
    where p.real_estate_id = app.house() and p.id = any (d.project_ids) and p.deleted_at is null) as projects,
  (select coalesce(json_agg(json_build_object('id', m.id, 'title', m.title, 'componentIds', m.component_ids)
      order by array_position(d.measure_ids, m.id)), '[]')
    from app.measure m
    where m.real_estate_id = app.house() and m.id = any (d.measure_ids) and m.deleted_at is null) as measures`

export const documentAmount = `(select a.rappen from app.amount a
  where a.real_estate_id = app.house() and a.object_id = d.id and a.kind = 'document_amount')`

/** When a paper ends. */
export const documentDays: DatedRows = {
  from: 'app.document',
  on: 'x.valid_until',
  title: 'x.title',
  isOpen: 'x.deleted_at is null and x.valid_until is not null',
  comesUp: (until) => `x.valid_until <= ${until}`,
  component: 'x.component_ids[1]',
}
