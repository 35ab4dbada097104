import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { fileColumns, type FileRow, type StoredFileRow } from './files.table.ts'

const some = sql<FileRow>(`
  select ${fileColumns} from app.file f where f.real_estate_id = app.house() and f.id = any ($1::uuid[])`)

export const listFiles = (tx: Tx, scope: RealEstateScope, ids: readonly string[]): Promise<FileRow[]> =>
  tx.rows(scope, some, [ids])

const oneStored = sql<StoredFileRow>(`
  select ${fileColumns}, f.object_key as "objectKey" from app.file f
  where f.real_estate_id = app.house() and f.id = $1`)

export const findStoredFile = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<StoredFileRow | undefined> => (await tx.rows(scope, oneStored, [id]))[0]
