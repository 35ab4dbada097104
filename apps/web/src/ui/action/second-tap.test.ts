import { expect, test } from 'vitest'
import { isSecondTap } from './second-tap.ts'

test.each([
  ['the first', 'a', 1, 10_000, false],
  ['quickly again', 'a', 1, 10_250, true],
  ['counted by the browser, and quickly again', 'a', 2, 10_600, true],
  ['after a while', 'a', 1, 11_100, false],
  ['quickly on another', 'b', 1, 11_200, false],
  ['by key', 'c', 0, 20_000, false],
  ['by key again, quickly', 'c', 0, 20_050, false],
])('two quick taps on a thing are one: %s', (_name, id, detail, timeStamp, isSecond) => {
  expect(isSecondTap(id, { detail, timeStamp })).toBe(isSecond)
})
