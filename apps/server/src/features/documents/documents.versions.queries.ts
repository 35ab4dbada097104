import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { documentColumns, type DocumentRow, type DocumentVersionRow } from './documents.table.ts'

const versions = sql<DocumentVersionRow>(`
  select f.id as "fileId", f.created_at as "addedAt",
    (select p.first_name || ' ' || p.last_name from app.profile p where p.user_id = f.created_by) as "addedBy"
  from app.file f where f.real_estate_id = app.house() and f.id = any ($1::uuid[])
  order by array_position($1::uuid[], f.id) limit 100`)

/** In the order they are named. */
export const listVersions = (
  tx: Tx,
  scope: RealEstateScope,
  fileIds: readonly string[],
): Promise<DocumentVersionRow[]> => tx.rows(scope, versions, [fileIds])

// What is to be reviewed only because the last act put another file in front is filed again with the file it had.
const filedBefore = `(select (i.before ->> 'filed_at')::timestamptz from app.row_image i
  where i.event_id = d.act_id and i.real_estate_id = app.house() and i.row_id = d.id and i.relation = 'document'
    and i.before ->> 'file_id' = $3::uuid::text and d.file_id <> $3::uuid)`
const change = sql<DocumentRow>(`
  update app.document d set file_id = $3, earlier_file_ids = $4,
    filed_at = case when $5::boolean then coalesce(d.filed_at, ${filedBefore}) end, version = d.version + 1, updated_at = now()
  where d.real_estate_id = app.house() and d.id = $1 and d.version = $2 and d.deleted_at is null
  returning ${documentColumns}`)

type Filed = Pick<DocumentRow, 'id' | 'version' | 'fileId' | 'earlierFileIds'> & { staysFiled: boolean }

export const updateDocumentFile = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version, fileId, earlierFileIds, staysFiled }: Filed,
): Promise<DocumentRow | undefined> =>
  (await tx.rows(scope, change, [id, version, fileId, earlierFileIds, staysFiled]))[0]
