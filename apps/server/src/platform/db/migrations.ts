import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { Client } from 'pg'
import { loadReferenceRows } from './reference-rows.ts'

const ownFolder = new URL('../../../migrations/', import.meta.url).pathname
const lockKey = 7_214_001
const lockTimeoutMs = 150
const maxTries = 200

/**
 * Applies numbered SQL files forward, each in its own transaction. A migration waits for a lock only
 * briefly and tries again: behind one long reader an unbounded wait would stop every writer.
 */
export async function migrate(url: string, folder = ownFolder): Promise<string[]> {
  const client = new Client({ connectionString: url, application_name: 'hauswart-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations({ connectionString: url })
    await client.query(`create table if not exists public.schema_migration (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const done = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from public.schema_migration',
    )
    const known = new Map(done.rows.map((row) => [row.name, row.checksum]))
    const applied: string[] = []
    for (const file of globSync(`${folder}*.sql`).toSorted()) {
      const name = basename(file, '.sql')
      const text = readFileSync(file, 'utf8')
      const checksum = createHash('sha256').update(text).digest('hex')
      const before = known.get(name)
      if (before !== undefined && before !== checksum)
        throw new Error(`${name} was changed after it was applied`)
      if (before === undefined) {
        await apply(client, name, text, checksum)
        applied.push(name)
      }
    }
    await loadReferenceRows((query, values) => client.query(query, values))
    return applied
  } finally {
    await client.end()
  }
}

async function apply(client: Client, name: string, text: string, checksum: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${lockTimeoutMs}ms'`)
      await client.query(text)
      await client.query('insert into public.schema_migration (name, checksum) values ($1, $2)', [
        name,
        checksum,
      ])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isLocked = (error as { code?: string }).code === '55P03'
      if (!isLocked || attempt >= maxTries) throw new Error(`${name} failed`, { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 200))
    }
  }
}
