import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Ground } from './stage.ts'

export type Readings = {
  /** What was seen, by the number of the generation that said it. */
  readonly seen: ReadonlyMap<number, ReadonlySet<string>>
  readonly count: number
  readonly errors: readonly string[]
  readonly longestMs: number
}

// One question per table, each a statement of its own in one transaction: they must all tell of the same state.
const questions = [
  `select number::text as told from register.generation`,
  `select egrid as told from register.building where egid = 190123456`,
  `select east::text as told from register.entrance where egid = 190123456`,
  `select coalesce(sum(entrances), 0)::text as told from register.street where zip = 8610`,
  `select coalesce(sum(area_m2), 0)::text as told from register.dwelling where egid between 191000000 and 191002000`,
  `select count(*)::text as told from register.place`,
] as const

/** Reads as the data service does until told to stop; what two generations say must never be mixed. */
export function startReader(ground: Ground) {
  let isOver = false
  const seen = new Map<number, Set<string>>()
  const errors: string[] = []
  let count = 0
  let longestMs = 0

  async function read(client: Client): Promise<void> {
    const started = performance.now()
    const told: string[] = []
    await client.query('begin')
    for (const question of questions) {
      const { rows } = await client.query<{ told: string | null }>(question)
      told.push(String(rows[0]?.told))
    }
    await client.query('commit')
    longestMs = Math.max(longestMs, performance.now() - started)
    const [generation, ...rest] = told
    const before = seen.get(Number(generation)) ?? new Set()
    seen.set(Number(generation), before.add(rest.join(' | ')))
    count += 1
  }

  const running = (async () => {
    const client = new Client({ connectionString: ground.environment['DATABASE_URL'] })
    await client.connect()
    while (!isOver) {
      await read(client).catch(async (error: unknown) => {
        errors.push(String(error))
        await client.query('rollback').catch(() => undefined)
      })
      await sleep(2)
    }
    await client.end()
  })()

  return {
    /** Resolves after so many further readings, good or failed. */
    more: async (wanted: number): Promise<void> => {
      const until = count + errors.length + wanted
      while (count + errors.length < until) await sleep(5)
    },
    stop: async (): Promise<Readings> => {
      isOver = true
      await running
      return { seen, count, errors, longestMs }
    },
  }
}

/** Generations that told two stories. */
export const mixed = ({ seen }: Readings): number =>
  [...seen.values()].filter((stories) => stories.size > 1).length
