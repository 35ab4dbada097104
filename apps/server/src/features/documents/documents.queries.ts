import { maxDocuments, type DocumentCategory } from '@hauswart/domain/documents/document'
import type { FileState } from '@hauswart/domain/files/file'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseLimit } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import {
  documentAmount,
  documentColumns,
  documentFacts,
  type DocumentFacts,
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
  insert into app.document as d (real_estate_id, id, file_id, created_by, filed_at, ${documentFacts.names})
  values (app.house(), $1, $2, app.me(), case when $3::boolean then now() end, ${documentFacts.places(4)})
  returning ${documentColumns}`)

export type WrittenDocument = DocumentFacts & { isFiled: boolean }

export const insertDocument = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: WrittenDocument & { fileId: string },
): Promise<DocumentRow | undefined> =>
  (await tx.rows(scope, insert, [id, facts.fileId, facts.isFiled, ...documentFacts.values(facts)]))[0]

// Nobody sees what lies in the trash, so a new list does not speak of it: those stay.
const besides = (table: string, column: string) => (said: string) =>
  `${said}::uuid[] || array(select x.id from app.${table} x where x.real_estate_id = app.house()
      and x.id = any (d.${column}) and x.id <> all (${said}::uuid[]) and x.deleted_at is not null)`
const lists = {
  componentIds: besides('component', 'component_ids'),
  todoIds: besides('todo', 'todo_ids'),
  projectIds: besides('project', 'project_ids'),
  measureIds: besides('measure', 'measure_ids'),
}

const change = sql<DocumentRow>(`
  update app.document d set ${documentFacts.set(4, lists)},
    filed_at = case when $3::boolean then coalesce(d.filed_at, now()) end, version = d.version + 1, updated_at = now()
  where d.real_estate_id = app.house() and d.id = $1 and d.version = $2 and d.deleted_at is null
  returning ${documentColumns}`)

export const updateDocumentRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: Pick<DocumentRow, 'id' | 'version'> & WrittenDocument,
): Promise<DocumentRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, row.isFiled, ...documentFacts.values(row)]))[0]

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
