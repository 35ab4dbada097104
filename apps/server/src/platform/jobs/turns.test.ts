import { describe, expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

/** A queue whose work ends when the test says so, with what started and who was sent away, in order. */
function stage(waiting = 3, some = {}) {
  const inTurn = makeTurns({ atOnce: 2, waiting, retryAfterSeconds: 10, ...some })
  const [started, refused]: [string[], string[]] = [[], []]
  const running: (() => void)[] = []
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    started,
    refused,
    come: async (name: string, gone?: AbortSignal) => {
      const work = () =>
        new Promise<void>((end) => {
          started.push(name)
          running.push(end)
        })
      const asker = { person: name.slice(0, 1), ...(gone === undefined ? {} : { gone }) }
      inTurn(work, asker).catch((error: { code: string }) => refused.push(`${name} ${error.code}`))
      await settle()
    },
    endOne: async () => {
      running.shift()?.()
      await settle()
    },
  }
}

describe('waiting for a turn', () => {
  test('many clicks of one person keep no other waiting, however early they came', async () => {
    const { come, endOne, started, refused } = stage()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) await come(name)
    expect(started).toEqual(['a1', 'b1'])
    expect(refused).toEqual(['a3 RATE_LIMITED', 'a4 RATE_LIMITED'])
    await endOne()
    expect(started).toEqual(['a1', 'b1', 'a2'])
    await endOne()
    expect(started).toEqual(['a1', 'b1', 'a2', 'b2'])
  })

  test('one person may have several at once, and the next waits for one of them', async () => {
    const { come, endOne, started, refused } = stage(3, { atOnce: 8, atOncePerPerson: 2 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await come(name)
    expect(started).toEqual(['a1', 'a2', 'b1'])
    expect(refused).toEqual(['a4 RATE_LIMITED'])
    await endOne()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  test('who comes when the queue is full is told when to come again', async () => {
    const { come, refused } = stage(1)
    for (const name of ['a', 'b', 'c', 'd']) await come(name)
    expect(refused).toEqual(['d UNAVAILABLE'])
  })

  test('who has gone leaves the place to the next', async () => {
    const { come, endOne, started } = stage(1)
    const gone = new AbortController()
    for (const name of ['a', 'b']) await come(name)
    await come('c', gone.signal)
    gone.abort()
    await come('d')
    await endOne()
    expect(started).toEqual(['a', 'b', 'd'])
  })
})
