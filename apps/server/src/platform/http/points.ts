import type { Cache } from '#platform/cache.ts'
import { AppError } from '#platform/app-error.ts'
import { limits, type Window } from '#platform/limits.ts'

/** Held is what was taken beforehand and not yet put right, in this round and in the one before. */
type Account = {
  points: number
  unshared: number
  held: [number, number]
  until: number
  blockedUntil: number
}

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
  let round = 0

  async function reconcile(): Promise<void> {
    const now = performance.now()
    for (const [person, account] of accounts) {
      if (account.until < now && account.blockedUntil < now) accounts.delete(person)
    }
    if (!cache.isShared()) return
    round += 1
    for (const account of accounts.values()) {
      // Under way for more than a round, or never put right: the others hear of the most it may cost.
      account.unshared += account.held[1]
      account.held = [0, account.held[0]]
    }
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
      held: [0, 0] as [number, number],
      until: now + window.window * 1_000,
      blockedUntil: known?.blockedUntil ?? 0,
    }
    accounts.set(person, fresh)
    return fresh
  }

  return {
    /** Takes beforehand what the work may cost at most; gives the way to put it right when it is known. */
    spend: (person: string, points: number): ((real: number) => void) => {
      const now = performance.now()
      const account = accountOf(person, now)
      if (account.points + points > window.count || account.blockedUntil > now) {
        // What was refused was not done; knocking is still counted.
        account.points += 1
        account.unshared += 1
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: blockMs / 1_000 })
      }
      const taken = round
      account.points += points
      account.held[0] += points
      return (real) => {
        account.points += real - points
        account.unshared += real
        const age = round - taken
        if (age === 0) account.held[0] -= points
        else if (age === 1) account.held[1] -= points
        else account.unshared -= points
      }
    },
    close: () => clearInterval(timer),
  }
}
