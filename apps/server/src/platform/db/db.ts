import { Client as PgClient, type Submittable } from 'pg'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'
import { Batch, type Call, type Rows, type Wire } from './db-wire.ts'

type Client = PgClient & { connection: Wire }
type Slot = { client: Client | undefined; busySince: number; doubtful: boolean }
type Task = {
  start: (slot: Slot) => void
  fail: (error: Error) => void
  queuedAt: number
  exclusive: boolean
}

/** A connection held for one write transaction; `release(true)` throws the connection away. */
export type Lease = { run(calls: readonly Call[]): Promise<Rows[]>; release(broken?: boolean): void }

export type Database = {
  /** Sends all calls in one round trip as one implicit transaction. */
  run(calls: readonly Call[]): Promise<Rows[]>
  lease(): Promise<Lease>
  close(): Promise<void>
  /** Round trips so far; tests count them. */
  readonly stats: { syncs: number; waiting: number }
}

// Compiling takes seconds where a generic plan of a large table is thought dear, each time, for a tenth of a second of work.
const settings = '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c jit=off'

/** A pool of connections of one role. Only platform files may hold one; features are handed a `tx`. */
export function openDatabase(options: {
  url: string
  connections: number
  application: string
  /** Housekeeping looks through whole tables: bitmap scans, and patience longer than its statement limit. */
  forHousekeeping?: boolean
  /** Follows each round trip when telemetry is on. */
  observe?: ((application: string, statements: number) => (error: Error | null) => void) | undefined
}): Database {
  const slots: Slot[] = Array.from({ length: options.connections }, () => ({
    client: undefined,
    busySince: 0,
    doubtful: false,
  }))
  const queue: Task[] = []
  const stats = { syncs: 0, waiting: 0 }
  let leased = 0
  let closed = false
  // A writer may not starve the readers: one connection in four is never leased.
  const maxLeases = Math.max(1, Math.floor(options.connections * 0.75))
  // Seconds in which this process came to look. One that stood still itself finds the answers waiting for it, and must
  // not take its own sleep for the database's.
  let now = 1
  const watch = setInterval(sweep, 1_000)
  watch.unref()

  function sweep(): void {
    const { waitSeconds, silentSeconds, silentSecondsAtNight } = limits.database
    const mostSilent = options.forHousekeeping === true ? silentSecondsAtNight : silentSeconds
    now += 1
    while (queue[0] !== undefined && now - queue[0].queuedAt > waitSeconds)
      queue.shift()?.fail(new AppError('UNAVAILABLE'))
    for (const slot of slots) if (slot.busySince > 0 && now - slot.busySince > mostSilent) discard(slot)
  }

  function schedule(task: Task): void {
    queue.push(task)
    stats.waiting = queue.length
    advance()
  }

  function advance(): void {
    for (;;) {
      const index = queue.findIndex((task) => !task.exclusive || leased < maxLeases)
      const slot = index < 0 ? undefined : freeSlot()
      if (slot === undefined) break
      const [task] = queue.splice(index, 1)
      if (task === undefined) break
      slot.busySince = now
      if (task.exclusive) leased += 1
      start(slot, task)
    }
    stats.waiting = queue.length
  }

  // A connected one first, so that a quiet process keeps few connections warm.
  const freeSlot = () =>
    slots.find((slot) => slot.busySince === 0 && slot.client !== undefined) ??
    slots.find((slot) => slot.busySince === 0)

  function start(slot: Slot, task: Task): void {
    if (slot.client !== undefined) return task.start(slot)
    connect(slot).then(
      () => task.start(slot),
      (error: unknown) => {
        if (task.exclusive) leased -= 1
        free(slot)
        task.fail(new AppError('UNAVAILABLE', {}, error))
      },
    )
  }

  async function connect(slot: Slot): Promise<void> {
    const client = new PgClient({
      connectionString: options.url,
      application_name: options.application,
      connectionTimeoutMillis: limits.database.connectSeconds * 1_000,
      keepAlive: true,
      // Tenant keys lead every index, so the generic plan is the right one from the first call on, and an
      // ordered index scan beats collecting a bitmap: averages must not decide for the house with a long history.
      options: options.forHousekeeping === true ? settings : `${settings} -c enable_bitmapscan=off`,
    }) as Client
    // A connection given up before may still report its end when the slot already has another one.
    client.on('error', () => {
      if (slot.client === client) discard(slot)
    })
    // With synchronous replication a cancelled wait still commits and says so only by this warning.
    client.on('notice', (notice) => {
      if (notice.code === '01000') slot.doubtful = true
    })
    await client.connect()
    slot.client = client
  }

  function discard(slot: Slot): void {
    const client = slot.client
    slot.client = undefined
    void client?.end().catch(() => undefined)
    ;(
      client as unknown as { connection?: { stream?: { destroy?: () => void } } } | undefined
    )?.connection?.stream?.destroy?.()
  }

  function free(slot: Slot): void {
    slot.busySince = 0
    advance()
  }

  function send(slot: Slot, calls: readonly Call[]): Promise<Rows[]> {
    return new Promise((resolve, reject) => {
      if (slot.client === undefined) return reject(new AppError('UNAVAILABLE'))
      stats.syncs += 1
      slot.doubtful = false
      slot.busySince = now
      const observed = options.observe?.(options.application, calls.length)
      slot.client.query(
        new Batch(calls, (error, results) => {
          observed?.(error)
          if (error !== null) reject(translate(error))
          else if (slot.doubtful) reject(new AppError('OUTCOME_UNKNOWN'))
          else resolve(results)
        }) as unknown as Submittable,
      )
    })
  }

  return {
    stats,
    run: (calls) =>
      new Promise((resolve, reject) => {
        schedule({
          exclusive: false,
          queuedAt: now,
          fail: reject,
          start: (slot) => {
            send(slot, calls).then(
              (results) => {
                free(slot)
                resolve(results)
              },
              (error: Error) => {
                free(slot)
                reject(error)
              },
            )
          },
        })
      }),
    lease: () =>
      new Promise((resolve, reject) => {
        schedule({
          exclusive: true,
          queuedAt: now,
          fail: reject,
          start: (slot) =>
            resolve({
              run: (calls) => send(slot, calls),
              release: (broken = false) => {
                if (broken) discard(slot)
                leased -= 1
                free(slot)
              },
            }),
        })
      }),
    close: async () => {
      if (closed) return
      closed = true
      for (const task of queue.splice(0)) task.fail(new AppError('UNAVAILABLE'))
      clearInterval(watch)
      await Promise.all(slots.map(async (slot) => slot.client?.end()))
    },
  }
}

/** Faults of the database that are an answer for the client; the rest stays a fault. */
function translate(error: Error & { code?: string }): Error {
  if (error.code === '55P03' || error.code === '40001' || error.code === '40P01')
    return new AppError('BUSY', { retryAfterSeconds: 1 }, error)
  if (error.code === '57014' || error.code === '53300' || error.code === '53100' || error.code === '53200')
    return new AppError('UNAVAILABLE', {}, error)
  // Ids are chosen by clients: taken is a conflict, whoever took it. Checks repeat what the schemas already said.
  if (error.code === '23505') return new AppError('CONFLICT', {}, error)
  if (error.code === 'HW001') return new AppError('LIMIT_REACHED', {}, error)
  if (error.code === 'HW003') return new AppError('LAST_OWNER', {}, error)
  if (error.code === 'HW004') return new AppError('LINK_INVALID', {}, error)
  if (
    error.code !== undefined &&
    ['23502', '23503', '23514', '22P02', '22003', '22001', '22021', '22007', '22008'].includes(error.code)
  )
    return new AppError('BAD_INPUT', {}, error)
  if (error.code === '57P01' || error.code === '57P02' || error.code === '57P03' || !('severity' in error))
    return new AppError('UNAVAILABLE', {}, error)
  return error
}
