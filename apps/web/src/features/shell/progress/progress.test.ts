import { describe, expect, test } from 'vitest'
import { progressBar } from '#device/limits.ts'
import { fillMs, giveUpMs, nextByItself, nextPhase, type Event, type Phase } from './progress.ts'

const run = (events: readonly Event[]): Phase => events.reduce(nextPhase, 'idle' as Phase)

describe('the progress bar', () => {
  test('[S9.7] starts after 200 ms and takes 5 s to fill', () => {
    expect(progressBar).toEqual({ throttleMs: 200, durationMs: 5_000 })
    expect(nextByItself.waiting).toEqual({ event: 'throttled', afterMs: 200 })
    expect(fillMs).toBe(5_000)
  })

  test('[S4.12] [S2.6] runs from a route change to its end', () => {
    expect(run(['started', 'throttled'])).toBe('running')
    expect(run(['started', 'throttled', 'arrived'])).toBe('finishing')
    expect(run(['started', 'throttled', 'arrived', 'faded'])).toBe('idle')
  })

  test('is never seen when the page is there at once', () => {
    expect(run(['started', 'arrived'])).toBe('idle')
    expect(run(['started', 'arrived', 'throttled'])).toBe('idle')
  })

  test('goes on when another page is chosen meanwhile', () => {
    expect(run(['started', 'throttled', 'started'])).toBe('running')
    expect(run(['started', 'throttled', 'arrived', 'started'])).toBe('waiting')
    expect(run(['started', 'throttled', 'arrived', 'started', 'faded'])).toBe('waiting')
  })

  test('[S9.1] gives a page up after 120 s', () => {
    expect(giveUpMs).toBe(120_000)
  })
})
