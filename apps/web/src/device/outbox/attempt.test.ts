import { expect, it, test } from 'vitest'
import { Unreachable } from '#device/net/unreachable.ts'
import { afterFailure } from './attempt.ts'
import type { OutboxEntry } from './entry.ts'

const entry: OutboxEntry = {
  seq: 1,
  key: 'key',
  userId: 'anna',
  op: 'todos.add',
  kind: 'creation',
  realEstateId: 'home',
  objectId: 'todo',
  variables: {},
  createdAt: 1,
  attempts: 0,
  state: 'queued',
}
const noNetwork = new Unreachable('no connection', { cause: new TypeError('Failed to fetch') })
const tried = { triedAt: 2_000, failedAt: 2_100, random: 1, freshFrom: 0, isCutOff: true }

it('does not count what cannot have left the device, however often it was tried, and waits longer each time', () => {
  const once = afterFailure(entry, noNetwork, tried)
  expect(once).toMatchObject({ attempts: 0, state: 'queued', error: 'no connection', wait: { streak: 1 } })
  expect(afterFailure(once, noNetwork, tried)).toMatchObject({ attempts: 0, wait: { streak: 2 } })
  const ofAddress = new Unreachable('no addresses', { cause: noNetwork })
  expect(afterFailure(entry, ofAddress, tried).attempts).toBe(0)
})

test.each([
  ['there was a network, before or after', noNetwork, false],
  ['nobody answered in time', new Unreachable('late', { cause: new DOMException('', 'TimeoutError') }), true],
  ['the server is in trouble', new Unreachable('the server answered 503', { status: 503 }), true],
  ['the outcome is in doubt', Object.assign(new Error('?'), { code: 'OUTCOME_UNKNOWN' }), true],
  ['nothing is known', 'a text', true],
])('counts as sent: %s', (_case, failure, isCutOff) => {
  expect(afterFailure(entry, failure, { ...tried, isCutOff })).toMatchObject({ attempts: 1, state: 'queued' })
})

it('keeps a refusal, and forgets what an earlier try said', () => {
  const waited = afterFailure(entry, noNetwork, tried)
  const refused = Object.assign(new Error('nein'), { code: 'CONFLICT', current: { version: 3 } })
  expect(afterFailure(waited, refused, tried)).toEqual({
    ...entry,
    attempts: 1,
    state: 'rejected',
    code: 'CONFLICT',
    error: 'nein',
    current: { version: 3 },
  })
})
