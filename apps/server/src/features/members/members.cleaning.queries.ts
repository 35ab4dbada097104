import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

const bite = 5_000

const dropOld = sql<{ gone: number }>(`
  with old as materialized (select real_estate_id, id from app.invitation
    where coalesce(ended_at, expires_at) < now() - interval '30 days' limit ${bite}),
  gone as (delete from app.invitation i using old where i.real_estate_id = old.real_estate_id and i.id = old.id returning 1)
  select count(*)::int as gone from gone`)

// The worker cannot read a hash: row security alone leaves out those without one, for rows taken to be changed.
const clearSecrets = sql<{ gone: number }>(`
  with old as materialized (select real_estate_id, id from app.invitation
    where expires_at < now() limit ${bite} for update skip locked),
  gone as (update app.invitation i set secret_hash = null from old
    where i.real_estate_id = old.real_estate_id and i.id = old.id returning 1)
  select count(*)::int as gone from gone`)

/** Forgets who was invited and no longer is; of those that ran out, what would open the house. */
export async function forgetInvitations(deps: JobDeps): Promise<void> {
  for (const statement of [dropOld, clearSecrets]) {
    let gone = 1
    while (gone > 0) gone = (await deps.rows(statement))[0]?.gone ?? 0
  }
}
