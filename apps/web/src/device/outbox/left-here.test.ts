import { beforeEach, expect, test, vi } from 'vitest'
import { connection } from '#device/net/connection.ts'
import type { OutboxEntry } from './entry.ts'
import { leftHere } from './left-here.ts'
import { subscribe } from './snapshot.ts'

const disk = vi.hoisted(() => new Map<number, OutboxEntry>())
vi.mock('#device/session/session.ts', () => ({
  session: { state: () => ({ user: { id: 'anna' } }), subscribe: () => () => undefined },
}))
vi.mock('./store.ts', () => ({ readAll: async () => [...disk.values()] }))

function keep(seq: number, more: Partial<OutboxEntry> = {}): void {
  const op = 'measure.move'
  const said = { op, kind: 'change', objectId: 'roof', variables: {}, realEstateId: 'house' } as const
  const entry = { ...said, seq, key: `key-${seq}`, userId: 'anna', createdAt: 0 }
  disk.set(seq, { ...entry, attempts: 0, state: 'queued', ...more })
}

/** What is shown of the disk. */
const look = () =>
  new Promise<void>((resolve) => {
    const leave = subscribe(() => {
      leave()
      resolve()
    })
  })

const refused = { state: 'rejected', code: 'CONFLICT', attempts: 1 } as const
const seqOf = async (key: string) => (await leftHere(key))?.seq

beforeEach(() => {
  disk.clear()
  connection.asking()()
})

test('held by a refused act and never sent, it goes at once', async () => {
  keep(1, refused)
  keep(2)
  await look()
  expect(await seqOf('key-2')).toBe(2)
})

test('held by the answer to the one before it, it goes once that is refused', async () => {
  keep(1)
  keep(2)
  await look()
  const left = seqOf('key-2')
  keep(1, refused)
  await look()
  expect(await left).toBe(2)
})

test('held, but perhaps there already: the server is asked', async () => {
  keep(1, refused)
  keep(2, { attempts: 1 })
  await look()
  expect(await seqOf('key-2')).toBeUndefined()
})

test('held by nothing, it is waited for', async () => {
  keep(1, { ...refused, objectId: 'wall' })
  keep(2)
  await look()
  const left = seqOf('key-2')
  disk.delete(2)
  await look()
  expect(await left).toBeUndefined()
})

test('refused itself, or not sent for want of a line, it goes', async () => {
  keep(1, refused)
  keep(2, { objectId: 'wall' })
  await look()
  expect(await seqOf('key-1')).toBe(1)
  connection.failed()
  expect(await seqOf('key-2')).toBe(2)
})
