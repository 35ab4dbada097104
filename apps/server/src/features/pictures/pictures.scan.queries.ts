import { sql } from '#platform/db-wire.ts'
import type { JobDeps } from '#platform/worker.ts'
import type { UnscannedRow } from './pictures.table.ts'

export type PictureKey = { realEstateId: string; id: string }

const unscanned = sql<UnscannedRow>(`
  select p.object_key as "objectKey", p.state, p.file_name as "fileName", p.created_by as "createdBy"
  from app.picture p where p.real_estate_id = app.house() and p.id = $1`)

export const findUnscanned = async (deps: JobDeps, key: PictureKey): Promise<UnscannedRow | undefined> =>
  (await deps.houseRows(key.realEstateId, unscanned, [key.id]))[0]

// Decided once: a second run finds nothing left to decide and tells nobody again.
const decide = sql(`
  with decided as (
    update app.picture p set state = $2, version = p.version + 1
    where p.real_estate_id = app.house() and p.id = $1 and p.state = 'received'
    returning p.id, p.version)
  insert into app.outbox (real_estate_id, id, verb, object_id, version)
  select app.house(), $3::uuid, 'picture.' || $2, id, version from decided`)

export const decidePicture = async (
  deps: JobDeps,
  key: PictureKey,
  state: 'ready' | 'rejected',
): Promise<void> =>
  void (await deps.houseRows(key.realEstateId, decide, [key.id, state, deps.parts.clock.newId()]))
