import { expect, test } from 'vitest'
import { putBack } from './show-at-once.ts'

const row = (id: string, year: number, version = 1) => ({ id, year, version })

test('what was moved and not saved goes back', () => {
  expect(
    putBack(
      [row('a', 2032), row('b', 2040)],
      [row('a', 2030), row('b', 2040)],
      [row('a', 2032), row('b', 2040)],
    ),
  ).toEqual([row('a', 2030), row('b', 2040)])
})

test('what was added goes, what was taken away comes back', () => {
  expect(putBack([row('new', 2030)], [row('a', 2030)], [row('new', 2030)])).toEqual([row('a', 2030)])
})

test('what was read since then stays', () => {
  const shown = [row('a', 2032), row('b', 2040)]
  const now = [row('a', 2035, 2), row('b', 2040), row('c', 2050)]
  expect(putBack(now, [row('a', 2030), row('b', 2040)], shown)).toEqual(now)
})
