import { setTimeout as sleep } from 'node:timers/promises'
import type { Live } from '#platform/live.ts'

const patienceMs = 50_000

/** Counts who has begun to watch which house, and gives the way to wait for them. */
export function noteWatchers(live: Live): (house: string, times?: number) => Promise<void> {
  const counts = new Map<string, number>()
  const watch = live.watch.bind(live)
  Object.assign(live, {
    watch: (...[house, wake]: Parameters<Live['watch']>) => {
      counts.set(house, (counts.get(house) ?? 0) + 1)
      return watch(house, wake)
    },
  })
  return async (house, times = 1) => {
    for (const end = performance.now() + patienceMs; (counts.get(house) ?? 0) < times; await sleep(10))
      if (performance.now() > end) throw new Error(`nobody watches ${house}`)
  }
}
