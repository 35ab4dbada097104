import { randomUUID } from 'node:crypto'
import type { Cache } from './cache.ts'
import { makeFollow, type Follow, type Pause, type WatchFor } from './live-follow.ts'

/** News of a house, or of a person, for everyone who watches it, in this process and the others. */
export type Live = {
  /** Says that there are news of a house or a person. They are read from the database, under row security. */
  announce(id: string): void
  /** Calls back when there may be news; returns how to stop. */
  watch: WatchFor
  /** What is new of something, as one stream for each who asks; those of one session look once together. */
  follow: Follow
}

// Redis only makes it fast. A lost wake-up costs one of these pauses, not the news.
const usualPauseMs: Pause = { shared: 5_000, alone: 1_000 }
const channel = 'house-news'
// Writes of the same moment share one message.
const gatherMs = 20

type Watched = { readonly wakes: Set<() => void>; timer: NodeJS.Timeout }

export function makeLive(cache: Cache): Live {
  const watched = new Map<string, Watched>()
  const wakeAll = (id: string) => watched.get(id)?.wakes.forEach((wake) => wake())
  // What is announced here comes back to us too, and whoever watches was woken already: ours are named so.
  const own = randomUUID()
  cache.subscribe(channel, (message) => {
    const ids = message.split(',')
    if (!ids.includes(own)) ids.forEach(wakeAll)
  })
  const gathered = new Set<string>()
  function tell(): void {
    const ids = [...gathered]
    gathered.clear()
    ids.forEach(wakeAll)
    cache.publish(channel, [...ids, own].join(','))
  }
  // One clock for all who watch the same: they look together.
  function begin(id: string, pause: Pause): Watched {
    const later = () => setTimeout(tick, cache.isShared() ? pause.shared : pause.alone)
    function tick() {
      wakeAll(id)
      begun.timer = later()
    }
    const begun: Watched = { wakes: new Set(), timer: later() }
    watched.set(id, begun)
    return begun
  }
  const watch: WatchFor = (id, wake, pause = usualPauseMs) => {
    const all = watched.get(id) ?? begin(id, pause)
    all.wakes.add(wake)
    return () => {
      all.wakes.delete(wake)
      if (all.wakes.size > 0) return
      clearTimeout(all.timer)
      if (watched.get(id) === all) watched.delete(id)
    }
  }
  return {
    announce: (id) => {
      if (gathered.size === 0) setTimeout(tell, gatherMs)
      gathered.add(id)
    },
    watch,
    follow: makeFollow(watch),
  }
}
