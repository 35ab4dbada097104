import type { WorkerEvents } from 'graphile-worker'
import { Client } from 'pg'
import type { Database } from '#platform/db/db.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { Log } from '#platform/log.ts'

const sweepEveryMs = 2_000
// The answer to "this job is done" may still be on its way.
const settleMs = 5_000

const takeLife = 'select pg_advisory_lock(hashtextextended($1, 0))'
// Held here but not worked on, or held by a process whose lock anybody can take because it is dead.
const freeJobs = sql<{ id: string }>(`
  with abandoned as (
    select id from graphile_worker._private_jobs
    where locked_at < now() - interval '5 seconds'
      and case when locked_by = $1 then id <> all ($2::bigint[])
        else pg_try_advisory_xact_lock(hashtextextended(locked_by, 0)) end
    for update skip locked)
  update graphile_worker._private_jobs j set locked_at = null, locked_by = null, run_at = greatest(j.run_at, now())
  from abandoned where j.id = abandoned.id returning j.id::text`)
// A line is held together with the job that is its turn: without one, whoever held it is gone.
const freeLines = sql(`
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where q.locked_at < now() - interval '5 seconds' and not exists (
    select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_at is not null)`)

/**
 * Frees jobs of a process that was killed, and those whose answer was lost with PostgreSQL. The queue itself
 * waits four hours for that; an owner does not wait four hours for a letter.
 */
export function watchAbandonedJobs(deps: {
  url: string
  database: Database
  events: WorkerEvents
  log: Log
}) {
  const { events, log } = deps
  const life = makeLife(deps.url)
  const inWork = new Map<string, number>()
  let queue: string | undefined

  events.on('pool:create', ({ workerPool }) => void (queue = workerPool.id))
  events.on('job:start', ({ job }) => void inWork.set(job.id, Number.POSITIVE_INFINITY))
  events.on('job:complete', ({ job }) => void inWork.set(job.id, performance.now() + settleMs))

  async function sweep(): Promise<void> {
    if (queue === undefined) return
    // After PostgreSQL was away everybody has to prove to be alive first: one round for that.
    if (await life.isNew(queue)) return
    for (const [id, until] of inWork) if (until < performance.now()) inWork.delete(id)
    const [freed] = await deps.database.run([
      { statement: freeJobs, values: [queue, [...inWork.keys()]] },
      { statement: freeLines, values: [] },
    ])
    if (freed !== undefined && freed.length > 0)
      log.warn({ jobs: freed.length }, 'abandoned jobs are tried again')
  }

  let timer = setTimeout(tick, sweepEveryMs)
  let running = Promise.resolve()
  let isStopped = false
  function tick(): void {
    running = sweep()
      .catch((error: Error) => log.debug({ reason: error.message }, 'could not look for abandoned jobs'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(tick, sweepEveryMs)
      })
  }

  return {
    stop: async (): Promise<void> => {
      isStopped = true
      clearTimeout(timer)
      await running
      await life.end()
    },
  }
}

/** One connection that holds a lock for as long as this process lives. */
function makeLife(url: string) {
  let held: { name: string; client: Client } | undefined

  async function end(): Promise<void> {
    const client = held?.client
    held = undefined
    await client?.end().catch(() => undefined)
  }

  return {
    end,
    /** Makes sure the lock is held; true if it had to be taken. */
    isNew: async (name: string): Promise<boolean> => {
      if (held?.name === name) return false
      await end()
      const client = new Client({
        connectionString: url,
        application_name: 'hauswart-life',
        keepAlive: true,
      })
      client.on('error', () => {
        if (held?.client === client) held = undefined
      })
      await client.connect()
      await client.query(takeLife, [name])
      held = { name, client }
      return true
    },
  }
}
