import { readFileSync } from 'node:fs'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import type { Call, Rows } from '../../apps/server/src/platform/db/db-wire.ts'
import type { Database } from '../../apps/server/src/platform/db/db.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { makeApp } from '../../apps/server/src/app.ts'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { countryId } from '../load/country.ts'

/** One statement as the bare server sends it: values are constants or the name of what varies. */
export type PlainCall = { text: string; values: (string | null | { slot: Slot })[] }
export type Slot = 'user' | 'session' | 'house' | 'id' | 'key' | 'event'
/** Round trips of an operation, each with its statements: the bare server keeps the same boundaries. */
export type Captured = { dashboard: PlainCall[][]; list: PlainCall[][]; write: PlainCall[][] }

const operation = (name: string) =>
  readFileSync(new URL(`../../apps/server/operations/${name}.graphql`, import.meta.url), 'utf8')
export const operations = {
  dashboard: operation('dashboard'),
  list: operation('component-list'),
  write: operation('add-component'),
}
export type OperationName = keyof typeof operations

/** The variables of one request of one owner; both servers get exactly these. */
export function variablesOf(
  name: OperationName,
  owner: number,
  newId: () => string,
): Record<string, unknown> {
  const realEstateId = countryId('house', owner)
  if (name === 'dashboard') return { realEstateId }
  if (name === 'list') return { realEstateId, first: 50 }
  return {
    realEstateId,
    input: {
      idempotencyKey: newId(),
      id: newId(),
      catalogKey: 'wallbox',
      installedYear: 2020,
      note: 'Kontrolle vor dem Winter',
    },
  }
}

/** Runs each operation once through the product and writes down the SQL it really sends. */
export async function capture(
  database: string,
  spoil = (healthy: Database): Database => healthy,
): Promise<Captured> {
  const watched = await openWatched(database, spoil)
  const owner = 7
  const result: Partial<Captured> = {}
  for (const name of Object.keys(operations) as OperationName[]) {
    const variables = variablesOf(name, owner, watched.newId)
    const seen = await watched.ask(owner, { query: operations[name], variables })
    const input = variables['input'] as { id: string; idempotencyKey: string } | undefined
    const slots = new Map<unknown, Slot>([
      [countryId('user', owner), 'user'],
      [countryId('session', owner), 'session'],
      [countryId('house', owner), 'house'],
    ])
    if (input !== undefined) slots.set(input.id, 'id').set(input.idempotencyKey, 'key')
    result[name] = seen.map((calls) => calls.map((call) => plain(call, slots)))
  }
  await watched.close()
  return result as Captured
}

/** The product in this process; what an owner asks of it comes back as what it sent to PostgreSQL, trip by trip. */
export async function openWatched(database: string, spoil = (healthy: Database): Database => healthy) {
  const parts = openParts(readConfig(testEnvironment(database)))
  const seen: (readonly Call[])[] = []
  const app = await makeApp({ ...parts, database: spoil(watch(parts.database, seen)) })
  return {
    newId: () => parts.clock.newId(),
    async ask(owner: number, payload: object): Promise<readonly (readonly Call[])[]> {
      const [userId, sessionId] = [countryId('user', owner), countryId('session', owner)]
      const token = parts.tokens.sign({ userId, sessionId, scope: ['user'] })
      seen.length = 0
      const answer = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload,
      })
      if (answer.json<{ errors?: unknown }>().errors !== undefined) throw new Error(answer.body)
      return [...seen]
    },
    async close() {
      await app.close()
      await parts.close()
    },
  }
}

/** The same database; what is sent to it is written down. */
export function watch(database: Database, seen: (readonly Call[])[]): Database {
  const note = (run: (calls: readonly Call[]) => Promise<Rows[]>) => (calls: readonly Call[]) => {
    seen.push(calls)
    return run(calls)
  }
  return {
    ...database,
    run: note((calls) => database.run(calls)),
    lease: async () => {
      const lease = await database.lease()
      return { ...lease, run: note((calls) => lease.run(calls)) }
    },
  }
}

export const plain = (call: Call, slots: ReadonlyMap<unknown, Slot>): PlainCall => ({
  text: call.statement.text,
  values: call.values.map((value, index) => {
    const slot = slots.get(value)
    if (slot !== undefined) return { slot }
    // Each write is an act with an id of its own.
    if (index === 0 && call.statement.text.includes('app.audit_event (')) return { slot: 'event' }
    if (index === 1 && call.statement.text.includes(`set_config('app.act_id', $2`)) return { slot: 'event' }
    if (value === null || value === undefined) return null
    if (Array.isArray(value)) return `{${value.join(',')}}`
    if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
    if (typeof value === 'object' && 'json' in value) return JSON.stringify(value.json)
    return String(value)
  }),
})
