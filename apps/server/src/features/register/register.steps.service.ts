import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BulkConnection } from '#platform/db/bulk-load.ts'
import { listProgress, saveProgress } from './register.queries.ts'

// A lane keeps two cores busy at times: SQLite writes lines on one, PostgreSQL reads them on another.
const lanes = Math.min(4, Math.max(2, availableParallelism()))
const indexMemory = '256MB'
const lockTimeoutMs = 250
const maxTries = 400

export async function inTransaction<T>(bulk: BulkConnection, work: () => Promise<T>): Promise<T> {
  await bulk.rows('begin')
  try {
    const result = await work()
    await bulk.rows('commit')
    return result
  } catch (error) {
    // The connection may be what broke; then the database has rolled back by itself.
    await bulk.rows('rollback').catch(() => undefined)
    throw error
  }
}

/** A step that is done once however often the import is taken up: its note is part of its transaction. */
export async function once(
  bulk: BulkConnection,
  generation: number,
  part: string,
  work: () => Promise<unknown>,
) {
  const checksum = 'steps'
  const noted = await listProgress(bulk, generation, checksum)
  if (noted.some((row) => row.part === part && row.is_done)) return
  await inTransaction(bulk, async () => {
    await work()
    await saveProgress(bulk, generation, { checksum, part, lastRow: 0, rows: 0, isDone: true })
  })
}

/** Works a list off on several connections. After a failure nobody begins anything new. */
export async function inLanes<T>(
  open: () => Promise<BulkConnection>,
  list: readonly T[],
  work: (lane: BulkConnection, item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...list]
  const run = async () => {
    const lane = await open()
    try {
      // Rows and the note of them are lost together or not at all, so nobody has to wait for the disk.
      await lane.rows('set synchronous_commit = off')
      await lane.rows(`set maintenance_work_mem = '${indexMemory}'`)
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(lane, item)
    } catch (error) {
      waiting.length = 0
      throw error
    } finally {
      await lane.close()
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.min(lanes, list.length) }, run))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

/** A change of what readers look at waits a moment for them, lets go, and tries again: nobody queues behind it. */
export async function patiently(bulk: BulkConnection, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(bulk, async () => {
        await bulk.rows(`set local lock_timeout = '${lockTimeoutMs}ms'`)
        await work()
      })
    } catch (error) {
      const isBusy = ['55P03', '40P01'].includes((error as { code?: string }).code ?? '')
      if (!isBusy || attempt >= maxTries) throw error
      await sleep(100 + Math.random() * 400)
    }
  }
}
