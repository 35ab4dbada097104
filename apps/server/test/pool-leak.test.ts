import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql, type Call, type Rows } from '#platform/db/db-wire.ts'
import type { Database } from '#platform/db/db.ts'
import { limits } from '#platform/limits.ts'
import { startServer, type TestServer } from './server.ts'
import { makeWorld, newId, type Person } from './world.ts'

const requests = 600
const concurrency = 8

type Tenant = { readonly canary: string; readonly people: readonly Person[]; readonly house: string }

let server: TestServer
let tenants: readonly [Tenant, Tenant]
let probe: Probe

beforeAll(async () => {
  // Thousands of reads in a minute are the point of this test.
  Object.assign(limits.graphql, { pointsPerMinute: Number.MAX_SAFE_INTEGER })
  server = await startServer({ config: { DATABASE_CONNECTIONS: '1' } })
  tenants = [await makeTenant('Anker'), await makeTenant('Birke')]
  probe = probeEveryBatch(server.parts.database)
})
afterAll(() => server.close())

async function makeTenant(canary: string): Promise<Tenant> {
  const world = makeWorld(server)
  const owner = await world.person(canary)
  const house = await world.house(owner, { name: canary, note: canary })
  await world.component(owner, house, { name: canary })
  const editors = await Promise.all(Array.from({ length: 4 }, () => world.person(canary)))
  for (const editor of editors) await world.join(editor, house, 'editor')
  return { canary, people: [owner, ...editors], house }
}

test('one connection serves two houses in turn, and nothing of the one stays for the other', async () => {
  const seen = { own: 0, foreign: [] as string[], codes: new Map<string, number>() }
  let next = 0
  async function work(): Promise<void> {
    for (let at = next++; at < requests; at = next++) {
      const [me, other] = at % 2 === 0 ? tenants : [tenants[1], tenants[0]]
      const text = await ask(at, me, other)
      if (text.includes(other.canary)) seen.foreign.push(text)
      if (text.includes(me.canary)) seen.own += 1
      const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? 'answered'
      seen.codes.set(code, (seen.codes.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))

  expect(seen.foreign).toEqual([])
  expect(seen.own).toBeGreaterThan(requests / 4)
  expect(probe.batches).toBeGreaterThan(requests / 2)
  expect(probe.leftovers).toEqual([])
  // Refusals, faults of the input and lost connections were all among them.
  expect([...seen.codes.keys()]).toEqual(
    expect.arrayContaining(['NOT_FOUND', 'CONFLICT', 'BAD_INPUT', 'UNAUTHENTICATED']),
  )
  expect(seen.codes.get('INTERNAL') ?? 0).toBe(0)
})

test('control: an identity that outlives its transaction is seen by the next batch', async () => {
  const lasting = sql(`select set_config('app.user_id', $1, false)`)
  await server.parts.database.run([{ statement: lasting, values: [newId()] }])
  await tenants[0].people[0]?.graphql('{ me { id } }')
  expect(probe.leftovers.length).toBeGreaterThan(0)
})

const read =
  'query Read($id: ID) { realEstate(id: $id) { name note members { firstName } components { nodes { name } } } }'
const rename =
  'mutation Rename($id: ID!, $input: UpdateRealEstateInput!) { updateRealEstate(id: $id, input: $input) { name } }'
const describe =
  'mutation Describe($id: ID!, $input: AddComponentInput!) { addComponent(realEstateId: $id, input: $input) { name } }'

const search = 'query Search($text: String) { realEstates(search: $text) { nodes { name } } }'
const taken = newId()

/** One of ten kinds of request; half of them fail in a way of their own. */
async function ask(at: number, me: Tenant, other: Tenant): Promise<string> {
  const person = me.people[at % me.people.length] as Person
  const keyed = { idempotencyKey: newId(), expectedVersion: 1 }
  switch (Math.floor(at / 2) % 10) {
    case 0:
      return post(person, read, { id: other.house })
    case 1:
      return post(person, rename, { id: me.house, input: { ...keyed, expectedVersion: 99, note: me.canary } })
    case 2:
      return post(person, rename, { id: other.house, input: { ...keyed, note: me.canary } })
    case 3:
      // What the database itself refuses, in a read and in a write.
      if (Math.floor(at / 20) % 2 === 0) return post(person, search, { text: 'a\u0000b' })
      return post(person, describe, {
        id: me.house,
        input: { idempotencyKey: newId(), id: taken, catalogKey: 'windows', installedYear: 2000 },
      })
    case 4:
      return post(undefined, read, {})
    case 5:
      return broken(person, me, at)
    default:
      return post(person, read, at % 3 === 0 ? {} : { id: me.house })
  }
}

// The client goes away in the middle, or the connection does.
async function broken(person: Person, me: Tenant, at: number): Promise<string> {
  if (at % 200 === 10)
    await server.admin(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'hauswart_app'`,
    )
  const leave = new AbortController()
  const answer = post(
    person,
    rename,
    { id: me.house, input: { idempotencyKey: newId(), expectedVersion: 99, note: me.canary } },
    leave.signal,
  )
  setTimeout(() => leave.abort(), at % 5)
  return answer.catch(() => '')
}

async function post(
  person: Person | undefined,
  query: string,
  variables: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<string> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: person?.headers() ?? { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    ...(signal === undefined ? {} : { signal }),
  })
  return response.text()
}

type Probe = { batches: number; readonly leftovers: string[] }

const whoIsThere = sql<{ rest: string }>(`
  select concat(current_setting('app.user_id', true), current_setting('app.real_estate_id', true),
    current_setting('app.role', true), current_setting('app.finances', true)) as rest`)

/** Asks, before anything else in every batch and every lease, who the connection thinks is there. */
function probeEveryBatch(database: Database): Probe {
  const found: Probe = { batches: 0, leftovers: [] }
  const question: Call = { statement: whoIsThere, values: [] }
  const note = (rows: Rows | undefined) => {
    found.batches += 1
    const rest = rows?.[0]?.['rest']
    if (typeof rest !== 'string' || rest !== '') found.leftovers.push(JSON.stringify(rest))
  }
  const real = { ...database }
  Object.assign(database, {
    run: async (calls: readonly Call[]) => {
      const [first, ...results] = await real.run([question, ...calls])
      note(first)
      return results
    },
    lease: async () => {
      const held = await real.lease()
      const [first] = await held.run([question]).catch((error: unknown) => {
        held.release(true)
        throw error
      })
      note(first)
      return held
    },
  })
  return found
}
