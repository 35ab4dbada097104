import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { makeAlone } from './alone.ts'

const beatMs = 10
/** Long enough for a silent holder to lose the lock three times over. */
const longMs = beatMs * 9 * 3

/** Tabs that hear each other, over the real locks of this process. A tab that sleeps does not beat. */
function makeBrowser(name: string) {
  const heard = new Set<() => void>()
  return (isAsleep = false) =>
    makeAlone({
      locks: () => navigator.locks,
      lock: name,
      beat: () => {
        if (!isAsleep) for (const listener of heard) listener()
      },
      onBeat: (listener) => {
        heard.add(listener)
        return () => void heard.delete(listener)
      },
      beatMs,
    })
}

/** Work that lasts `ms` and says when it began and ended, or that it lost its lock. */
const labour = (log: string[], who: string, ms: number) => async (lost: AbortSignal) => {
  log.push(`${who} begins`)
  await Promise.race([
    sleep(ms),
    new Promise((resolve) => {
      lost.addEventListener('abort', resolve, { once: true })
    }),
  ])
  log.push(lost.aborted ? `${who} lost` : `${who} ends`)
  return who
}

describe('one tab at a time', () => {
  test('the second begins when the first has ended', async () => {
    const tab = makeBrowser('in turn')
    const log: string[] = []
    const both = [tab()(labour(log, 'one', 30)), tab()(labour(log, 'two', 0))]
    expect(await Promise.all(both)).toEqual(['one', 'two'])
    expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  })

  test('a tab that lives keeps the lock however long its photo takes', async () => {
    const tab = makeBrowser('long photo')
    const log: string[] = []
    const first = tab()(labour(log, 'photo', longMs))
    const others = ['two', 'three'].map((who) => tab()(labour(log, who, 0)))
    await Promise.all([first, ...others])
    expect(log.slice(0, 2)).toEqual(['photo begins', 'photo ends'])
    expect(log).toHaveLength(6)
  })

  test('a tab that was put to sleep loses it, and is told', async () => {
    const tab = makeBrowser('asleep')
    const log: string[] = []
    const asleep = tab(true)(labour(log, 'asleep', longMs * 4))
    const awake = tab()(labour(log, 'awake', 0))
    await expect(asleep).rejects.toMatchObject({ name: 'AbortError' })
    expect(await awake).toBe('awake')
    expect(log).toContain('asleep lost')
    expect(log).toContain('awake ends')
  })

  test('a fault in the work is a fault, and the next has its turn', async () => {
    const tab = makeBrowser('fault')
    await expect(tab()(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await tab()(async () => 'next')).toBe('next')
  })

  test('without locks a tab works all the same', async () => {
    const alone = makeAlone({
      locks: () => undefined,
      lock: 'none',
      beat: () => undefined,
      onBeat: () => () => undefined,
      beatMs,
    })
    expect(await alone(async (lost) => lost.aborted)).toBe(false)
  })
})
