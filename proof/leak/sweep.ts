import type { Surface } from '../../apps/server/test/surface.ts'
import type { Person } from '../../apps/server/test/world.ts'
import type { Attempt } from './send.ts'
import type { Tenant } from './tenants.ts'

export type Leak = { readonly from: number; readonly to: number; readonly where: string }

/** What a sweep saw so far. */
export type Tally = {
  attempts: number
  readonly leaks: Leak[]
  readonly codes: Map<string, number>
  /** Coordinates of documents that were executed, and routes that answered. */
  readonly covered: Set<string>
  readonly faults: string[]
}

export const makeTally = (): Tally => ({
  attempts: 0,
  leaks: [],
  codes: new Map(),
  covered: new Set(),
  faults: [],
})

const concurrency = 16

/** Sends all attempts of one attacker and looks at every byte that comes back. */
export async function sweep(
  surface: Surface,
  attempts: Iterable<Attempt>,
  me: Tenant,
  scan: (text: string) => readonly number[],
  tally: Tally,
): Promise<void> {
  const queue = attempts[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) await once(next.value)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))

  async function once(attempt: Attempt): Promise<void> {
    const isRest = attempt.coordinates.some((name) => name.includes(' /')) || attempt.coordinates.length === 0
    const request = attempt.request(`${surface.server.url}${isRest ? '' : surface.graphqlPath}`)
    for (const [name, value] of Object.entries(credentials(attempt.as))) request.headers.set(name, value)
    const response = await fetch(request)
    const body = await response.text()
    tally.attempts += attempt.attempts
    const code = /"code":"([A-Z_]+)"/.exec(body)?.[1] ?? (response.ok ? 'answered' : String(response.status))
    tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1)
    if (response.status >= 500 || code === 'INTERNAL')
      tally.faults.push(`${response.status} ${attempt.about}`)
    if (response.status === 200 || isRest) for (const name of attempt.coordinates) tally.covered.add(name)
    const text = `${body}\n${[...response.headers].join('\n')}`
    for (const from of scan(text))
      if (from !== me.index) tally.leaks.push({ from, to: me.index, where: attempt.about })
  }
}

const known = new WeakMap<Person, { headers: Record<string, string>; until: number }>()

// Signing a token costs more than the request; one is good for a minute.
function credentials(person: Person): Record<string, string> {
  const before = known.get(person)
  if (before !== undefined && before.until > performance.now()) return before.headers
  const { authorization } = person.headers()
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  known.set(person, { headers, until: performance.now() + 30_000 })
  return headers
}
