import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import type { UnscannedRow } from './pictures.table.ts'

export type PictureKey = { realEstateId: string; id: string }

const unscanned = sql<UnscannedRow>(`
  select p.object_key as "objectKey", p.sha256, p.state, p.mime, p.width is not null as "isMade",
    p.file_name as "fileName", p.created_by as "createdBy"
  from app.picture p where p.real_estate_id = app.house() and p.id = $1`)

export const findUnscanned = async (deps: JobDeps, key: PictureKey): Promise<UnscannedRow | undefined> =>
  (await deps.houseRows(key.realEstateId, unscanned, [key.id]))[0]

// Decided once: a second run finds nothing left to decide and tells nobody again. For whoever watches the house, a
// picture that was ready before it was made anew is the same picture.
const accept = sql(`
  with known as (
    select p.id, p.state from app.picture p
    where p.real_estate_id = app.house() and p.id = $1 and p.state <> 'rejected' and p.width is null for update),
  made as (
    update app.picture p set state = 'ready', version = p.version + (known.state = 'received')::int, mime = $2,
      bytes = $3::integer, sha256 = $4, width = $5::integer, height = $6::integer, widths = $7::integer[],
      placeholder = $8
    from known where p.real_estate_id = app.house() and p.id = known.id
    returning p.id, p.version, known.state)
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
  select app.house(), $9::uuid, 'picture.ready', id, version, '{picture}' from made where state = 'received'`)

type Made = {
  readonly mime: string
  readonly bytes: number
  readonly sha256: string
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly placeholder: string
}

export const acceptPicture = async (deps: JobDeps, key: PictureKey, made: Made): Promise<void> =>
  void (await deps.houseRows(key.realEstateId, accept, [
    key.id,
    made.mime,
    made.bytes,
    made.sha256,
    made.width,
    made.height,
    made.widths,
    made.placeholder,
    deps.parts.clock.newId(),
  ]))

const reject = sql(`
  with decided as (
    update app.picture p set state = 'rejected', is_cover = false, version = p.version + 1
    where p.real_estate_id = app.house() and p.id = $1 and p.state <> 'rejected' and p.width is null
    returning p.id, p.version)
  insert into app.outbox (real_estate_id, id, verb, object_id, version, nouns)
  select app.house(), $2::uuid, 'picture.rejected', id, version, '{picture}' from decided`)

export const rejectPicture = async (deps: JobDeps, key: PictureKey): Promise<void> =>
  void (await deps.houseRows(key.realEstateId, reject, [key.id, deps.parts.clock.newId()]))

// One after another, with pauses in which others get their turn. In another order every night: those that fail each
// time, for their object is missing, do not keep the others from being made. Damaged ones wait for a copy.
const remake = sql(`
  select app.enqueue('scan_picture', json_build_object('realEstateId', p.real_estate_id, 'id', p.id),
    'scan_picture:' || p.real_estate_id || ':' || p.id, now() + row_number() over () * interval '2 seconds')
  from (
    select p.real_estate_id, p.id from app.picture p
    where p.width is null and p.state <> 'rejected' and p.damaged_at is null
      and (p.state = 'ready' or p.created_at < now() - interval '1 day')
    order by md5(p.id::text || current_date) limit $1) p`)

/** Has pictures made anew that are shown as they were sent, and those looked at again whose job was given up. */
export const remakePictures = async (deps: JobDeps, most: number): Promise<void> =>
  void (await deps.rows(remake, [most]))
