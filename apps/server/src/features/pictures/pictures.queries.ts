import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { takeTurn } from '#platform/db/house-limit.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { pictureColumns, type PictureRow, type StoredPictureRow } from './pictures.table.ts'

const page = sql<PictureRow>(`
  select ${pictureColumns} from app.picture p
  where p.real_estate_id = app.house() and (p.deleted_at is not null) = $1 and ($2::uuid is null or p.id > $2::uuid)
  order by p.id limit $3`)

type PageFilter = { isDeleted: boolean; after: string | undefined; limit: number }

export const listPictures = (tx: Tx, scope: RealEstateScope, filter: PageFilter): Promise<PictureRow[]> =>
  tx.rows(scope, page, [filter.isDeleted, filter.after, filter.limit])

const one = sql<PictureRow>(
  `select ${pictureColumns} from app.picture p where p.real_estate_id = app.house() and p.id = $1`,
)

export const findPicture = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<PictureRow | undefined> => (await tx.rows(scope, one, [id]))[0]

// The first of each to-do are picked by the index; a to-do with many pictures costs no more than its page.
const ofTodos = sql<PictureRow>(`
  select ${pictureColumns} from unnest($1::uuid[]) as asked (id)
  cross join lateral (
    select i.id from app.picture i
    where i.real_estate_id = app.house() and i.todo_id = asked.id and i.deleted_at is null and i.state <> 'rejected'
    order by i.id limit $2) shown
  join app.picture p on p.real_estate_id = app.house() and p.id = shown.id
  order by p.id`)

// By the key of the house, as those of a component below.
const ofOthers = (column: string) =>
  sql<PictureRow>(`
  select ${pictureColumns} from (
    select i.id, row_number() over (partition by i.${column} order by i.id) as place from app.picture i
    where i.real_estate_id = app.house() and i.${column} = any ($1::uuid[]) and i.deleted_at is null
      and i.state <> 'rejected') shown
  join app.picture p on p.real_estate_id = app.house() and p.id = shown.id
  where shown.place <= $2 order by p.id`)

const ofOwners = {
  todoId: ofTodos,
  journalEntryId: ofOthers('journal_entry_id'),
  defectId: ofOthers('defect_id'),
} as const

/** What names the thing a picture belongs to, of those that show theirs in their lists. */
export type PictureOwner = keyof typeof ofOwners

export const listPicturesOf = (
  tx: Tx,
  scope: RealEstateScope,
  owner: PictureOwner,
  ids: readonly string[],
  limit: number,
): Promise<PictureRow[]> => tx.rows(scope, ofOwners[owner], [ids, limit])

// By the key of the house: its pictures are few, and an index of their own was not worth holding up uploads.
const ofComponent = sql<PictureRow>(`
  select ${pictureColumns} from app.picture p
  where p.real_estate_id = app.house() and p.component_id = $1 and p.deleted_at is null and p.state <> 'rejected'
  order by p.id limit $2`)

export const listComponentPictures = (
  tx: Tx,
  scope: RealEstateScope,
  componentId: string,
  limit: number,
): Promise<PictureRow[]> => tx.rows(scope, ofComponent, [componentId, limit])

const oneStored = sql<StoredPictureRow>(`
  select ${pictureColumns}, p.object_key as "objectKey" from app.picture p
  where p.real_estate_id = app.house() and p.id = $1`)

export const findStoredPicture = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<StoredPictureRow | undefined> => (await tx.rows(scope, oneStored, [id]))[0]

// The trash still lies in the store; what was rejected does not.
const sum = sql<{ bytes: number }>(`
  select coalesce(sum(p.bytes), 0)::bigint as bytes from app.picture p
  where p.real_estate_id = app.house() and p.state <> 'rejected'`)

export const sumPictureBytes = async (tx: Tx, scope: RealEstateScope): Promise<number> =>
  (await tx.rows(scope, sum))[0]?.bytes ?? 0

export async function sumPictureBytesInTurn(tx: Tx, scope: RealEstateScope): Promise<number> {
  const [, bytes] = await Promise.all([takeTurn(tx, scope, 'picture'), sumPictureBytes(tx, scope)])
  return bytes
}

// The foreign keys keep other houses out; that what it shows does not lie in the trash is asked here.
const insert = sql<PictureRow>(`
  insert into app.picture as p (real_estate_id, id, created_by, file_name, mime, bytes, sha256, object_key, todo_id,
    component_id, journal_entry_id, defect_id)
  select app.house(), $1::uuid, app.me(), $2, $3, $4::integer, $5, $6, $7::uuid, $8::uuid, $9::uuid, $10::uuid
  where ($7::uuid is null or exists (
      select from app.todo t where t.real_estate_id = app.house() and t.id = $7::uuid and t.deleted_at is null))
    and ($8::uuid is null or exists (
      select from app.component c where c.real_estate_id = app.house() and c.id = $8::uuid and c.deleted_at is null))
    and ($9::uuid is null or exists (select from app.journal_entry j
      where j.real_estate_id = app.house() and j.id = $9::uuid and j.deleted_at is null))
    and ($10::uuid is null or exists (
      select from app.defect d where d.real_estate_id = app.house() and d.id = $10::uuid and d.deleted_at is null))
  returning ${pictureColumns}`)

type NewPicture = {
  id: string
  fileName: string
  mime: string
  bytes: number
  sha256: string
  objectKey: string
  todoId: string | null
  componentId: string | null
  journalEntryId: string | null
  defectId: string | null
}

export const insertPicture = async (
  tx: Tx,
  scope: RealEstateScope,
  picture: NewPicture,
): Promise<PictureRow | undefined> =>
  (
    await tx.rows(scope, insert, [
      picture.id,
      picture.fileName,
      picture.mime,
      picture.bytes,
      picture.sha256,
      picture.objectKey,
      picture.todoId,
      picture.componentId,
      picture.journalEntryId,
      picture.defectId,
    ])
  )[0]

const shownOf = sql<{ count: number }>(`
  select count(*)::integer as count from app.picture p where p.real_estate_id = app.house()
    and $1::uuid in (p.journal_entry_id, p.defect_id) and p.deleted_at is null and p.state <> 'rejected'`)

/** How many an entry or a defect has. */
export const countPicturesOf = async (tx: Tx, scope: RealEstateScope, id: string): Promise<number> =>
  (await tx.rows(scope, shownOf, [id]))[0]?.count ?? 0

export const movePictureToTrash = trashStatements<PictureRow>({
  table: 'app.picture p',
  columns: pictureColumns,
  onDelete: ', is_cover = false',
})

const uncover = sql(`
  update app.picture p set is_cover = false, version = p.version + 1
  where p.real_estate_id = app.house() and p.is_cover and p.id <> $1`)
const cover = sql<PictureRow>(`
  update app.picture p set is_cover = true, version = p.version + 1
  where p.real_estate_id = app.house() and p.id = $1 and p.version = $2 and p.state = 'ready' and p.deleted_at is null
  returning ${pictureColumns}`)

/** The former cover steps back first: a house has one cover, the database insists. */
export async function setCover(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  version: number,
): Promise<PictureRow | undefined> {
  const [, rows] = await Promise.all([tx.rows(scope, uncover, [id]), tx.rows(scope, cover, [id, version])])
  return rows[0]
}
