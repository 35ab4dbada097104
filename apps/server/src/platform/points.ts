import type { Cache } from './cache.ts'
import { AppError } from './app-error.ts'
import { limits } from './limits.ts'

/**
 * Query points per person and minute. Counted in memory and reconciled with the other processes each
 * second: a shared counter per request would cost as much as the request.
 */
export function makePoints(cache: Cache) {
  const window = { count: limits.graphql.pointsPerMinute, window: 60 }
  // Who is far from the limit here is far from it everywhere: only the busy are compared.
  const worthSharing = window.count / 10
  let fresh = new Map<string, number>()
  const blockedUntil = new Map<string, number>()
  const used = new Map<string, { points: number; until: number }>()

  async function reconcile(): Promise<void> {
    const sent = fresh
    fresh = new Map()
    const now = performance.now()
    for (const [user, until] of blockedUntil) if (until < now) blockedUntil.delete(user)
    for (const [user, entry] of used) if (entry.until < now) used.delete(user)
    if (!cache.isShared()) return
    await Promise.all(
      [...sent]
        .filter(([user]) => (used.get(user)?.points ?? 0) > worthSharing)
        .map(async ([user, points]) => {
          const { allowed } = await cache.take(`points:${user}`, window, points)
          if (!allowed) blockedUntil.set(user, now + 10_000)
        }),
    )
  }
  const timer = setInterval(() => void reconcile(), 1_000)
  timer.unref()

  return {
    spend: (user: string, points: number): void => {
      const now = performance.now()
      let entry = used.get(user)
      if (entry === undefined || entry.until < now)
        used.set(user, (entry = { points: 0, until: now + 60_000 }))
      entry.points += points
      fresh.set(user, (fresh.get(user) ?? 0) + points)
      if (entry.points > window.count || (blockedUntil.get(user) ?? 0) > now)
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: 10 })
    },
    close: () => clearInterval(timer),
  }
}
