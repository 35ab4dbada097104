import { expect, test } from 'vitest'
import { makeBreaker } from './addresses.breaker.source.ts'

const bad = () => Promise.reject(new Error('down'))
const good = () => Promise.resolve('up')

function make() {
  const time = { now: 0 }
  const breaker = makeBreaker({ failures: 3, pauseMs: 1_000 }, () => time.now)
  let asked = 0
  const ask = async (work: () => Promise<string>) =>
    breaker(() => {
      asked += 1
      return work()
    }).catch((error: Error) => error.message)
  return { time, ask, count: () => asked }
}

test('single failures are passed on and forgotten', async () => {
  const { ask, count } = make()
  for (const work of [bad, bad, good, bad, bad, good]) await ask(work)
  expect(count()).toBe(6)
})

test('after three in a row nobody asks until the pause is over', async () => {
  const { ask, count, time } = make()
  for (const work of [bad, bad, bad]) await ask(work)
  expect(await ask(good)).not.toBe('up')
  time.now = 999
  expect(await ask(good)).not.toBe('up')
  expect(count()).toBe(3)
  time.now = 1_000
  expect(await ask(good)).toBe('up')
  expect(await ask(good)).toBe('up')
})

test('after the pause one tries; the others are refused until it is known', async () => {
  const { ask, count, time } = make()
  for (const work of [bad, bad, bad]) await ask(work)
  time.now = 1_000
  let end: (value: string) => void = () => undefined
  const trial = ask(() => new Promise<string>((resolve) => (end = resolve)))
  expect(await ask(good)).not.toBe('up')
  expect(count()).toBe(4)
  end('up')
  expect(await trial).toBe('up')
  expect(await ask(good)).toBe('up')
})

test('a trial that fails begins a new pause', async () => {
  const { ask, time } = make()
  for (const work of [bad, bad, bad]) await ask(work)
  time.now = 1_000
  expect(await ask(bad)).toBe('down')
  time.now = 1_999
  expect(await ask(good)).not.toBe('up')
  time.now = 2_000
  expect(await ask(good)).toBe('up')
})
