import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchDelayMs, prefetchIdleMs } from '#device/limits.ts'
import { afterDelay, mayPrefetch, prefetchPage, registerPayload, whenIdle } from './prefetch.ts'

describe('[S9.2] fetching ahead', () => {
  test.each([
    ['a line the browser says nothing about', {}, true],
    ['a good line', { effectiveType: '4g', saveData: false }, true],
    ['a middling line', { effectiveType: '3g' }, true],
    ['2g', { effectiveType: '2g' }, false],
    ['slow 2g', { effectiveType: 'slow-2g' }, false],
    ['data saver', { effectiveType: '4g', saveData: true }, false],
  ])('%s', (_what, line, expected) => {
    expect(mayPrefetch({ isOnline: true, line })).toBe(expected)
    expect(mayPrefetch({ isOnline: false, line })).toBe(false)
  })

  test('no word on the line at all counts as a good one', () => {
    expect(mayPrefetch({ isOnline: true })).toBe(true)
  })

  test('waits for a quiet moment, at most 2 s', () => {
    expect(prefetchIdleMs).toBe(2_000)
    const ask = vi.fn<(act: () => void, options: { timeout: number }) => number>(() => 7)
    const cancel = vi.fn<(handle: number) => void>()
    vi.stubGlobal('requestIdleCallback', ask)
    vi.stubGlobal('cancelIdleCallback', cancel)
    const act = () => {}
    whenIdle(act)()
    expect(ask).toHaveBeenCalledWith(act, { timeout: 2_000 })
    expect(cancel).toHaveBeenCalledWith(7)
  })

  test('where the browser cannot say when it is quiet, after 2 s', () => {
    vi.useFakeTimers()
    const act = vi.fn<() => void>()
    whenIdle(act)
    vi.advanceTimersByTime(1_999)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('a pointer must rest 200 ms', () => {
    expect(fetchDelayMs).toBe(200)
    vi.useFakeTimers()
    const act = vi.fn<() => void>()
    const leave = afterDelay(act)
    vi.advanceTimersByTime(199)
    leave()
    vi.advanceTimersByTime(1_000)
    expect(act).not.toHaveBeenCalled()
    afterDelay(act)
    vi.advanceTimersByTime(200)
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('a page fetched ahead', () => {
  const fetched = vi.fn<(file: string, init?: RequestInit) => Promise<{ ok: boolean }>>()
  beforeEach(() => {
    fetched.mockReset().mockResolvedValue({ ok: true })
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('__reactRouterManifest', {
      routes: {
        todos: { module: '/assets/todos.js', imports: ['/assets/shared.js'], css: ['/assets/todos.css'] },
        'layout-main': { module: '/assets/main.js', imports: ['/assets/shared.js'] },
      },
    })
  })

  test('nothing is fetched offline, for unknown paths, or for areas that are not built', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await prefetchPage('/to-dos')
    vi.stubGlobal('navigator', { onLine: true })
    await prefetchPage('/gibt-es-nicht')
    await prefetchPage('/meine-finanzen')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a failed one is tried again, a complete one is not', async () => {
    fetched.mockRejectedValueOnce(new TypeError('no line'))
    await prefetchPage('/to-dos')
    fetched.mockClear()
    await prefetchPage('/to-dos?neu=to-do#x')
    expect(fetched.mock.calls.map(([file]) => file)).toEqual([
      '/assets/todos.js',
      '/assets/shared.js',
      '/assets/todos.css',
      '/assets/main.js',
    ])
    await prefetchPage('/de/to-dos')
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  test('[S7.12] the payload of the route comes along', async () => {
    const load = vi.fn<() => Promise<string>>(() => Promise.resolve('data'))
    registerPayload('notifications', load)
    await prefetchPage('/benachrichtigungen')
    expect(load).toHaveBeenCalledTimes(1)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
