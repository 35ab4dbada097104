import { setTimeout as sleep } from 'node:timers/promises'
import type { Live } from '#platform/live.ts'

const patienceMs = 50_000

/** Counts who has begun to watch which house and who watches it still, and gives the ways to wait for them. */
export function noteWatchers(live: Live) {
  const counts = new Map<string, number>()
  const present = new Map<string, number>()
  const add = (to: Map<string, number>, house: string, more: number) =>
    to.set(house, (to.get(house) ?? 0) + more)
  const watch = live.watch.bind(live)
  Object.assign(live, {
    watch: (...[house, wake, pause]: Parameters<Live['watch']>) => {
      add(counts, house, 1)
      add(present, house, 1)
      const leave = watch(house, wake, pause)
      let hasLeft = false
      return () => {
        leave()
        if (!hasLeft) add(present, house, -1)
        hasLeft = true
      }
    },
  })
  async function until(isSo: () => boolean, failure: string): Promise<void> {
    for (const end = performance.now() + patienceMs; !isSo(); await sleep(10))
      if (performance.now() > end) throw new Error(failure)
  }
  return {
    watched: (house: string, times = 1) =>
      until(() => (counts.get(house) ?? 0) >= times, `nobody watches ${house}`),
    left: (house: string) => until(() => present.get(house) === 0, `somebody still watches ${house}`),
  }
}
