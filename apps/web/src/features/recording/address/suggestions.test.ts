import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Unreachable } from '#device/net/unreachable.ts'
import { makeSearch } from './suggestions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers when it is told to. */
function slowServer() {
  const asked: { text: string; signal: AbortSignal; answer: (found: string[]) => void }[] = []
  const search = makeSearch<string>(
    (text, signal) =>
      new Promise((resolve) => {
        asked.push({ text, signal, answer: resolve })
      }),
  )
  return { asked, search }
}

test('one question for many strokes', async () => {
  const { asked, search } = slowServer()
  for (const text of ['lin', 'lind', 'linden']) {
    search.type(text)
    await vi.advanceTimersByTimeAsync(100)
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(asked.map(({ text }) => text)).toEqual(['linden'])
})

test('two letters ask nothing, and take the earlier answers away', async () => {
  const { asked, search } = slowServer()
  search.now('linden')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer(['Lindenweg 14'])
  await vi.advanceTimersByTimeAsync(0)
  expect(search.state()).toEqual({ found: ['Lindenweg 14'], state: 'done' })
  search.type(' li ')
  await vi.advanceTimersByTimeAsync(500)
  expect(search.state()).toEqual({ found: [], state: 'idle' })
  expect(asked).toHaveLength(1)
})

test('the last text wins, whichever answer comes last', async () => {
  const { asked, search } = slowServer()
  search.now('linden')
  await vi.advanceTimersByTimeAsync(0)
  search.now('birken')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer(['Birkenweg 2'])
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer(['Lindenweg 14'])
  await vi.advanceTimersByTimeAsync(0)
  expect(search.state()).toEqual({ found: ['Birkenweg 2'], state: 'done' })
})

test('only a long wait is shown, and what was found before stays meanwhile', async () => {
  const { asked, search } = slowServer()
  search.now('linden')
  await vi.advanceTimersByTimeAsync(0)
  asked[0]?.answer(['Lindenweg 14'])
  await vi.advanceTimersByTimeAsync(0)
  search.type('lindenw')
  await vi.advanceTimersByTimeAsync(150 + 199)
  expect(search.state()).toEqual({ found: ['Lindenweg 14'], state: 'searching' })
  await vi.advanceTimersByTimeAsync(1)
  expect(search.state()).toEqual({ found: ['Lindenweg 14'], state: 'waiting' })
})

test('no line and a refusal are told apart', async () => {
  let error: Error = new Unreachable('no connection')
  const search = makeSearch(() => Promise.reject(error))
  search.now('linden')
  await vi.advanceTimersByTimeAsync(0)
  expect(search.state()).toEqual({ found: [], state: 'unreachable' })
  error = new Error('too many')
  search.now('linden')
  await vi.advanceTimersByTimeAsync(0)
  expect(search.state()).toEqual({ found: [], state: 'failed' })
})
