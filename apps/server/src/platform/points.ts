import type { Cache } from './cache.ts'
import { AppError } from './app-error.ts'
import { limits, type Window } from './limits.ts'

type Account = { points: number; unshared: number; until: number; blockedUntil: number }

const queryPoints = (): Window => ({ count: limits.graphql.pointsPerMinute, window: 60 })

/**
 * What a person or a line may spend in a while, at first query points per minute. Counted in memory and reconciled with
 * the other processes each second: a shared counter per request would cost as much as the request.
 */
export function makePoints(cache: Cache, name = 'points', window = queryPoints()) {
  // Who is far from the limit here is far from it everywhere: only the busy are compared.
  const worthSharing = window.count / 10
  const blockMs = 10_000
  const accounts = new Map<string, Account>()

  async function reconcile(): Promise<void> {
    const now = performance.now()
    for (const [person, account] of accounts) {
      if (account.until < now && account.blockedUntil < now) accounts.delete(person)
    }
    if (!cache.isShared()) return
    const busy = [...accounts].filter(([, { points, unshared }]) => unshared > 0 && points > worthSharing)
    await Promise.all(busy.map(([person, account]) => compare(person, account, now)))
  }

  async function compare(person: string, account: Account, now: number): Promise<void> {
    const points = account.unshared
    account.unshared = 0
    const { allowed } = await cache.take(`${name}:${person}`, window, points)
    if (!allowed) account.blockedUntil = now + blockMs
  }
  const timer = setInterval(() => void reconcile(), 1_000)
  timer.unref()

  function accountOf(person: string, now: number): Account {
    const known = accounts.get(person)
    if (known !== undefined && known.until >= now) return known
    const fresh = {
      points: 0,
      unshared: 0,
      until: now + window.window * 1_000,
      blockedUntil: known?.blockedUntil ?? 0,
    }
    accounts.set(person, fresh)
    return fresh
  }

  return {
    spend: (person: string, points: number): void => {
      const now = performance.now()
      const account = accountOf(person, now)
      account.points += points
      account.unshared += points
      if (account.points > window.count || account.blockedUntil > now) {
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: blockMs / 1_000 })
      }
    },
    close: () => clearInterval(timer),
  }
}
