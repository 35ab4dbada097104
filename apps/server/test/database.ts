import { execFileSync } from 'node:child_process'
import { Pool } from 'pg'

const root = new URL('../../../', import.meta.url).pathname
const basePort = Number(process.env['HAUSWART_PORT'] ?? 24_000)
export const socketDir = `/tmp/hauswart-${basePort}/postgres`

export const partsAt = {
  postgres: basePort + 1,
  redis: `redis://:hauswart@127.0.0.1:${basePort + 3}`,
  s3: `http://127.0.0.1:${basePort + 4}`,
  clamd: basePort + 5,
  smtp: basePort + 6,
} as const

/** Settings of a test process against the real parts and the given database. */
export function testEnvironment(database: string): Record<string, string> {
  const url = (role: string) => `postgresql://${role}:${role}@127.0.0.1:${partsAt.postgres}/${database}`
  return {
    ENVIRONMENT: 'test',
    HAUSWART_PORT: String(basePort),
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Whether somebody has built the web app must not change a test; those of pages bring their own.
    WEB_ROOT: '/nonexistent',
    SHUTDOWN_SECONDS: '3',
    DATABASE_URL: url('hauswart_app'),
    DATABASE_AUTH_URL: url('hauswart_auth'),
    DATABASE_WORKER_URL: url('hauswart_worker'),
    DATABASE_MIGRATE_URL: url('hauswart_migrate'),
    DATABASE_REGISTER_URL: url('hauswart_register'),
    REDIS_URL: partsAt.redis,
    S3_ENDPOINT: partsAt.s3,
    CLAMD_PORT: String(partsAt.clamd),
    SMTP_URL: `smtp://127.0.0.1:${partsAt.smtp}`,
    ARGON2_MEMORY_KIB: '19456',
    ARGON2_PASSES: '2',
  }
}

/** How psql reaches a database as the superuser. */
export const psqlArguments = (database: string): string[] => {
  const place = ['-h', socketDir, '-p', String(partsAt.postgres), '-U', 'postgres', '-d', database]
  return ['-qX', '-v', 'ON_ERROR_STOP=1', ...place]
}

/** An empty one; what exists already only gets its rights. */
export function createDatabase(name: string): void {
  const script = `${root}ops/postgres/database.sql`
  // What an owner would not wait for may be what a busy machine has not come to yet.
  const patience = ['hauswart_app', 'hauswart_auth', 'hauswart_worker']
    .flatMap((role) =>
      ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
        (limit) => `alter role ${role} in database ${name} set ${limit} = '5min';`,
      ),
    )
    .join(' ')
  const argv = [...psqlArguments('postgres'), '-v', `db=${name}`, '-f', script, '-c', patience]
  execFileSync('psql', argv, { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Where the superuser finds a database. */
export const adminPlace = (database: string) => ({
  host: socketDir,
  port: partsAt.postgres,
  user: 'postgres',
  database,
})

export function adminPool(database: string): Pool {
  const pool = new Pool({ ...adminPlace(database), max: 4 })
  // A connection on its way out may still be open when its database is dropped under it.
  pool.on('error', () => undefined)
  return pool
}

export async function dropDatabase(name: string): Promise<void> {
  const pool = adminPool('postgres')
  await pool.query(`drop database if exists ${name} with (force)`)
  await pool.end()
}
