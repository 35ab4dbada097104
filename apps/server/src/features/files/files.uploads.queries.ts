import type { FileState } from '@hauswart/domain/files/file'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'

/** A file as somebody sends it. */
export type UploadRow = {
  readonly sizeBytes: number
  readonly sha256: string
  readonly state: FileState
  /** Never part of what a client sees. */
  readonly objectKey: string
}

const one = sql<UploadRow>(`
  select f.size_bytes as "sizeBytes", encode(f.sha256, 'hex') as sha256, f.state, f.object_key as "objectKey"
  from app.file f where f.real_estate_id = app.house() and f.id = $1`)

export const findUpload = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<UploadRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const turn = sql(`select pg_advisory_xact_lock(hashtextextended('file:' || app.me(), 0))`)
// A proof that failed opened no house: then there is nothing to insert, and the proof is what is answered.
const announce = sql(`
  insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, created_by)
  select app.house(), $1, $2, $3::integer, $4::bytea, $5, app.me()
  where app.may_write() and app.file_room_taken() + $3::integer <= $6::bigint
  on conflict (real_estate_id, id) do nothing`)

export type Announced = {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly sha256: string
  readonly objectKey: string
}

/** The upload of this id, made if there is none; nothing if whoever sends it has no room left. One round trip. */
export async function announceUpload(
  tx: Tx,
  scope: RealEstateScope,
  { id, name, size, sha256, objectKey }: Announced,
  mostBytes: number,
): Promise<UploadRow | undefined> {
  const values = [id, name, size, Buffer.from(sha256, 'hex'), objectKey, mostBytes]
  const [, , found] = await Promise.all([
    tx.rows(scope, turn),
    tx.rows(scope, announce, values),
    findUpload(tx, scope, id),
  ])
  return found
}

// Once: whoever says the end again finds it said.
const end = sql(`
  with ended as (
    update app.file f set state = 'arrived', version = f.version + 1
    where f.real_estate_id = app.house() and f.id = $1 and f.state = 'announced' and app.may_write()
    returning f.id)
  select app.enqueue('judge_file', json_build_object('realEstateId', app.house(), 'id', id),
    'judge_file:' || app.house() || ':' || id, null) from ended`)

export const endUpload = async (tx: Tx, scope: RealEstateScope, id: string): Promise<void> =>
  void (await tx.rows(scope, end, [id]))
