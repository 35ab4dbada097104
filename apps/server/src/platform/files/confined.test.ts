import { expect, test } from 'vitest'
import { confined, inFolder, isOverdone } from './confined.ts'

const bounds = { cpuSeconds: 1, memoryMb: 512, outputBytes: 1_000 }
const run = (script: string) => inFolder((folder) => confined(['sh', '-c', script], folder, bounds))

test('a tool that ends by itself says what it found', async () => {
  const said = await run('echo found; echo but >&2; exit 3')
  expect(said).toEqual({ code: 3, isTooMuch: false, output: Buffer.from('found\n'), complaint: 'but\n' })
  expect(isOverdone(said)).toBe(false)
})

test.each([
  ['takes more seconds of a core than it may', 'while :; do :; done'],
  ['says more than it may', 'while :; do echo again and again; done'],
])('bytes over which a tool %s are too much for every machine', async (_what, script) => {
  expect(isOverdone(await run(script))).toBe(true)
})

test('a tool that dies otherwise says nothing of the bytes', async () => {
  const said = await run('kill -SEGV $$')
  expect(() => isOverdone(said)).toThrow('a tool died')
})

test('a tool gets no more memory, files and rights than it may', async () => {
  expect((await run('head -c 600000000 /dev/zero | tail -c 600000000 | wc -c')).output.toString()).not.toBe(
    '600000000\n',
  )
  const { output } = await run(
    'grep -E "^Max (open files|processes)" /proc/self/limits; grep NoNewPrivs /proc/self/status',
  )
  expect(output.toString()).toMatch(/processes +64 +64 .*files +64 +64 .*NoNewPrivs:\s+1\n$/s)
})

test('a tool that is not there is our fault', async () => {
  const asked = inFolder((folder) => confined(['no-such-tool'], folder, bounds))
  await expect(asked).rejects.toThrow('no-such-tool cannot be run here')
})
