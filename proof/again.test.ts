import { errors } from 'playwright-core'
import { expect, test } from 'vitest'
import { isOutOfTime, isWorthAnother, ofBoth } from './again.ts'
import { atMost, none, speed as asSpeed } from './proof.ts'

const speed = (ms: number) => asSpeed(atMost('speed', ms, 10))
const lost = (count: number) => none('lost', count)

test('only a speed is measured again', () => {
  expect(isWorthAnother([speed(11), lost(0)])).toBe(true)
  expect(isWorthAnother([speed(11), lost(1)])).toBe(false)
  expect(isWorthAnother([speed(10), lost(0)])).toBe(false)
})

test('of two runs the better speed counts, and everything else has to hold in both', () => {
  expect(ofBoth([speed(11), lost(0)], [speed(9), lost(0)])).toEqual([speed(9), lost(0)])
  expect(ofBoth([speed(9), lost(0)], [speed(11), lost(0)])).toEqual([speed(9), lost(0)])
  expect(ofBoth([speed(11), lost(0)], [speed(12), lost(0)])).toEqual([speed(12), lost(0)])
  expect(ofBoth([speed(11), lost(0)], [speed(9), lost(2)])).toEqual([speed(9), lost(2)])
  expect(ofBoth([speed(11), lost(2)], [speed(9), lost(0)])).toEqual([speed(9), lost(2)])
})

test('only a browser that ran out of time is given another run', () => {
  expect(isOutOfTime(new errors.TimeoutError('waiting for the heading'))).toBe(true)
  expect(isOutOfTime(new Error('lost'))).toBe(false)
})
