import type { Cache } from './cache.ts'

/** News of a house, or of a person, for everyone who watches it, in this process and the others. */
export type Live = {
  /** Says that there are news of a house or a person. They are read from the database, under row security. */
  announce(id: string): void
  /** Calls back when there may be news; returns how to stop. */
  watch(id: string, wake: () => void, pause?: Pause): () => void
  /** One look for all who are woken in the same moment and may see the same: `key` says who looks at what. */
  together<Rows>(key: string, look: () => Promise<Rows>): Promise<Rows>
}

// Redis only makes it fast. A lost wake-up costs one of these pauses, not the news.
export type Pause = { readonly shared: number; readonly alone: number }
const usualPauseMs: Pause = { shared: 5_000, alone: 1_000 }
const channel = 'house-news'
// Writes of the same moment share one message. A look shared by one moment began long after what it is woken for.
const gatherMs = 20

type Watched = { readonly wakes: Set<() => void>; timer: NodeJS.Timeout }

export function makeLive(cache: Cache): Live {
  const watched = new Map<string, Watched>()
  const looks = new Map<string, Promise<unknown>>()
  const wakeAll = (id: string) => watched.get(id)?.wakes.forEach((wake) => wake())
  cache.subscribe(channel, (ids) => ids.split(',').forEach(wakeAll))
  const gathered = new Set<string>()
  function tell(): void {
    cache.publish(channel, [...gathered].join(','))
    gathered.clear()
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
  return {
    announce: (id) => {
      if (gathered.size === 0) setTimeout(tell, gatherMs)
      gathered.add(id)
    },
    watch: (id, wake, pause = usualPauseMs) => {
      const all = watched.get(id) ?? begin(id, pause)
      all.wakes.add(wake)
      // For what happened between a first look and now.
      const first = setTimeout(wake, 0)
      return () => {
        clearTimeout(first)
        all.wakes.delete(wake)
        if (all.wakes.size > 0) return
        clearTimeout(all.timer)
        if (watched.get(id) === all) watched.delete(id)
      }
    },
    together: (key, look) => {
      const begun = looks.get(key) as ReturnType<typeof look> | undefined
      if (begun !== undefined) return begun
      const answer = look()
      looks.set(key, answer)
      setImmediate(() => looks.delete(key))
      return answer
    },
  }
}
