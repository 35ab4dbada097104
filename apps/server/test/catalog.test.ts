import { randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogRules, runtimeRoles } from './catalog-rules.ts'
import { adminPool, dropDatabase } from './database.ts'
import { createMigrated } from './migrated-database.ts'

const database = `test_${randomBytes(6).toString('hex')}`
let pool: Pool

beforeAll(async () => {
  await createMigrated(database)
  pool = adminPool(database)
})
afterAll(async () => {
  await pool.end()
  await dropDatabase(database)
})

/** What breaks a rule while something is planted; afterwards nothing was. */
async function findingsWith(findings: string, planted: string): Promise<readonly string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(planted)
    const values = findings.includes('$1') ? [runtimeRoles] : []
    return (await client.query<{ finding: string }>(findings, values)).rows.map((row) => row.finding)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe.each(catalogRules)('$name', ({ findings, plants }) => {
  test('holds for the migrated database', async () => {
    expect(await findingsWith(findings, '')).toEqual([])
  })

  test.each(plants)('control: finds %s', async (planted) => {
    expect(await findingsWith(findings, planted)).not.toEqual([])
  })
})

test('there are tables to judge', async () => {
  const { rows } = await pool.query(`select from pg_tables where schemaname in ('app', 'auth')`)
  expect(rows.length).toBeGreaterThan(12)
})

describe('source', () => {
  const folder = new URL('../src/', import.meta.url).pathname
  const files = globSync(`${folder}**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
  const sources = new Map(files.map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]))

  test('the identity of a transaction is set in two files and ends with the transaction', () => {
    expect(looseSettings(sources)).toEqual([])
  })

  test.each([
    ['features/x/x.queries.ts', `select set_config('app.user_id', $1, true)`],
    ['platform/db/access.ts', `select set_config('app.user_id', $1, false)`],
    ['platform/db/access.ts', `select set_config('app.user_id', $1, $2)`],
    ['platform/jobs/worker.ts', `set app.user_id = '1'`],
    ['platform/jobs/worker.ts', `set session authorization postgres`],
    ['platform/jobs/worker.ts', `set role hauswart_migrate`],
  ])('control: finds in %s: %s', (file, text) => {
    expect(looseSettings(new Map([[file, text]]))).toEqual([file])
  })

  test('only the platform speaks to PostgreSQL, and only three files open a pool', () => {
    expect(strayConnections(sources)).toEqual([])
  })

  test.each([
    ['features/x/x.service.ts', `import { Pool } from 'pg'`],
    ['features/x/x.service.ts', `const { Pool } = await import('pg')`],
    ['platform/http/http.ts', `openDatabase({ url })`],
  ])('control: finds in %s: %s', (file, text) => {
    expect(strayConnections(new Map([[file, text]]))).toEqual([file])
  })
})

type Sources = ReadonlyMap<string, string>

const mayEnter = new Set(['platform/db/access.ts', 'platform/jobs/worker.ts'])

function looseSettings(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const calls = text.split('set_config(').length - 1
    const local = [...text.matchAll(/set_config\('app\.\w+', [^;`]*?, true\)/g)].length
    const isLoose =
      calls !== local ||
      (calls > 0 && !mayEnter.has(file)) ||
      /\bset\s+(local\s+)?(session\b|role\s+\w|app\.)/i.test(text)
    return isLoose ? [file] : []
  })
}

const mayConnect = new Set(
  [
    'db/db.ts',
    'db/db-wire.ts',
    'db/bulk-load.ts',
    'db/migrations.ts',
    'jobs/worker.ts',
    'jobs/abandoned-jobs.ts',
  ].map((name) => `platform/${name}`),
)
const mayOpen = new Set(['platform/db/db.ts', 'platform/open-parts.ts', 'platform/jobs/worker.ts'])

function strayConnections(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const connects = /(from|import\() ?'(pg|postgres|graphile-worker)'/.test(text) && !mayConnect.has(file)
    const opens = text.includes('openDatabase(') && !mayOpen.has(file)
    return connects || opens ? [file] : []
  })
}
