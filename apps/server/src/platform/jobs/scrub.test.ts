import { Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#platform/limits.ts'
import { scrubJob, type KeptBytes, type Place, type Round } from './scrub.ts'
import type { JobDeps } from './worker.ts'

const { atOnce, comparedTogether, sliceMs } = limits.fileCare
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const kept = (number: number): KeptBytes => ({
  realEstateId: idOf(0),
  id: idOf(number),
  objectKey: String(number),
  sha256: empty,
})

afterEach(() => void vi.restoreAllMocks())

/** So many rows in a store each of whose answers takes so long on a clock of its own. */
function stage(rows: number, answerMs: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const seen = { open: 0, most: 0, compared: [] as string[], later: [] as unknown[] }
  const get = async (key: string) => {
    seen.open += 1
    seen.most = Math.max(seen.most, seen.open)
    await new Promise((resolve) => setImmediate(resolve))
    now += answerMs
    seen.open -= 1
    seen.compared.push(key)
    return Readable.from([])
  }
  const parts = { store: { get }, clock: { now: () => new Date(0) } }
  const deps = { parts, rows: async (_: unknown, values: unknown[]) => (seen.later.push(values), []) }
  const job = scrubJob({
    noun: 'file',
    list: async (_deps, after: Place, { limit }: Round) =>
      Array.from({ length: rows }, (_, at) => kept(at + 1))
        .filter(({ id }) => id > after.id)
        .slice(0, limit),
    mark: () => Promise.reject(new Error('all are whole')),
  })
  return { seen, run: (payload: Record<string, unknown>) => job(payload, deps as unknown as JobDeps) }
}

test('a few are compared together, each once, and what comes to its end does not go on', async () => {
  const { seen, run } = stage(atOnce * 2 + 3, 0)
  await run({ turn: 7 })
  expect(seen.most).toBe(comparedTogether)
  expect(seen.compared).toHaveLength(atOnce * 2 + 3)
  expect(new Set(seen.compared).size).toBe(atOnce * 2 + 3)
  expect(seen.later).toEqual([])
})

test('a slice ends after a few that took its time; it goes on from there, under a key of its night', async () => {
  const { seen, run } = stage(comparedTogether + 2, sliceMs)
  await run({ turn: 7 })
  expect(seen.compared).toHaveLength(comparedTogether)
  const rest = { realEstateId: idOf(0), id: idOf(comparedTogether), turn: 7 }
  expect(seen.later).toEqual([['scrub_files', { json: rest }, 'scrub_files:7']])
  await run(rest)
  expect(seen.compared).toHaveLength(comparedTogether + 2)
  expect(seen.later).toHaveLength(1)
})
