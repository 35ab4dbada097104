import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

const bite = 5_000

// The worker cannot read a hash: row security alone leaves out those without one, for rows taken to be changed.
const ofLinks = sql<{ gone: number }>(`
  with old as materialized (select real_estate_id, id from app.guest_link
    where expires_at < now() limit ${bite} for update skip locked),
  gone as (update app.guest_link g set secret_hash = null from old
    where g.real_estate_id = old.real_estate_id and g.id = old.id returning 1)
  select count(*)::int as gone from gone`)

const ofVisits = sql<{ gone: number }>(`
  with old as materialized (select real_estate_id, id from app.guest_visit
    where ends_at < now() limit ${bite} for update skip locked),
  gone as (update app.guest_visit v set cookie_hash = null from old
    where v.real_estate_id = old.real_estate_id and v.id = old.id returning 1)
  select count(*)::int as gone from gone`)

/** Of links and visits that have ended, takes away what opened them; that they were stays in sight of the owners. */
export async function forgetGuestSecrets(deps: JobDeps): Promise<void> {
  for (const statement of [ofLinks, ofVisits]) {
    let gone = 1
    while (gone > 0) gone = (await deps.rows(statement))[0]?.gone ?? 0
  }
}
