import { describe, expect, it, test } from 'vitest'
import type { OutboxEntry } from './entry.ts'
import { longestWaitMs, nextWait, patienceMs, takeTurn, waitMs } from './turn.ts'

const entry = (seq: number, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  seq,
  key: `key-${seq}`,
  userId: 'anna',
  op: 'addTodo',
  kind: 'creation',
  realEstateId: 'home',
  objectId: `todo-${seq}`,
  variables: {},
  createdAt: seq,
  attempts: 0,
  state: 'queued',
  ...more,
})
const waiting = (triedAt: number, until: number) => ({ wait: { triedAt, until, streak: 1 } })
const turn = (entries: OutboxEntry[], now = 1_000, freshFrom = 0, known = ['addTodo', 'updateTodo']) =>
  takeTurn(entries, { now, freshFrom, canSend: (op) => known.includes(op) })

describe('the backoff', () => {
  test.each([
    [1, 375, 500],
    [2, 750, 1_000],
    [3, 1_500, 2_000],
    [6, 12_000, 16_000],
    [7, 22_500, 30_000],
    [500, 22_500, 30_000],
  ])('after %i failures waits between %i and %i ms', (streak, least, most) => {
    expect(waitMs(streak, 0)).toBe(least)
    expect(waitMs(streak, 1)).toBe(most)
  })

  it('grows with failures in a row and starts anew when there is new hope', () => {
    const then = { triedAt: 2_000, failedAt: 2_100, random: 1 }
    expect(nextWait(undefined, 0, then)).toEqual({ triedAt: 2_000, until: 2_600, streak: 1 })
    const before = { triedAt: 1_000, until: 1_500, streak: 3 }
    expect(nextWait(before, 500, then)).toEqual({ triedAt: 2_000, until: 6_100, streak: 4 })
    expect(nextWait(before, 1_500, then).streak).toBe(1)
  })
})

describe('whose turn it is', () => {
  it('the oldest goes first, whatever order the database gives', () => {
    expect(turn([entry(3), entry(1), entry(2)]).next?.seq).toBe(1)
    expect(turn([])).toEqual({})
  })

  it('inside a house nobody overtakes an entry that waits', () => {
    expect(turn([entry(1, waiting(900, 1_400)), entry(2), entry(3)])).toEqual({ wakeAt: 1_400 })
  })

  it('a house that waits does not hold another', () => {
    const other = entry(2, { realEstateId: 'chalet' })
    expect(turn([entry(1, waiting(900, 1_400)), other]).next).toBe(other)
    const both = [entry(1, waiting(900, 1_400)), entry(2, { ...waiting(900, 1_200), realEstateId: 'chalet' })]
    expect(turn(both)).toEqual({ wakeAt: 1_200 })
  })

  it('is tried when its wait is over, or when there is new hope', () => {
    const first = entry(1, waiting(900, 1_400))
    expect(turn([first], 1_399)).toEqual({ wakeAt: 1_400 })
    expect(turn([first], 1_400).next).toBe(first)
    expect(turn([first], 1_000, 950).next).toBe(first)
  })

  it('a clock that was set back a day keeps nobody waiting', () => {
    const first = entry(1, waiting(90_000_000, 90_000_500))
    expect(turn([first], 3_600_000).next).toBe(first)
    expect(turn([entry(1, waiting(1_000, 1_000 + longestWaitMs))], 1_000).next).toBeUndefined()
  })

  it('a refused entry holds what needs it and nothing else', () => {
    const refused = entry(1, { state: 'rejected', objectId: 'boiler' })
    const edit = entry(2, { op: 'updateTodo', kind: 'change', objectId: 'boiler' })
    expect(turn([refused, edit])).toEqual({})
    const free = entry(3)
    expect(turn([refused, edit, free]).next).toBe(free)
  })

  it('an entry nobody here can send waits in its place, without a clock', () => {
    expect(turn([entry(1, { op: 'tomorrow' }), entry(2)])).toEqual({})
    expect(turn([entry(1, { op: 'tomorrow' }), entry(2, { realEstateId: 'chalet' })]).next?.seq).toBe(2)
  })
})

it('gives a photo over a weak line minutes, and words one and a half', () => {
  expect(patienceMs({ title: 'x' })).toBe(90_000)
  const photo = { input: { id: 'x' }, file: new Blob([new Uint8Array(8_000_000)]) }
  expect(patienceMs(photo)).toBe(90_000 + 1_000_000)
})
