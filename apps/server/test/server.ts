import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { makeApp } from '#src/app.ts'
import { jobs } from '#src/jobs.ts'
import { makeClock, type Clock } from '#platform/clock.ts'
import { readConfig } from '#platform/config.ts'
import { migrate } from '#platform/migrations.ts'
import { openParts } from '#platform/open-parts.ts'
import type { Parts } from '#platform/parts.ts'
import { startWorker } from '#platform/worker.ts'

const root = new URL('../../../', import.meta.url).pathname
const basePort = Number(process.env['HAUSWART_PORT'] ?? 24_000)
const socketDir = `/tmp/hauswart-${basePort}/postgres`

export const partsAt = {
  postgres: basePort + 1,
  redis: `redis://:hauswart@127.0.0.1:${basePort + 3}`,
  s3: `http://127.0.0.1:${basePort + 4}`,
  clamd: basePort + 5,
  smtp: basePort + 6,
} as const

export type TestServer = {
  readonly url: string
  readonly parts: Parts
  readonly database: string
  /** Runs SQL as the superuser, past every wall: for arranging and for checking. */
  admin<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

export type ServerOptions = { config?: Record<string, string>; clock?: Clock; worker?: boolean; database?: string }

/** Settings of a test process against the real parts and the given database. */
export function testEnvironment(database: string): Record<string, string> {
  const url = (role: string) => `postgresql://${role}:${role}@127.0.0.1:${partsAt.postgres}/${database}`
  return {
    ENVIRONMENT: 'test',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url('hauswart_app'),
    DATABASE_AUTH_URL: url('hauswart_auth'),
    DATABASE_WORKER_URL: url('hauswart_worker'),
    DATABASE_MIGRATE_URL: url('hauswart_migrate'),
    REDIS_URL: partsAt.redis,
    S3_ENDPOINT: partsAt.s3,
    CLAMD_PORT: String(partsAt.clamd),
    SMTP_URL: `smtp://127.0.0.1:${partsAt.smtp}`,
    ARGON2_MEMORY_KIB: '19456',
    ARGON2_PASSES: '2',
  }
}

export function createDatabase(name: string): void {
  execFileSync('psql', ['-qX', '-h', socketDir, '-p', String(partsAt.postgres), '-U', 'postgres', '-d', 'postgres', '-v', `db=${name}`, '-f', `${root}ops/postgres/database.sql`], { stdio: ['ignore', 'ignore', 'pipe'] })
}

export const adminPool = (database: string): pg.Pool => new pg.Pool({ host: socketDir, port: partsAt.postgres, user: 'postgres', database, max: 4 })

/** Boots the real thing on a database of its own. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? `test_${randomBytes(6).toString('hex')}`
  if (options.database === undefined) createDatabase(database)
  const config = readConfig({ ...testEnvironment(database), ...options.config })
  await migrate(config.DATABASE_MIGRATE_URL)
  const parts = openParts(config, options.clock ?? makeClock())
  const app = await makeApp(parts)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const worker = options.worker === true ? await startWorker(parts, jobs) : undefined
  const pool = adminPool(database)
  const address = app.server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    parts,
    database,
    admin: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) => (await pool.query<Row>(text, [...values])).rows,
    close: async () => {
      await app.close()
      await worker?.stop()
      await parts.close()
      await pool.end()
      if (options.database === undefined) await dropDatabase(database)
    },
  }
}

async function dropDatabase(name: string): Promise<void> {
  const pool = adminPool('postgres')
  await pool.query(`drop database if exists ${name} with (force)`)
  await pool.end()
}
