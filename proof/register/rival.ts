import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { psqlArguments } from '../../apps/server/test/database.ts'
import type { Ground } from './stage.ts'

const tables = ['building', 'entrance', 'dwelling', 'street'] as const
const rival = 1_000_000

export type Race = { readonly copySeconds: number; readonly indexSeconds: number }

/** The same rows from CSV with `psql \copy` into equal tables, which get the same keys and indexes afterwards. */
export async function race(ground: Ground): Promise<Race> {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-csv-'))
  const psql = (command: string) =>
    execFileSync('psql', [...psqlArguments(ground.name), '-c', command], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  try {
    for (const table of tables)
      psql(`\\copy (select * from register.${table}) to '${folder}/${table}.csv' csv`)
    await ground.admin.query('select register.create_generation($1)', [rival])
    const copySeconds = timed(() => {
      for (const table of tables) psql(`\\copy register_${rival}.${table} from '${folder}/${table}.csv' csv`)
    })
    const found = await ground.admin.query<{ text: string }>(
      'select text from register.index_statements($1) as text',
      [rival],
    )
    const indexSeconds = timed(() => {
      for (const { text } of found.rows) psql(text)
    })
    return { copySeconds, indexSeconds }
  } finally {
    rmSync(folder, { recursive: true })
    await ground.admin.query(`drop schema if exists register_${rival} cascade`)
  }
}

function timed(work: () => void): number {
  const started = performance.now()
  work()
  return (performance.now() - started) / 1_000
}
