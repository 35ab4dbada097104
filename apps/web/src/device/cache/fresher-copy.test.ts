import { expect, test } from 'vitest'
import { isCopyFresher } from './fresher-copy.ts'

const own = { data: {}, dataUpdatedAt: 2_000, isError: false, fetchStatus: 'idle' } as const
const copy = (dataUpdatedAt: number) => ({ data: [], dataUpdatedAt })
const nothing = { data: undefined, dataUpdatedAt: 0 }

test('what was just asked is shown, however old a copy says it is', () => {
  expect(isCopyFresher(own, copy(3_000))).toBe(false)
  expect(isCopyFresher({ ...own, fetchStatus: 'fetching' }, copy(3_000))).toBe(false)
})

test.each([{ isError: true }, { fetchStatus: 'paused' }] as const)(
  'without an answer (%o) the later of the two is shown',
  (trouble) => {
    const cut = { ...own, ...trouble }
    expect(isCopyFresher(cut, copy(2_001))).toBe(true)
    expect(isCopyFresher(cut, copy(2_000))).toBe(false)
    expect(isCopyFresher(cut, copy(1_999))).toBe(false)
  },
)

test('what there is comes before nothing', () => {
  const cut = { ...own, isError: true }
  expect(isCopyFresher(cut, nothing)).toBe(false)
  expect(isCopyFresher({ ...cut, ...nothing }, copy(1))).toBe(true)
  expect(isCopyFresher({ ...cut, ...nothing }, nothing)).toBe(false)
})
