import { expect, test } from 'vitest'
import { GraphqlError } from '#device/net/graphql.ts'
import { shareTogether } from './gap-share.ts'

const roof = { id: 'roof', version: 1 }
const oil = { id: 'oil', version: 4 }
type Sent = { readonly id: string; readonly expectedVersion: number; readonly idempotencyKey: string }

function taking(answer: (sent: Sent, at: number) => void) {
  const sent: Sent[] = []
  let made = 0
  const share = shareTogether(
    (id, call) => {
      sent.push({ id, ...call })
      return Promise.resolve().then(() => answer({ id, ...call }, sent.length))
    },
    () => `key ${(made += 1)}`,
  )
  return { sent, share }
}
const conflict = (current: object) =>
  new GraphqlError({
    status: 200,
    headers: new Headers(),
    body: { errors: [{ message: '', extensions: { code: 'CONFLICT', current } }] },
  })

test('each part is its own write over the version that was read', async () => {
  const { sent, share } = taking(() => undefined)
  await share([roof, oil])
  expect(sent).toEqual([
    { id: 'roof', expectedVersion: 1, idempotencyKey: 'key 1' },
    { id: 'oil', expectedVersion: 4, idempotencyKey: 'key 2' },
  ])
})

test('after a lost answer the same write is sent again, and what is done is not', async () => {
  const { sent, share } = taking((_, at) => {
    if (at === 2) throw new Error('lost')
  })
  await expect(share([roof, oil])).rejects.toThrow('lost')
  await share([roof, oil])
  expect(sent.map(({ id, idempotencyKey }) => `${id} ${idempotencyKey}`)).toEqual([
    'roof key 1',
    'oil key 2',
    'oil key 2',
  ])
})

test('what somebody else changed meanwhile stays, and a part that is shared already is left alone', async () => {
  const { sent, share } = taking(({ id, expectedVersion }) => {
    if (id === 'roof' && expectedVersion === 1) throw conflict({ isShared: false, version: 2 })
    if (id === 'oil') throw conflict({ isShared: true, version: 5 })
  })
  await share([roof, oil])
  expect(sent.map(({ id, expectedVersion }) => `${id} ${expectedVersion}`)).toEqual([
    'roof 1',
    'roof 2',
    'oil 4',
  ])
})
