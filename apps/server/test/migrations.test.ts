import { randomBytes } from 'node:crypto'
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { migrate } from '#platform/db/migrations.ts'
import { adminPool, createDatabase, dropDatabase, testEnvironment } from './database.ts'

const own = new URL('../migrations/', import.meta.url).pathname
const names = globSync(`${own}*.sql`)
  .map((file) => basename(file, '.sql'))
  .toSorted()
const longestStallMs = 2_000

const leave: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of leave.splice(0).toReversed()) await step()
})

function emptyDatabase(): { url: string; admin: Pool } {
  const name = `test_${randomBytes(6).toString('hex')}`
  createDatabase(name)
  const admin = adminPool(name)
  leave.push(
    () => dropDatabase(name),
    () => admin.end(),
  )
  return { url: testEnvironment(name)['DATABASE_MIGRATE_URL'] ?? '', admin }
}

/** A folder of migrations a test may change. */
function folderWith(wanted: readonly string[]): string {
  const folder = `${mkdtempSync(`${tmpdir()}/hauswart-migrations-`)}/`
  leave.push(() => rmSync(folder, { recursive: true }))
  for (const name of wanted) cpSync(`${own}${name}.sql`, `${folder}${name}.sql`)
  return folder
}

async function fill(admin: Pool, houses: number): Promise<void> {
  await admin.query(
    `insert into app.real_estate (id, name, created_by) select gen_random_uuid(), 'Haus ' || n, gen_random_uuid()
     from generate_series(1, $1) n`,
    [houses],
  )
  await admin.query(
    `insert into app.component (real_estate_id, id, catalog_key, installed_year, created_by)
     select r.id, gen_random_uuid(), 'windows', 1990, r.created_by from app.real_estate r, generate_series(1, 5)`,
  )
}

const contents = async (admin: Pool) =>
  (
    await admin.query<{ table: string; hash: string }>(
      `select 'house' as table, md5(string_agg((id, name, created_by)::text, '|' order by id)) as hash from app.real_estate
       union all select 'component', md5(string_agg((c.id, c.real_estate_id, c.installed_year)::text, '|' order by id))
       from app.component c`,
    )
  ).rows

test('an empty database gets every migration once', async () => {
  const { url, admin } = emptyDatabase()
  expect(await migrate(url)).toEqual(names)
  expect(await migrate(url)).toEqual([])
  const { rows } = await admin.query<{ name: string }>(
    'select name from public.schema_migration order by name',
  )
  expect(rows.map((row) => row.name)).toEqual(names)
})

test('a filled database of an earlier release keeps what it holds', async () => {
  const { url, admin } = emptyDatabase()
  const early = names.slice(0, 3)
  expect(await migrate(url, folderWith(early))).toEqual(early)
  await fill(admin, 200)
  const before = await contents(admin)
  expect(await migrate(url)).toEqual(names.slice(3))
  expect(await contents(admin)).toEqual(before)
})

test('a migration that was changed after it was applied is refused', async () => {
  const { url } = emptyDatabase()
  const folder = folderWith(names)
  await migrate(url, folder)
  appendFileSync(`${folder}${names[0]}.sql`, '\n-- one more word\n')
  await expect(migrate(url, folder)).rejects.toThrow(`${names[0]} was changed after it was applied`)
})

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  const { url, admin } = emptyDatabase()
  const folder = folderWith(names)
  writeFileSync(`${folder}9000_half.sql`, 'create table app.half (id int); select 1 / 0;')
  await expect(migrate(url, folder)).rejects.toThrow('9000_half failed')
  const { rows } = await admin.query(`select to_regclass('app.half') as half`)
  expect(rows).toEqual([{ half: null }])
  writeFileSync(`${folder}9000_half.sql`, 'create table app.half (id int);')
  expect(await migrate(url, folder)).toEqual(['9000_half'])
})

test('three migrators at once apply each migration once', async () => {
  const { url } = emptyDatabase()
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url)))
  expect(applied.flat()).toEqual(names)
  expect(applied.filter((list) => list.length > 0)).toHaveLength(1)
})

/** Writes all the time while the work runs; gives back how often a write gave up waiting for a lock. */
async function heldUpDuring(admin: Pool, work: (heldUp: () => number) => Promise<unknown>): Promise<number> {
  const { rows } = await admin.query<{ id: string }>('select id from app.component limit 1')
  const state = { isOver: false, heldUp: 0 }
  const writer = await admin.connect()
  // The database looks at the clock: how busy this process is does not count.
  await writer.query(`set lock_timeout = '${longestStallMs}ms'`)
  const writing = (async () => {
    while (!state.isOver) {
      await writer
        .query('update app.component set note = $1 where id = $2', [String(performance.now()), rows[0]?.id])
        .catch((error: { code?: string }) => {
          if (error.code !== '55P03') throw error
          state.heldUp += 1
        })
      await sleep(5)
    }
  })()
  await sleep(200)
  await work(() => state.heldUp)
  state.isOver = true
  await writing
  writer.release(true)
  return state.heldUp
}

async function behindReader(
  admin: Pool,
  reading: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const reader = await admin.connect()
  await reader.query('begin')
  await reader.query('select count(*) from app.component')
  const done = work()
  await reading()
  await reader.query('commit')
  reader.release()
  await done
}

test('a migration behind a slow reader holds up no writer, and still gets through', async () => {
  const { url, admin } = emptyDatabase()
  const folder = folderWith(names)
  await migrate(url, folder)
  await fill(admin, 20)
  writeFileSync(`${folder}9001_colour.sql`, 'alter table app.component add column colour text;')
  // Longer than a writer would wait.
  const reading = () => sleep(longestStallMs + 1_000)
  const patient = () => behindReader(admin, reading, () => migrate(url, folder))
  expect(await heldUpDuring(admin, patient)).toBe(0)
  expect((await admin.query('select colour from app.component limit 1')).rows).toEqual([{ colour: null }])

  // The control: the same change without our patience stops every writer for as long as the reader reads.
  const naive = 'alter table app.component add column naive text'
  const impatient = (heldUp: () => number) =>
    behindReader(
      admin,
      async () => {
        await expect.poll(heldUp).toBeGreaterThan(0)
      },
      () => admin.query(naive),
    )
  expect(await heldUpDuring(admin, impatient)).toBeGreaterThan(0)
})
