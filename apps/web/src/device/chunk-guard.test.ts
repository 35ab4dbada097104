import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as Guard from './chunk-guard.ts'
import { chunkReloadEveryMs, chunkTimeoutMs } from './limits.ts'
import { storageKeys } from './storage-keys.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
}

/** A fresh document: the module forgets that it is reloading, the tab's storage stays. */
async function openPage() {
  vi.resetModules()
  return import(`./chunk-guard.ts?page=${Math.random()}`) as Promise<typeof Guard>
}

const settled = async (promise: Promise<unknown>): Promise<string> => {
  const waiting = new Promise<string>((resolve) => {
    setImmediate(() => resolve('waits'))
  })
  return Promise.race([promise.then(() => 'resolved').catch((error: Error) => error.name), waiting])
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what follows code that did not load', () => {
  test.each([
    ['the first time', undefined, true, 'reload'],
    ['again after half a minute', 30_000, true, 'fail'],
    ['a moment before the minute is over', chunkReloadEveryMs - 1, true, 'fail'],
    ['again after a minute', chunkReloadEveryMs, true, 'reload'],
    ['with the clock set back a little', -5_000, true, 'fail'],
    ['with the clock set back a lot', -chunkReloadEveryMs, true, 'reload'],
    ['offline', undefined, false, 'fail'],
  ] as const)('%s', async (_when, msAgo, isOnline, expected) => {
    const { afterFailedChunk } = await openPage()
    const now = 1_800_000_000_000
    const lastReloadAt = msAgo === undefined ? undefined : now - msAgo
    expect(afterFailedChunk({ now, lastReloadAt, isOnline })).toBe(expected)
  })
})

describe('the guard in a tab', () => {
  test('[S8.3] a chunk that fails on navigation reloads the page, and nothing is shown meanwhile', async () => {
    const reload = vi.fn<() => void>()
    const { chunkFailed } = await openPage()
    expect(await settled(chunkFailed(new Error('gone'), reload))).toBe('waits')
    expect(await settled(chunkFailed(new Error('its preload'), reload))).toBe('waits')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('[S8.4] a second failure within 60 s is the error page, a later one reloads again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(chunkReloadEveryMs).toBe(60_000)
    const reload = vi.fn<() => void>()
    await settled((await openPage()).chunkFailed(new Error('gone'), reload))
    vi.advanceTimersByTime(59_999)
    expect(await settled((await openPage()).chunkFailed(new Error('gone'), reload))).toBe('ChunkError')
    expect(reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(await settled((await openPage()).chunkFailed(new Error('gone'), reload))).toBe('waits')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('offline or without storage it never reloads', async () => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('navigator', { onLine: false })
    expect(await settled((await openPage()).chunkFailed(new Error('gone'), reload))).toBe('ChunkError')
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('sessionStorage', undefined)
    expect(await settled((await openPage()).chunkFailed(new Error('gone'), reload))).toBe('ChunkError')
    expect(reload).not.toHaveBeenCalled()
    expect(kept.has(storageKeys.chunkReload)).toBe(false)
  })

  test('[S9.1] loading code is given up after 120 s', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    vi.stubGlobal('navigator', { onLine: false })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { loadChunk } = await openPage()
    const never = loadChunk(() => new Promise<never>(() => {}))
    vi.advanceTimersByTime(chunkTimeoutMs - 1)
    expect(await settled(never)).toBe('waits')
    vi.advanceTimersByTime(1)
    expect(await settled(never)).toBe('ChunkError')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('code that arrives is handed over and leaves no timer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { loadChunk } = await openPage()
    expect(await loadChunk(() => Promise.resolve('code'))).toBe('code')
    expect(vi.getTimerCount()).toBe(0)
  })
})
