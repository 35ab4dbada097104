import { expect, test } from 'vitest'
import { onArrival, type Entry } from './modal-history.ts'

const page = (index: number): Entry => ({ index, key: `page-${index}`, depth: 0 })
/** The entry of the so many-th dialog above a page. */
const above = ({ index, key }: Entry, depth: number): Entry => ({ index: index + depth, key, depth })
const here = page(4)
const before = page(3)

test('«back» closes the topmost dialog and stays on the page', () => {
  expect(onArrival(above(here, 1), here, 1)).toBe('close')
  expect(onArrival(above(here, 2), above(here, 1), 2)).toBe('close')
})

test('the entry of a dialog that was closed by its own button costs no further «back»', () => {
  expect(onArrival(above(here, 1), here, 0)).toBe('on-backward')
  // A question above a sheet was answered; the sheet stays open, and is next.
  expect(onArrival(above(here, 2), above(here, 1), 1)).toBe('on-backward')
  expect(onArrival(above(here, 2), here, 1)).toBe('close')
})

test('whoever went on from inside a dialog comes back to the page below it, and forward again', () => {
  const next = page(6)
  expect(onArrival(next, above(here, 1), 0)).toBe('on-backward')
  expect(onArrival(next, here, 0)).toBe('pass')
  expect(onArrival(here, above(here, 1), 0)).toBe('on-forward')
  expect(onArrival(here, next, 0)).toBe('pass')
})

test('another page is the business of the router, whatever was open here', () => {
  expect(onArrival(above(here, 1), before, 1)).toBe('pass')
  expect(onArrival(before, here, 0)).toBe('pass')
})

test('an arrival that a dialog was quicker than changes nothing', () => {
  expect(onArrival(above(here, 1), above(here, 1), 1)).toBe('stay')
  // Closed again before the arrival was told: nothing is left to close.
  expect(onArrival(above(here, 1), above(here, 1), 0)).toBe('on-backward')
  expect(onArrival(here, here, 0)).toBe('pass')
})
