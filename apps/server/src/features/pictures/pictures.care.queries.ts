import { sql } from '#platform/db/db-wire.ts'
import type { KeptBytes, Place, Round } from '#platform/jobs/scrub.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { pictureObject } from './pictures.table.ts'

type KeptPicture = KeptBytes & { readonly isMade: boolean }

// Each picture once in so many nights, in the order of their key; also one that waits to be judged since yesterday, for
// it was confirmed. Of a rejected one there are no bytes.
const kept = sql<KeptPicture>(`
  select p.real_estate_id as "realEstateId", p.id, p.object_key as "objectKey", p.sha256, p.width is not null as "isMade"
  from app.picture p
  where p.state <> 'rejected' and (p.real_estate_id, p.id) > ($1::uuid, $2::uuid)
    and abs(hashtextextended(p.id::text, 0) % $3::integer) = $4::integer and p.created_at < now() - interval '1 day'
  order by p.real_estate_id, p.id limit $5`)

/** What is shown whole: as it was made anew, until then as it was sent. `sha256` is always the hash of that. */
export const listKept = async (
  deps: JobDeps,
  after: Place,
  { nights, turn, limit }: Round,
): Promise<KeptPicture[]> =>
  (await deps.rows(kept, [after.realEstateId, after.id, nights, turn, limit])).map((row) => ({
    ...row,
    objectKey: row.isMade ? pictureObject(row.objectKey, 'full') : row.objectKey,
  }))

// One that was made anew since it was listed has other bytes, and what was sent is gone as it should be.
const mark = sql(`
  update app.picture p set damaged_at = coalesce(p.damaged_at, now())
  where p.real_estate_id = app.house() and p.id = $1 and p.sha256 = $2 and (p.width is not null) = $3
  returning p.id`)

export const markDamaged = async (
  deps: JobDeps,
  { realEstateId, id, sha256, isMade }: KeptPicture,
): Promise<boolean> => (await deps.houseRows(realEstateId, mark, [id, sha256, isMade])).length > 0
