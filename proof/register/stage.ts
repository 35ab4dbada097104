import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { adminPool, dropDatabase, testEnvironment } from '../../apps/server/test/database.ts'
import { createMigrated } from '../../apps/server/test/migrated-database.ts'

const root = new URL('../..', import.meta.url).pathname

/** A database of its own with an empty register. */
export type Ground = {
  readonly name: string
  readonly environment: Record<string, string>
  readonly admin: Pool
  /** As before the first import. */
  readonly empty: () => Promise<void>
  readonly remove: () => Promise<void>
}

export async function makeGround(): Promise<Ground> {
  const name = `proof_${randomBytes(6).toString('hex')}`
  await createMigrated(name)
  const environment = testEnvironment(name)
  const admin = adminPool(name)
  return {
    name,
    environment,
    admin,
    empty: () => emptyRegister(admin),
    remove: async () => {
      await admin.end()
      await dropDatabase(name)
      rmSync(join(tmpdir(), 'hauswart-register', name), { recursive: true, force: true })
    },
  }
}

async function emptyRegister(admin: Pool): Promise<void> {
  const client = await admin.connect()
  try {
    await client.query(`begin; set local role hauswart_register`)
    const { rows } = await client.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname ~ '^register_\\d+$'`,
    )
    // A name of its own first: generation 0 may still be there.
    for (const { name } of rows) await client.query(`alter schema ${name} rename to old_${name}`)
    await client.query('select register.create_generation(0)')
    await client.query(`insert into register_0.generation (number, sources) values (0, '[]')`)
    await client.query('select register.show_generation(0)')
    for (const { name } of rows) await client.query(`drop schema old_${name} cascade`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

export type Country = {
  readonly folder: string
  readonly dumps: readonly string[]
  readonly places: string
  readonly counts: { readonly building: number; readonly entrance: number; readonly dwelling: number }
  readonly seconds: number
}

/** Dumps of a made-up country; the caller removes the folder. */
export function generateCountry(options: { scale: number; seed: number; cantons?: string }): Country {
  const folder = mkdtempSync(join(tmpdir(), 'hauswart-country-'))
  const started = performance.now()
  const wanted = options.cantons === undefined ? [] : ['--cantons', options.cantons]
  const numbers = ['--scale', String(options.scale), '--seed', String(options.seed)]
  const script = `${root}scripts/register-generate.ts`
  const output = execFileSync(process.execPath, [script, '--out', folder, ...numbers, ...wanted], {
    encoding: 'utf8',
  })
  const count = (noun: string) => Number(new RegExp(`(\\d+) ${noun}`).exec(output)?.[1])
  const places = join(folder, 'places.zip')
  return {
    folder,
    places,
    dumps: readdirSync(folder)
      .map((file) => join(folder, file))
      .filter((file) => file !== places),
    counts: { building: count('buildings'), entrance: count('entrances'), dwelling: count('dwellings') },
    seconds: (performance.now() - started) / 1_000,
  }
}
