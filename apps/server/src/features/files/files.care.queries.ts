import { sql } from '#platform/db/db-wire.ts'
import type { KeptBytes, Place, Round } from '#platform/jobs/scrub.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

// Looked at for some weeks after their first: a worker that was away catches up, and what an undo took out of a paper is
// forgotten only when nobody can do it again.
const unfiled = sql<{ realEstateId: string }>(`
  select distinct f.real_estate_id as "realEstateId" from app.file f
  where f.created_at < now() - interval '7 days' and f.created_at > now() - interval '100 days'
    and f.real_estate_id > $1::uuid
  order by f.real_estate_id limit $2`)
const drop = sql<{ gone: number }>(`select app.drop_unfiled() as gone`)

/** Houses with files that are old enough to be looked at, from one on. */
export const listAgedHouses = async (deps: JobDeps, after: string, limit: number): Promise<string[]> =>
  (await deps.rows(unfiled, [after, limit])).map(({ realEstateId }) => realEstateId)

export const dropUnfiled = async (deps: JobDeps, realEstateId: string): Promise<void> =>
  void (await deps.houseRows(realEstateId, drop))

// A step whose job was given up: whatever was away then may be back.
const again = sql(`
  select app.enqueue(f.task, json_build_object('realEstateId', f.real_estate_id, 'id', f.id),
    f.task || ':' || f.real_estate_id || ':' || f.id, null)
  from (select case f.state when 'arrived' then 'judge_file' else 'preview_file' end as task, f.real_estate_id, f.id
    from app.file f where f.created_at < now() - interval '1 day'
      and (f.state = 'arrived' or (f.state = 'ready' and f.text_state = 'waiting'))
    order by f.created_at limit $1) f`)

export const beginAgain = async (deps: JobDeps, most: number): Promise<void> =>
  void (await deps.rows(again, [most]))

// Each file once in so many nights, in the order of their key.
const kept = sql<KeptBytes>(`
  select f.real_estate_id as "realEstateId", f.id, f.object_key as "objectKey", encode(f.sha256, 'hex') as sha256
  from app.file f
  where f.state = 'ready' and (f.real_estate_id, f.id) > ($1::uuid, $2::uuid)
    and abs(hashtextextended(f.id::text, 0) % $3::integer) = $4::integer and f.created_at < now() - interval '1 day'
  order by f.real_estate_id, f.id limit $5`)

export const listKept = (deps: JobDeps, after: Place, { nights, turn, limit }: Round): Promise<KeptBytes[]> =>
  deps.rows(kept, [after.realEstateId, after.id, nights, turn, limit])

const mark = sql(`
  update app.file f set damaged_at = coalesce(f.damaged_at, now()) where f.real_estate_id = app.house() and f.id = $1
  returning f.id`)

export const markDamaged = async (deps: JobDeps, { realEstateId, id }: KeptBytes): Promise<boolean> =>
  (await deps.houseRows(realEstateId, mark, [id])).length > 0
