import { setTimeout as sleep } from 'node:timers/promises'
import type { Live } from '#platform/live.ts'

const patienceMs = 50_000

/** Counts who has begun to watch which house and who watches it still, and gives the ways to wait for them. */
export function noteWatchers(live: Live) {
  const counts = new Map<string, number>()
  const present = new Map<string, number>()
  const add = (to: Map<string, number>, house: string, more: number) =>
    to.set(house, (to.get(house) ?? 0) + more)
  const follow = live.follow
  const noted: Live['follow'] = async (watched, begin) => {
    const stream = await follow(watched, begin)
    add(counts, watched.id, 1)
    add(present, watched.id, 1)
    const end = stream.return.bind(stream)
    let hasLeft = false
    return Object.assign(stream, {
      return: (value: undefined) => {
        if (!hasLeft) add(present, watched.id, -1)
        hasLeft = true
        return end(value)
      },
    })
  }
  Object.assign(live, { follow: noted })
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
