import { afterEach, expect, test, vi } from 'vitest'
import { isAt } from './entry.ts'

afterEach(() => vi.unstubAllGlobals())
const standOn = (state: unknown) => vi.stubGlobal('history', { state })

test('a page knows whether the browser still stands on its entry', () => {
  standOn({ key: 'recording', idx: 3 })
  expect(isAt('recording')).toBe(true)
  // Somebody in a hurry is on the page before already.
  standOn({ key: 'overview', idx: 1 })
  expect(isAt('recording')).toBe(false)
})

test('a dialog lies above the entry of its page and has its name', () => {
  standOn({ key: 'recording', idx: 4, modals: 1 })
  expect(isAt('recording')).toBe(true)
})

test('the first entry of a tab is the one without a name', () => {
  for (const state of [null, { idx: 0 }]) {
    standOn(state)
    expect(isAt('default')).toBe(true)
    expect(isAt('recording')).toBe(false)
  }
})
