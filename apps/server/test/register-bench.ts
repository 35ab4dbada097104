import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { importRegister, type ImportParts, type Wanted } from '#features/register/register.import.service.ts'
import { openBulkConnection } from '#platform/db/bulk-load.ts'
import { adminPool, dropDatabase, testEnvironment } from './database.ts'
import { createMigrated } from './migrated-database.ts'

const generator = new URL('../../../scripts/register-generate.ts', import.meta.url).pathname

/** A database of its own with an empty register, and a folder for files. */
export type RegisterBench = {
  readonly admin: Pool
  readonly folder: string
  readonly urlOf: (role: 'DATABASE_URL' | 'DATABASE_REGISTER_URL') => string
  readonly said: string[]
  /** Imports as an operator does; parts may be replaced. */
  readonly take: (wanted: Wanted, parts?: Partial<ImportParts>) => ReturnType<typeof importRegister>
  readonly generate: (name: string, options: { cantons: string; seed?: number; scale?: number }) => Dumps
  readonly sums: () => Promise<Record<string, string>>
  readonly close: () => Promise<void>
}
export type Dumps = {
  readonly dumps: readonly string[]
  readonly places: string
  readonly of: (canton: string) => string
}

const tables = ['building', 'entrance', 'dwelling', 'street', 'place', 'code']

export async function openRegisterBench(): Promise<RegisterBench> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await createMigrated(database)
  const environment = testEnvironment(database)
  const urlOf = (role: string) => environment[role] ?? ''
  const admin = adminPool(database)
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-register-test-'))
  const said: string[] = []
  const parts: ImportParts = {
    open: () => openBulkConnection(urlOf('DATABASE_REGISTER_URL')),
    folder: join(folder, 'work'),
    say: (line) => said.push(line),
    patienceMs: 2_000,
  }
  return {
    admin,
    folder,
    urlOf,
    said,
    take: (wanted, own = {}) => importRegister({ ...parts, ...own }, wanted),
    generate: (name, { cantons, seed = 1, scale = 0.02 }) => {
      const out = join(folder, name)
      const numbers = ['--scale', String(scale), '--seed', String(seed), '--cantons', cantons]
      execFileSync(process.execPath, [generator, '--out', out, ...numbers])
      const places = join(out, 'places.zip')
      return {
        places,
        dumps: readdirSync(out)
          .map((file) => join(out, file))
          .filter((file) => file !== places),
        of: (canton) => join(out, `${canton.toLowerCase()}.zip`),
      }
    },
    sums: async () => {
      const sums = await Promise.all(
        tables.map(async (table) => {
          const { rows } = await admin.query<{ sum: string }>(
            `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from register.${table} t`,
          )
          return [table, rows[0]?.sum ?? ''] as const
        }),
      )
      return Object.fromEntries(sums)
    },
    close: async () => {
      await admin.end()
      await dropDatabase(database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
