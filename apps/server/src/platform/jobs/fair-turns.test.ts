import { describe, expect, test } from 'vitest'
import { makeFairTurns, type Origin } from './fair-turns.ts'

const from = (area: string, line = area, isKnown = false): Origin => ({ area, line, isKnown })

/** A queue whose work ends when the test says so, with what started and who was sent away, in order. */
function stage(waiting = 4) {
  const inTurn = makeFairTurns({ atOnce: 1, reserved: 1, waiting, retryAfterSeconds: 2 })
  const started: string[] = []
  const refused: string[] = []
  const running: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<void>((end) => {
      started.push(name)
      running.push(end)
    })
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    started,
    refused,
    come: async (name: string, origin: Origin) => {
      inTurn(origin, work(name)).catch(() => refused.push(name))
      await settle()
    },
    endOne: async () => {
      running.shift()?.()
      await settle()
    },
  }
}

describe('waiting for a turn', () => {
  test('a network that came first with many does not keep another waiting behind all of them', async () => {
    const { come, endOne, started } = stage()
    for (const name of ['a1', 'a2', 'a3']) await come(name, from('a', name))
    await come('b1', from('b'))
    for (let count = 0; count < 4; count += 1) await endOne()
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  test('in one network lines take turns as well', async () => {
    const { come, endOne, started } = stage()
    for (const name of ['x1', 'x2', 'x3']) await come(name, from('a', 'x'))
    await come('y1', from('a', 'y'))
    for (let count = 0; count < 4; count += 1) await endOne()
    expect(started).toEqual(['x1', 'y1', 'x2', 'x3'])
  })

  test('who fills the queue is sent away for others, who do not send each other away', async () => {
    const { come, started, refused } = stage(3)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await come(name, from('a', name))
    expect([started, refused]).toEqual([['a1'], ['a5']])
    await come('b1', from('b'))
    await come('c1', from('c'))
    await come('d1', from('d'))
    expect(refused).toEqual(['a5', 'a4', 'a3', 'd1'])
  })

  test('who is known from before goes first, has a place of its own and is never sent away', async () => {
    const { come, endOne, started, refused } = stage(2)
    for (const name of ['a1', 'a2', 'b1']) await come(name, from(name))
    await come('known1', from('a', 'a', true))
    await come('known2', from('a', 'a', true))
    await come('c1', from('c'))
    expect([started, refused]).toEqual([
      ['a1', 'known1'],
      ['b1', 'c1'],
    ])
    await endOne()
    expect(started.at(-1)).toBe('known2')
  })
})
