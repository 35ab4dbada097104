import { expect, test } from 'vitest'
import { wakingTime } from './push.ts'

const night = { quietFrom: 21, quietTo: 7 }

test.each([
  ['by day at once', '2026-11-17T12:34:56Z', '2026-11-17T12:34:56Z'],
  ['in the evening at seven in the morning', '2026-11-17T20:15:00Z', '2026-11-18T06:00:00Z'],
  ['after midnight the same morning', '2026-11-18T00:10:00Z', '2026-11-18T06:00:00Z'],
  ['in summer an hour sooner by UTC', '2026-07-01T22:00:00Z', '2026-07-02T05:00:00Z'],
  ['in the night summer time ends', '2026-10-24T23:30:00Z', '2026-10-25T06:00:00Z'],
  ['in the night summer time begins', '2026-03-28T23:30:00Z', '2026-03-29T05:00:00Z'],
])('a device is woken %s', (_when, now, then) => {
  expect(wakingTime(night, new Date(now)).toISOString()).toBe(new Date(then).toISOString())
})
