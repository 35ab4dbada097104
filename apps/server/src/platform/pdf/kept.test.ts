import { expect, it } from 'vitest'
import { makeKept } from './kept.ts'

it('a file is kept for a minute from when it is there, not from when it was asked for', async () => {
  let now = 0
  let made = 0
  const keptOrMade = makeKept({ count: 2, seconds: 60 })
  const ask = () =>
    keptOrMade(
      { house: 1 },
      () => now,
      async () => {
        made += 1
        now += 50_000
        return new Uint8Array()
      },
    )
  await ask()
  now += 59_000
  await ask()
  expect(made).toBe(1)
  now += 1_000
  await ask()
  expect(made).toBe(2)
})
