import { run, type Runner, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Parts } from './parts.ts'
import { openDatabase, type Database } from './db.ts'
import { sql, type Statement, type Value } from './db-wire.ts'

/** What a job gets. It runs as the worker: no house is open until the job enters the one it was made for. */
export type JobDeps = {
  readonly parts: Parts
  rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
  /** Rows inside one house; the id comes from our own transaction, never from a client. */
  houseRows<Row>(realEstateId: string, statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
}

export type JobHandler = (payload: Readonly<Record<string, unknown>>, deps: JobDeps) => Promise<void>
export type Jobs = {
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly crontab: readonly string[]
}

const enterHouse = sql(`select set_config('app.real_estate_id', $1, true)`)

/** The worker role: takes jobs from PostgreSQL. A job may run twice and must not mind. */
export async function startWorker(parts: Parts, jobs: Jobs): Promise<{ stop(): Promise<void> }> {
  const database = openDatabase({
    url: parts.config.DATABASE_WORKER_URL,
    connections: 3,
    application: 'hauswart-worker',
  })
  const deps = makeDeps(parts, database)
  const pool = new Pool({ connectionString: parts.config.DATABASE_WORKER_URL, max: 4 })
  pool.on('error', (error) => parts.log.warn({ reason: error.message }, 'the queue lost its connection'))
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList: taskList(jobs, deps, parts.log),
    crontab: jobs.crontab.join('\n'),
  })
  watch(runner, parts.config, parts.log)
  return {
    stop: async () => {
      await runner.stop()
      await pool.end()
      await database.close()
    },
  }
}

// The queue gives up when PostgreSQL goes away for long; a supervisor then starts the process anew.
function watch(runner: Runner, config: Config, log: Log): void {
  runner.promise.catch((error: Error) => {
    log.error({ err: error }, 'the queue stopped')
    if (config.MODE === 'worker') process.exitCode = 1
  })
}

const makeDeps = (parts: Parts, database: Database): JobDeps => ({
  parts,
  rows: async <Row>(statement: Statement<Row>, values: readonly Value[] = []) =>
    (await database.run([{ statement, values }]))[0] as Row[],
  houseRows: async <Row>(realEstateId: string, statement: Statement<Row>, values: readonly Value[] = []) =>
    (
      await database.run([
        { statement: enterHouse, values: [realEstateId] },
        { statement, values },
      ])
    )[1] as Row[],
})

function taskList(jobs: Jobs, deps: JobDeps, log: Log): TaskList {
  return Object.fromEntries(
    Object.entries(jobs.handlers).map(([name, handle]) => [
      name,
      async (payload: unknown) => {
        try {
          await handle(payload as Record<string, unknown>, deps)
        } catch (error) {
          log.warn({ err: error, job: name }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}
