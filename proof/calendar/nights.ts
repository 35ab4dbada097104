import { digestJobs } from '../../apps/server/src/features/notifications/notifications.digest.jobs.ts'
import { notificationJobs } from '../../apps/server/src/features/notifications/notifications.jobs.ts'
import { reminderJobs } from '../../apps/server/src/features/reminders/reminders.jobs.ts'
import { makeClock } from '../../apps/server/src/platform/clock.ts'
import { makeDeps, type JobDeps } from '../../apps/server/src/platform/jobs/worker.ts'
import { openDatabase } from '../../apps/server/src/platform/db/db.ts'
import type { TestServer } from '../../apps/server/test/server.ts'
import { turned } from './reference.ts'
import { letterLine, pushLine, toldLine, type Heard, type Stay } from './told.ts'
import { instantOf, readingAt, tickOf } from './wall.ts'

const handlers = { ...reminderJobs, ...digestJobs, ...notificationJobs }

export type Fault = {
  /** On which day a worker believes to be. */
  readonly today?: (instant: number) => string
  /** Whether it forgets every hour that it looked. */
  readonly isForgetful?: boolean
}

/** A worker to which every hour is given by us, and what leaves it on the way. */
export async function liveThrough(server: TestServer, stay: Stay, fault: Fault = {}): Promise<Heard> {
  let instant = instantOf(stay.from)
  const letters: string[] = []
  const pushes: string[] = []
  const clock = makeClock(() => instant)
  const today = fault.today ?? (() => clock.today())
  const parts = {
    ...server.parts,
    clock: { ...clock, today: () => today(instant) },
    mailer: {
      close: () => undefined,
      send: ({ recipient, bodyText }: { recipient: string; bodyText: string }) => {
        letters.push(letterLine(numberIn(recipient), bodyText.match(names) ?? [], tickOf(instant)))
        return Promise.resolve({})
      },
    },
    pusher: {
      ...server.parts.pusher,
      send: ({ endpoint }: { endpoint: string }, text: string) => {
        const { title } = JSON.parse(text) as { title: string }
        pushes.push(pushLine(numberIn(endpoint), numberIn(title) || 1, tickOf(instant)))
        return Promise.resolve('sent' as const)
      },
    },
  }
  const database = openDatabase({
    url: server.parts.config.DATABASE_WORKER_URL,
    connections: 2,
    application: 'hauswart-worker',
    forHousekeeping: true,
  })
  const deps = makeDeps(parts, database)
  try {
    await begin(server, stay.from)
    for (let tick = stay.from; tick < stay.until; tick += 1) {
      instant = instantOf(tick)
      await forget(server, fault)
      await digestJobs['plan_digests']?.({}, deps)
      await drain(server, deps, instant)
      instant = instantOf(tick, 5)
      await reminderJobs['plan_reminders']?.({}, deps)
      await reminderJobs['remind_appointments']?.({}, deps)
      await drain(server, deps, instant)
    }
  } finally {
    await database.close()
  }
  const rows = await server.admin<{ house: number; id: string; title: string }>(
    `select substring(a.email from '\\d+')::integer as house, n.id, n.title
     from app.notification n join auth.account a on a.id = n.user_id`,
  )
  const told = rows.map(({ house, id, title }) =>
    toldLine(house, title.match(names)?.[0] ?? title, tickOf(momentOf(id))),
  )
  return { told, letters, pushes }
}

const names = /\b[TMN]\d+-\d+\b/g
const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
/** Identifiers are made by the clock of the worker and begin with its milliseconds. */
const momentOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** As if everything before had been looked at, and nothing been due. */
async function begin(server: TestServer, tick: number): Promise<void> {
  await server.admin('delete from app.notification; delete from app.digest; delete from app.reminder_mark')
  await server.admin('delete from graphile_worker._private_jobs')
  await server.admin(
    `insert into app.reminder_mark (name, looked_until) values ('days', $1), ('hours', $2)`,
    [`${turned(readingAt(tick).day, -1)}T00:00:00Z`, new Date(instantOf(tick - 1, 5))],
  )
}

const forget = async (server: TestServer, { isForgetful }: Fault): Promise<unknown> =>
  isForgetful === true && server.admin(`delete from app.reminder_mark where name = 'days'`)

const take = `
  with taken as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and j.run_at <= greatest($1::timestamptz, now())
    returning j.id, j.run_at, t.identifier, j.payload)
  select t.identifier as task, t.payload from taken t order by t.run_at, t.id`

/** Does what waits, and what comes of it, until nothing is left to do in this hour. */
async function drain(server: TestServer, deps: JobDeps, instant: number): Promise<void> {
  for (;;) {
    const jobs = await server.admin<{ task: string; payload: Record<string, unknown> }>(take, [
      new Date(instant),
    ])
    if (jobs.length === 0) return
    for (const { task, payload } of jobs) await handlers[task]?.(payload, deps)
  }
}
