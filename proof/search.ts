import { execFileSync } from 'node:child_process'
import type { PoolClient } from 'pg'
import { getFound } from '../apps/server/src/features/search/search.service.ts'
import { readConfig } from '../apps/server/src/platform/config.ts'
import type { Call } from '../apps/server/src/platform/db/db-wire.ts'
import { makeContext } from '../apps/server/src/platform/http/http.ts'
import { openParts } from '../apps/server/src/platform/open-parts.ts'
import { adminPool, dropDatabase, psqlArguments, testEnvironment } from '../apps/server/test/database.ts'
import { createMigrated } from '../apps/server/test/migrated-database.ts'
import { percentile } from './load/client.ts'
import { countryId } from './load/country.ts'
import { atLeast, atMost, caught, speed, type Figure, type Proof } from './proof.ts'
import { plain, watch, type PlainCall, type Slot } from './ratio/capture.ts'
import { counted, type Counted } from './search/counted.ts'

const names = { alone: 'proof_search_alone', all: 'proof_search_all' }
const papers = 50
/** A word that stands in some papers, the same with a slip, and one that stands in none. */
const questions = ['Wärmepumpe', 'Wärmepupe', 'Zeppelin'] as const

export const proof: Proof = {
  about: 'a search among the papers of all houses reads at most twice what it reads where its owner is alone',
  run: async ({ short, say }) => {
    const houses = short ? 400 : 20_000
    const owner = Math.ceil(houses / 3)
    try {
      await fill(names.alone, owner, owner)
      await fill(names.all, 1, houses)
      say(`  ${houses * papers} papers of ${houses} houses, words: ${sizeOf(names.all)}`)
      const figures = await inBoth((alone, all) => compare(alone, all, owner, say))
      return short ? figures : [...figures, await pace(houses)]
    } finally {
      for (const name of Object.values(names)) await dropDatabase(name)
    }
  },
}

async function fill(name: string, first: number, last: number): Promise<void> {
  await dropDatabase(name)
  await createMigrated(name)
  const facts = Object.entries({ first, last, papers }).flatMap(([key, value]) => ['-v', `${key}=${value}`])
  const script = new URL('search/papers.sql', import.meta.url).pathname
  psql(name, [...facts, '-f', script])
  psql(name, ['-c', 'vacuum (analyze)'])
}

const psql = (name: string, more: readonly string[]): string =>
  execFileSync('psql', [...psqlArguments(name), ...more], { encoding: 'utf8' })

const sizeOf = (name: string): string =>
  psql(name, ['-At', '-c', `select pg_size_pretty(pg_total_relation_size('app.search_text'))`]).trim()

/** With a transaction in each database that leaves nothing behind. */
async function inBoth<T>(work: (alone: PoolClient, all: PoolClient) => Promise<T>): Promise<T> {
  const pools = [adminPool(names.alone), adminPool(names.all)] as const
  const [alone, all] = await Promise.all([pools[0].connect(), pools[1].connect()])
  try {
    await Promise.all([alone.query('begin'), all.query('begin')])
    return await work(alone, all)
  } finally {
    await Promise.all([alone.query('rollback'), all.query('rollback')])
    for (const client of [alone, all]) client.release()
    await Promise.all(pools.map((pool) => pool.end()))
  }
}

async function compare(
  alone: PoolClient,
  all: PoolClient,
  owner: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const text of questions) {
    const { calls, hits } = await captured(text, owner)
    const [one, many] = [await counted(alone, calls, owner), await counted(all, calls, owner)]
    say(
      `  «${text}»: ${hits} hits; alone ${one.buffers} buffers, ${one.rows} rows; among all ${many.buffers} and ${many.rows}`,
    )
    figures.push(
      atMost(`«${text}»: buffers, against those of a house alone`, many.buffers / one.buffers, 2, 2),
      atMost(`«${text}»: rows read, against those of a house alone`, many.rows / one.rows, 2, 2),
    )
    if (text === 'Zeppelin') continue
    figures.push(atLeast(`«${text}»: papers found`, hits, 3))
    for (const [fault, planted] of Object.entries(faults)) {
      const faulty = await planted(all, calls, owner)
      figures.push(caught(`«${text}» ${fault}`, faulty.rows > 2 * one.rows ? 1 : 0))
    }
  }
  return figures
}

type Planted = (all: PoolClient, calls: readonly PlainCall[], owner: number) => Promise<Counted>

const faults: Readonly<Record<string, Planted>> = {
  'without the key its words lie in': (all, calls, owner) =>
    after(all, 'alter table app.search_text drop constraint search_text_pkey', () =>
      counted(all, calls, owner),
    ),
  'without its house': (all, calls, owner) => {
    const open =
      'drop policy members_see on app.search_text; create policy open on app.search_text for select using (true)'
    const everywhere = calls.map((call) => ({
      ...call,
      text: call.text.replaceAll('t.real_estate_id = app.house()', 'true'),
    }))
    return after(all, open, () => counted(all, everywhere, owner))
  },
}

async function after<T>(all: PoolClient, change: string, work: () => Promise<T>): Promise<T> {
  await all.query(`savepoint planted; ${change}`)
  try {
    return await work()
  } finally {
    await all.query('rollback to planted')
  }
}

/** The statements by which the product answers one question of an owner. */
async function captured(text: string, owner: number): Promise<{ calls: PlainCall[]; hits: number }> {
  const parts = openParts(readConfig(testEnvironment(names.all)))
  const seen: (readonly Call[])[] = []
  const { ids, ctx } = asking({ ...parts, database: watch(parts.database, seen) }, owner)
  const hits = await getFound(ctx, ids.house, { text, first: 25 })
  await parts.close()
  const slots = new Map<unknown, Slot>(Object.entries(ids).map(([slot, id]) => [id, slot as Slot]))
  return { calls: seen.flat().map((call) => plain(call, slots)), hits: hits.length }
}

function asking(parts: ReturnType<typeof openParts>, owner: number) {
  const ids = {
    user: countryId('user', owner),
    session: countryId('session', owner),
    house: countryId('house', owner),
  }
  return { ids, ctx: makeContext(parts, { userId: ids.user, sessionId: ids.session }, 'proof') }
}

async function pace(houses: number): Promise<Figure> {
  const parts = openParts(readConfig(testEnvironment(names.all)))
  const times: number[] = []
  for (let sample = 0; sample < 600; sample += 1) {
    const { ids, ctx } = asking(parts, 1 + ((sample * 7_919) % houses))
    const began = performance.now()
    await getFound(ctx, ids.house, { text: questions[sample % questions.length] ?? '', first: 25 })
    if (sample >= 30) times.push(performance.now() - began)
  }
  await parts.close()
  return speed(atMost('p99 of a search in ms', percentile(times, 0.99), 250, 1))
}
