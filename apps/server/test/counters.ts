import { execFileSync } from 'node:child_process'
import { partsAt } from './database.ts'

/** A part of Redis that nobody else uses. */
export type Counters = { readonly url: string; empty(): void; free(): void }

const numbers = Array.from({ length: 15 }, (_, index) => index + 1)
// Whoever is killed frees nothing; all journeys together take a fraction of this.
const secondsOfClaim = 3_600
const claimOf = (number: number) => `counters:${number}`

/** Empty counters: what others tried, at the same time too, must not use up this one's attempts. */
export function claimCounters(): Counters {
  const claim = ['NX', 'EX', String(secondsOfClaim)]
  const mine = numbers.find(
    (number) => redis(0, 'set', claimOf(number), String(process.pid), ...claim) === 'OK',
  )
  if (mine === undefined) throw new Error('every part of Redis is claimed, for an hour at most')
  const empty = () => void redis(mine, 'flushdb')
  empty()
  return { url: `${partsAt.redis}/${mine}`, empty, free: () => void redis(0, 'del', claimOf(mine)) }
}

// The password not as part of an address: redis-cli would take the missing name in it for an empty one.
function redis(number: number, ...words: string[]): string {
  const { port, password } = new URL(partsAt.redis)
  const env = { ...process.env, REDISCLI_AUTH: password }
  return execFileSync('redis-cli', ['-e', '-p', port, '-n', String(number), ...words], {
    env,
    encoding: 'utf8',
  }).trim()
}
