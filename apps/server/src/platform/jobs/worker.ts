import { EventEmitter } from 'node:events'
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import { watchAbandonedJobs } from './abandoned-jobs.ts'
import { openDatabase, type Database } from '#platform/db/db.ts'
import { sql, type Call, type Rows, type Statement, type Value } from '#platform/db/db-wire.ts'
import type { Log } from '#platform/log.ts'
import type { Mailer } from './mail.ts'
import type { Parts } from '#platform/parts.ts'

/** What a job gets. It runs as the worker: no house is open until the job enters the one it was made for. */
export type JobDeps = {
  readonly parts: Parts
  rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
  /** Rows inside one house; the id comes from our own transaction, never from a client. */
  houseRows<Row>(realEstateId: string, statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]>
  /** Several statements inside one house, all asked for at once: one round trip and one transaction. */
  inHouse<Result>(realEstateId: string, ask: (tx: HouseTx) => Promise<Result>): Promise<Result>
}

export type HouseTx = { rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]> }

export type JobHandler = (
  payload: Readonly<Record<string, unknown>>,
  deps: JobDeps,
  /** How often it has been begun, this time among them. */
  attempt?: number,
) => Promise<void>
export type Jobs = {
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly crontab: readonly string[]
}

const enterHouse = sql(`select set_config('app.real_estate_id', $1, true)`)
const startAgainMs = 1_000

/** The worker role: takes jobs from PostgreSQL. A job may run twice and must not mind. */
export async function startWorker(parts: Parts, jobs: Jobs): Promise<{ stop(): Promise<void> }> {
  const { config, log } = parts
  const url = config.DATABASE_WORKER_URL
  const database = openDatabase({
    url,
    connections: 3,
    application: 'hauswart-worker',
    forHousekeeping: true,
  })
  const deps = makeDeps({ ...parts, mailer: sendOnce(parts.mailer) }, database)
  const events = new EventEmitter() as WorkerEvents
  const abandoned = watchAbandonedJobs({ url, database, events, log })
  const pool = openPool(url, log)
  const options = {
    pgPool: pool,
    events,
    logger: queueLog(log),
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList: taskList(jobs, deps, log),
    crontab: jobs.crontab.join('\n'),
  }
  const queue = await keepRunning(() => run(options), log)
  return {
    stop: async () => {
      await queue.stop()
      await abandoned.stop()
      await settled(pool)
      await pool.end()
      await database.close()
    },
  }
}

/** The queue gives up when PostgreSQL is away at the wrong moment; it is then started anew. */
async function keepRunning(start: () => Promise<Runner>, log: Log): Promise<{ stop(): Promise<void> }> {
  let runner: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopping = false

  async function attempt(): Promise<void> {
    try {
      runner = await start()
      runner.promise.then(() => again(undefined), again)
    } catch (error) {
      again(error as Error)
    }
  }

  function again(error: Error | undefined): void {
    if (isStopping) return
    log.warn({ reason: error?.message }, 'the queue stopped and is started anew')
    timer = setTimeout(() => void (starting = attempt()), startAgainMs)
  }

  let starting = attempt()
  await starting
  return {
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await starting
      // Refused only if the queue has just stopped by itself.
      await runner?.stop().catch(() => undefined)
    },
  }
}

function openPool(url: string, log: Log): Pool {
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'hauswart-queue' })
  const complain = (error: Error) => log.warn({ reason: error.message }, 'the queue lost its connection')
  pool.on('error', complain)
  // A connection in use reports its end here only; unheard it would end the process.
  pool.on('connect', (client) => client.on('error', complain))
  return pool
}

/** The queue does not wait until its last "done" has reached PostgreSQL. */
async function settled(pool: Pool): Promise<void> {
  const deadline = performance.now() + 2_000
  while (performance.now() < deadline && (pool.waitingCount > 0 || pool.totalCount > pool.idleCount)) {
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A letter that left, but could not be marked because PostgreSQL went away, does not leave a second time. */
function sendOnce(mailer: Mailer): Mailer {
  const sent = new Set<string>()
  const maxRemembered = 10_000
  return {
    close: () => mailer.close(),
    send: async (mail) => {
      if (sent.has(mail.messageId)) return {}
      const answer = await mailer.send(mail)
      if (sent.size >= maxRemembered) sent.clear()
      if (answer.refusal === undefined) sent.add(mail.messageId)
      return answer
    },
  }
}

/** What jobs get of a pool of the worker; tests run single jobs with it. */
export const makeDeps = (parts: Parts, database: Database): JobDeps => ({
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
  inHouse: (realEstateId, ask) => runInHouse(database, realEstateId, ask),
})

type Asked = {
  readonly call: Call
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: unknown) => void
}

async function runInHouse<Result>(
  database: Database,
  realEstateId: string,
  ask: (tx: HouseTx) => Promise<Result>,
): Promise<Result> {
  const asked: Asked[] = []
  let isSent = false
  const rows = <Row>(statement: Statement<Row>, values: readonly Value[] = []) =>
    new Promise<Row[]>((resolve, reject) => {
      if (isSent) return reject(new Error('a batch in a house asks for everything at once'))
      asked.push({ call: { statement, values }, resolve: resolve as Asked['resolve'], reject })
    })
  const result = ask({ rows })
  isSent = true
  // Whoever fails without having waited for an answer leaves nothing behind.
  let hasFailed = false
  result.catch(() => void (hasFailed = true))
  await new Promise((resolve) => setImmediate(resolve))
  if (hasFailed) return result
  database.run([{ statement: enterHouse, values: [realEstateId] }, ...asked.map(({ call }) => call)]).then(
    ([, ...answers]) => asked.forEach(({ resolve }, at) => resolve(answers[at] ?? [])),
    (error: unknown) => asked.forEach(({ reject }) => reject(error)),
  )
  return result
}

const letters = new Set(['send_mail', 'send_digest', 'send_news', 'send_slot_invitation'])

function taskList(jobs: Jobs, deps: JobDeps, log: Log): TaskList {
  const inTurn = makeTurn()
  return Object.fromEntries(
    Object.entries(jobs.handlers).map(([name, handle]) => [
      name,
      async (payload: unknown, { job }) => {
        const work = () => handle(payload as Record<string, unknown>, deps, job.attempts)
        try {
          // One letter at a time between "taken by the mail server" and "marked": a kill repeats one at most.
          await (letters.has(name) ? inTurn(work) : work())
        } catch (error) {
          log.warn({ err: error, job: name }, 'a job failed and will be tried again')
          throw error
        }
      },
    ]),
  )
}

function makeTurn(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}

// Its errors are retried or reported by us; its lines may hold a payload, hence the message only.
const queueLog = (log: Log): Logger =>
  new Logger(
    () => (level, message) => log[level === 'error' || level === 'warning' ? 'warn' : 'debug'](message),
  )
