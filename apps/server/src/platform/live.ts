import type { Cache } from './cache.ts'

/** News of a house for everyone who watches it, in this process and the others. */
export type Live = {
  /** Says that a house has news. The news themselves are read from the outbox, under row security. */
  announce(realEstateId: string): void
  /** Calls back when a house may have news; returns how to stop. */
  watch(realEstateId: string, wake: () => void): () => void
}

const channel = 'house-news'
// Redis only makes it fast. A lost wake-up costs one of these pauses, not the news.
const pauseMs = { shared: 5_000, alone: 1_000 }
// Writes of the same moment share one message.
const gatherMs = 20

export function makeLive(cache: Cache): Live {
  const watchers = new Map<string, Set<() => void>>()
  const wakeAll = (houses: string) => {
    for (const house of houses.split(',')) watchers.get(house)?.forEach((wake) => wake())
  }
  cache.subscribe(channel, wakeAll)
  const gathered = new Set<string>()
  function tell(): void {
    cache.publish(channel, [...gathered].join(','))
    gathered.clear()
  }
  return {
    announce: (realEstateId) => {
      if (gathered.size === 0) setTimeout(tell, gatherMs)
      gathered.add(realEstateId)
    },
    watch: (realEstateId, wake) => {
      const set = watchers.get(realEstateId) ?? new Set()
      watchers.set(realEstateId, set.add(wake))
      let timer = setTimeout(tick, 0)
      function tick() {
        wake()
        timer = setTimeout(tick, cache.isShared() ? pauseMs.shared : pauseMs.alone)
      }
      return () => {
        clearTimeout(timer)
        set.delete(wake)
        if (set.size === 0) watchers.delete(realEstateId)
      }
    },
  }
}
