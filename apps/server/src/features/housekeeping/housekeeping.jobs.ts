import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

// Row security lets the worker take only what is old enough to go; small bites keep locks short. Of the outbox it sees
// the young rows too, so it has to name the old ones.
const forgetAnswers = sql<{ gone: number }>(`
  with old as (delete from app.idempotency where ctid = any(array(select ctid from app.idempotency limit 5000)) returning 1)
  select count(*)::int as gone from old`)
const forgetNews = sql<{ gone: number }>(`
  with old as (delete from app.outbox where ctid = any(array(
    select ctid from app.outbox where at < now() - interval '7 days' limit 5000)) returning 1)
  select count(*)::int as gone from old`)
// Of images it sees none but the old ones.
const forgetImages = sql<{ gone: number }>(`
  with old as (delete from app.row_image where ctid = any(array(select ctid from app.row_image limit 5000)) returning 1)
  select count(*)::int as gone from old`)

export const housekeepingJobs = {
  forget_old_answers: async (_payload: Readonly<Record<string, unknown>>, deps: JobDeps): Promise<void> => {
    for (const statement of [forgetAnswers, forgetNews, forgetImages]) {
      let gone = 1
      while (gone > 0) gone = (await deps.rows(statement))[0]?.gone ?? 0
    }
  },
}
