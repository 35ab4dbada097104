import { Redis } from 'ioredis'
import { AppError } from './app-error.ts'
import type { Config } from './config.ts'
import { limits, type Window } from './limits.ts'
import type { Log } from './log.ts'

/** What processes share for speed and fairness. Nothing in it must last: without Redis each counts alone. */
export type Cache = {
  /** Counts one use and says whether it is still within the window. */
  take(key: string, window: Window, amount?: number): Promise<{ allowed: boolean; used: number }>
  forget(key: string): Promise<void>
  /** What another request learned before; undefined when nobody did, or when Redis is away. */
  recall(key: string): Promise<string | undefined>
  remember(key: string, text: string, seconds: number): Promise<void>
  publish(channel: string, message: string): void
  subscribe(channel: string, listener: (message: string) => void): void
  isShared(): boolean
  close(): Promise<void>
}

/** One use more, or the refusal that says when to come back. */
export async function requireWithin(
  { cache }: { readonly cache: Pick<Cache, 'take'> },
  key: string,
  window: Window,
): Promise<void> {
  const { allowed } = await cache.take(key, window)
  if (!allowed) throw new AppError('RATE_LIMITED', { retryAfterSeconds: window.window })
}

export function openCache(config: Config, log: Log): Cache {
  const options = {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    connectTimeout: 1_000,
    commandTimeout: limits.cache.answerWithinMs,
    retryStrategy: () => 500,
  }
  const redis = new Redis(config.REDIS_URL, options)
  const listener = new Redis(config.REDIS_URL, { ...options, commandTimeout: 5_000, autoResubscribe: true })
  const local = localCounters()
  const channels = new Map<string, ((message: string) => void)[]>()
  let complained = false

  for (const client of [redis, listener]) {
    client.on('error', (error: Error) => {
      if (!complained)
        log.warn({ reason: error.message }, 'redis is away; limits and wake-ups are local to this process')
      complained = true
    })
    client.connect().catch(() => undefined)
  }
  redis.on('ready', () => {
    complained = false
  })
  listener.on('ready', () => {
    for (const channel of channels.keys()) listener.subscribe(channel).catch(() => undefined)
  })
  listener.on('message', (channel: string, message: string) => {
    for (const hear of channels.get(channel) ?? []) hear(message)
  })

  async function count(key: string, window: Window, amount: number): Promise<number> {
    if (redis.status !== 'ready') return local.take(key, window, amount)
    try {
      const answers = await redis.multi().incrby(key, amount).expire(key, window.window, 'NX').exec()
      const used = Number(answers?.[0]?.[1])
      // The local counter follows along, so that losing Redis does not open the gate.
      return Number.isFinite(used)
        ? Math.max(used, local.take(key, window, amount))
        : local.take(key, window, amount)
    } catch {
      return local.take(key, window, amount)
    }
  }

  return {
    take: async (key, window, amount = 1) => {
      const used = await count(key, window, amount)
      return { allowed: used <= window.count, used }
    },
    forget: async (key) => {
      local.forget(key)
      if (redis.status === 'ready') await redis.del(key).catch(() => undefined)
    },
    recall: async (key) =>
      redis.status === 'ready' ? ((await redis.get(key).catch(() => null)) ?? undefined) : undefined,
    remember: async (key, text, seconds) => {
      if (redis.status === 'ready') await redis.set(key, text, 'EX', seconds).catch(() => undefined)
    },
    publish: (channel, message) => {
      for (const hear of channels.get(channel) ?? []) hear(message)
      if (redis.status === 'ready') redis.publish(channel, message).catch(() => undefined)
    },
    subscribe: (channel, hear) => {
      channels.set(channel, [...(channels.get(channel) ?? []), hear])
      if (listener.status === 'ready') listener.subscribe(channel).catch(() => undefined)
    },
    isShared: () => redis.status === 'ready',
    close: async () => {
      redis.disconnect()
      listener.disconnect()
    },
  }
}

function localCounters() {
  const counters = new Map<string, { used: number; until: number }>()
  const maxEntries = 100_000
  let sweptAt = 0
  // Expired ones first, but looking for them at most once a second; then the oldest, whatever they count.
  function makeRoom(now: number): void {
    if (now - sweptAt > 1_000) for (const [old, { until }] of counters) if (until <= now) counters.delete(old)
    sweptAt = now
    const [oldest] = counters.keys()
    if (counters.size >= maxEntries && oldest !== undefined) counters.delete(oldest)
  }
  return {
    take: (key: string, window: Window, amount: number): number => {
      const now = performance.now()
      const entry = counters.get(key)
      if (entry !== undefined && entry.until > now) {
        entry.used += amount
        return entry.used
      }
      if (counters.size >= maxEntries) makeRoom(now)
      counters.set(key, { used: amount, until: now + window.window * 1_000 })
      return amount
    },
    forget: (key: string) => void counters.delete(key),
  }
}
