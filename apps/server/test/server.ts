import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { makeApp } from '#src/app.ts'
import { jobs } from '#src/jobs.ts'
import type { Clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { openParts } from '#platform/open-parts.ts'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { adminPool, dropDatabase, testEnvironment } from './database.ts'
import { steadyClock } from './day.ts'
import { createMigrated } from './migrated-database.ts'
import { noteWatchers } from './watchers.ts'

export type TestServer = {
  readonly url: string
  /** The same program without compiled operations: every answer must be the same. */
  readonly plainUrl: string
  readonly parts: Parts
  readonly database: string
  /** Runs SQL as the superuser, past every wall: for arranging and for checking. */
  admin<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Until so many watch the house: nobody is told that a subscription has begun, and news before that are no news. */
  watched(house: string, times?: number): Promise<void>
  /** Until nobody watches the house any more. */
  left(house: string): Promise<void>
  close(): Promise<void>
}

export type ServerOptions = {
  config?: Record<string, string>
  clock?: Clock
  worker?: boolean
  database?: string
}

/** Boots the real thing on a database of its own. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? `test_${randomBytes(6).toString('hex')}`
  if (options.database === undefined) await createMigrated(database)
  const config = readConfig({ ...testEnvironment(database), ...options.config })
  const parts = openParts(config, options.clock ?? steadyClock())
  const watchers = noteWatchers(parts.live)
  const app = await makeApp(parts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const plain = await makeApp({ ...parts, config: { ...config, GRAPHQL_JIT: false } })
  await plain.listen({ host: '127.0.0.1', port: 0 })
  const worker = options.worker === true ? await startWorker(parts, jobs) : undefined
  const pool = adminPool(database)
  return {
    url: addressOf(app),
    plainUrl: addressOf(plain),
    parts,
    database,
    admin: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    ...watchers,
    close: async () => {
      await app.close()
      await plain.close()
      await worker?.stop()
      await parts.close()
      await pool.end()
      if (options.database === undefined) await dropDatabase(database)
    },
  }
}

function addressOf(app: Http): string {
  const address = app.server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
