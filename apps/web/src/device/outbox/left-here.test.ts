import { beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#device/net/connection.ts'
import type { OutboxEntry } from './entry.ts'
import { dropHere } from './left-here.ts'

const disk = vi.hoisted(() => new Map<number, OutboxEntry>())
vi.mock('./store.ts', () => ({
  readAll: async () => [...disk.values()],
  remove: async (seqs: readonly number[]) => seqs.forEach((seq) => disk.delete(seq)),
  removeIf: async (seq: number, mayGo: (entry: OutboxEntry) => boolean) => {
    const entry = disk.get(seq)
    return entry !== undefined && mayGo(entry) && disk.delete(seq)
  },
}))

function keep(seq: number, more: Partial<OutboxEntry> = {}): void {
  const op = 'measure.move'
  const said = { op, kind: 'change', objectId: 'roof', variables: {}, realEstateId: 'house' } as const
  const entry = { ...said, seq, key: `key-${seq}`, userId: 'anna', createdAt: 0 }
  disk.set(seq, { ...entry, attempts: 0, state: 'queued', ...more })
}

const refused = { state: 'rejected', code: 'CONFLICT', attempts: 1 } as const

beforeEach(() => {
  disk.clear()
  connection.asking()()
})

test('held by a refused act and never sent, it goes at once', async () => {
  keep(1, refused)
  keep(2)
  expect([await dropHere('key-2'), disk.has(2)]).toEqual([true, false])
})

test('held, but perhaps there already: the server is asked', async () => {
  keep(1, refused)
  keep(2, { attempts: 1 })
  expect(await dropHere('key-2')).toBe(false)
})

test('held by nothing, it may be on its way just now', async () => {
  keep(1, { ...refused, objectId: 'wall' })
  keep(2)
  expect(await dropHere('key-2')).toBe(false)
  expect(await dropHere('key-3')).toBe(false)
})

test('refused itself, or not sent for want of a line, it goes', async () => {
  keep(1, refused)
  keep(2, { objectId: 'wall' })
  keep(3, { objectId: 'door', attempts: 1 })
  expect([await dropHere('key-1'), disk.has(1)]).toEqual([true, false])
  connection.failed()
  expect([await dropHere('key-2'), disk.has(2)]).toEqual([true, false])
  expect(await dropHere('key-3')).toBe(false)
})

test('on its way while the app takes itself for offline: the server is asked', async () => {
  connection.failed()
  keep(1, { mayHaveLeft: true })
  expect([await dropHere('key-1'), disk.has(1)]).toEqual([false, true])
})
