import { maxDocuments, type DocumentCategory } from '@hauswart/domain/documents/document'
import type { FileState } from '@hauswart/domain/files/file'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Value } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  documentAmount,
  documentColumns,
  type DocumentRow,
  type DrawerRow,
  type ShownDocumentRow,
} from './documents.table.ts'

// The key of the house is all the index there is: a house has so few that each is looked at.
const filtered = `d.real_estate_id = app.house() and (d.deleted_at is not null) = $1 and d.id < $2::uuid
  and ($4::text is null or d.category = $4) and ($5::boolean is null or (d.filed_at is not null) = $5)
  and ($6::uuid is null or $6 = any (d.component_ids)) and ($7::uuid is null or $7 = any (d.todo_ids))
  and ($8::uuid is null or $8 = any (d.project_ids)) and ($9::uuid is null or $9 = any (d.measure_ids))`

const page = sql<ShownDocumentRow>(`
  select ${documentColumns}, ${documentAmount} as "amountRappen", null as quote from app.document d
  where ${filtered} order by d.id desc limit $3`)

const among = sql<ShownDocumentRow>(`
  select ${documentColumns}, ${documentAmount} as "amountRappen", null as quote from app.document d
  where ${filtered} and d.id = any ($10::uuid[]) order by d.id desc limit $3`)

const behind = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type DocumentFilter = {
  isDeleted: boolean
  after: string | undefined
  limit: number
  category: DocumentCategory | undefined
  isFiled: boolean | undefined
  componentId: string | undefined
  todoId: string | undefined
  projectId: string | undefined
  measureId: string | undefined
  /** Only these, where somebody searched. */
  ids: readonly string[] | undefined
}

export function listDocuments(
  tx: Tx,
  scope: RealEstateScope,
  filter: DocumentFilter,
): Promise<ShownDocumentRow[]> {
  const {
    isDeleted,
    after = behind,
    limit,
    category,
    isFiled,
    componentId,
    todoId,
    projectId,
    measureId,
  } = filter
  const values = [isDeleted, after, limit, category, isFiled, componentId, todoId, projectId, measureId]
  return filter.ids === undefined
    ? tx.rows(scope, page, values)
    : tx.rows(scope, among, [...values, filter.ids])
}

const one = sql<ShownDocumentRow>(`
  select ${documentColumns}, ${documentAmount} as "amountRappen", null as quote from app.document d
  where d.real_estate_id = app.house() and d.id = $1`)

export const findShownDocument = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<ShownDocumentRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const bare = sql<DocumentRow>(`
  select ${documentColumns} from app.document d where d.real_estate_id = app.house() and d.id = $1`)

export const findDocument = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<DocumentRow | undefined> => (await tx.rows(scope, bare, [id]))[0]

const held = sql<DocumentRow>(`
  select ${documentColumns} from app.document d where d.real_estate_id = app.house() and d.id = any ($1::uuid[])
  order by d.id for update of d`)

/** Those of the house among them, in the trash or not; nobody else changes them meanwhile. */
export const holdDocuments = (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<DocumentRow[]> => tx.rows(scope, held, [ids])

const drawers = sql<DrawerRow>(`
  select d.category, count(d.filed_at)::integer as filed, count(*)::integer as total from app.document d
  where d.real_estate_id = app.house() and d.deleted_at is null group by d.category order by d.category`)

export const countDrawers = (tx: Tx, scope: RealEstateScope): Promise<DrawerRow[]> => tx.rows(scope, drawers)

export const assertRoomForDocument = houseLimit({
  counted: 'document',
  most: maxDocuments,
  count: sql(`
    select count(*)::integer as count from app.document d where d.real_estate_id = app.house() and d.deleted_at is null`),
})

const alone = sql('select app.alone_with($1)')
const arrived = sql<{ state: FileState }>(`
  select f.state from app.file f where f.real_estate_id = app.house() and f.id = $1 and f.state <> 'announced'
    and f.id not in (select unnest(d.earlier_file_ids) from app.document d
      where d.real_estate_id = app.house() and d.id <> $2)`)

/**
 * What became of a file whose pieces have all come; judged it may be later. A file of another paper is none: its bytes go
 * with that one. Who asks for the same file at the same moment waits, because no constraint reaches into a list.
 */
export async function findArrived(
  tx: Tx,
  scope: RealEstateScope,
  fileId: string,
  documentId: string,
): Promise<FileState | undefined> {
  const [, rows] = await Promise.all([
    tx.rows(scope, alone, [fileId]),
    tx.rows(scope, arrived, [fileId, documentId]),
  ])
  return rows[0]?.state
}

const insert = sql<DocumentRow>(`
  insert into app.document as d (real_estate_id, id, file_id, created_by, title, category, dated_on, sender, valid_until,
    keep_until, note, tags, component_ids, todo_ids, project_ids, measure_ids, filed_at)
  values (app.house(), $1, $2, app.me(), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, case when $15::boolean then now() end)
  returning ${documentColumns}`)

export type DocumentFacts = Pick<
  DocumentRow,
  | 'title'
  | 'category'
  | 'datedOn'
  | 'sender'
  | 'validUntil'
  | 'keepUntil'
  | 'note'
  | 'tags'
  | 'componentIds'
  | 'todoIds'
  | 'projectIds'
  | 'measureIds'
> & { isFiled: boolean }

export const insertDocument = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: DocumentFacts & { fileId: string },
): Promise<DocumentRow | undefined> => (await tx.rows(scope, insert, [id, facts.fileId, ...values(facts)]))[0]

// Nobody sees what lies in the trash, so a new list does not speak of it: those stay.
const change = sql<DocumentRow>(`
  update app.document d set title = $3, category = $4, dated_on = $5, sender = $6, valid_until = $7, keep_until = $8,
    note = $9, tags = $10,
    component_ids = $11::uuid[] || array(select c.id from app.component c where c.real_estate_id = app.house()
      and c.id = any (d.component_ids) and c.id <> all ($11::uuid[]) and c.deleted_at is not null),
    todo_ids = $12::uuid[] || array(select t.id from app.todo t where t.real_estate_id = app.house()
      and t.id = any (d.todo_ids) and t.id <> all ($12::uuid[]) and t.deleted_at is not null),
    project_ids = $13::uuid[] || array(select p.id from app.project p where p.real_estate_id = app.house()
      and p.id = any (d.project_ids) and p.id <> all ($13::uuid[]) and p.deleted_at is not null),
    measure_ids = $14::uuid[] || array(select m.id from app.measure m where m.real_estate_id = app.house()
      and m.id = any (d.measure_ids) and m.id <> all ($14::uuid[]) and m.deleted_at is not null),
    filed_at = case when $15::boolean then coalesce(d.filed_at, now()) end, version = d.version + 1, updated_at = now()
  where d.real_estate_id = app.house() and d.id = $1 and d.version = $2 and d.deleted_at is null
  returning ${documentColumns}`)

export const updateDocumentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: Pick<DocumentRow, 'id' | 'version'> & DocumentFacts,
): Promise<DocumentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, ...values(row)]))[0]

const values = (facts: DocumentFacts): Value[] => [
  facts.title,
  facts.category,
  facts.datedOn,
  facts.sender,
  facts.validUntil,
  facts.keepUntil,
  facts.note,
  facts.tags,
  facts.componentIds,
  facts.todoIds,
  facts.projectIds,
  facts.measureIds,
  facts.isFiled,
]

export const moveDocumentToTrash = trashStatements<DocumentRow>({
  table: 'app.document d',
  columns: documentColumns,
  also: ', updated_at = now()',
})

const live = sql<{ count: number }>(`
  select count(*)::integer as count from app.document d
  where d.real_estate_id = app.house() and d.id = any($1::uuid[]) and d.deleted_at is null`)

/** How many of these are papers of the house, out of the trash. */
export const countDocuments = async (
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
): Promise<number> => (await tx.rows(scope, live, [ids]))[0]?.count ?? 0
