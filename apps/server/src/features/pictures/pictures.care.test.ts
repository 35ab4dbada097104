import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { jpeg, openPictures, type Pictures } from '#test/pictures.ts'
import { newId } from '#test/world.ts'

let pictures: Pictures
beforeAll(async () => void (pictures = await openPictures({ keepsVersions: true })))
afterAll(() => pictures.close())

const patience = { timeout: 300_000, interval: 50 }
const isQuiet = () =>
  vi.waitFor(
    async () => expect(await pictures.server.admin('select 1 from graphile_worker.jobs')).toEqual([]),
    patience,
  )
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keyOf = async (id: string) => (await pictures.keysOf(id))[0]?.object_key ?? ''
const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte)))

/** A picture of two days ago, made anew by the worker. */
async function made(): Promise<{ id: string; key: string }> {
  const { id } = await pictures.readyPicture()
  await isQuiet()
  await pictures.server.admin(`update app.picture set created_at = now() - interval '2 days' where id = $1`, [
    id,
  ])
  return { id, key: await keyOf(id) }
}

/** A picture that lies there as it was sent: from before they were made anew, or not judged yet. */
async function asSent(state: 'ready' | 'received', lying: (sent: Buffer) => Buffer = (sent) => sent) {
  const { id, key } = await made()
  const sent = jpeg()
  const { server } = pictures
  await server.parts.store.removeAll(key)
  await server.parts.store.put(key, lying(sent), 'image/jpeg')
  await server.admin(
    `update app.picture set state = $2, sha256 = $3, bytes = $4, width = null, height = null, widths = '{}',
       placeholder = null where id = $1`,
    [id, state, sha256(sent), sent.length],
  )
  return { id, key, sent }
}

async function scrub(ids: readonly string[]): Promise<void> {
  const turns = await pictures.server.admin<{ turn: number }>(
    `select distinct abs(hashtextextended(id::text, 0) % 30)::int as turn from app.picture where id = any ($1)`,
    [ids],
  )
  for (const { turn } of turns)
    await pictures.server.admin('select app.enqueue($1, $2, null, null)', [
      'scrub_pictures',
      JSON.stringify({ turn }),
    ])
  await isQuiet()
}
const factsOf = (ids: readonly string[]) =>
  pictures.server.admin<{ id: string; damaged_at: Date | null; version: number; sha256: string }>(
    'select id, damaged_at, version, sha256 from app.picture where id = any ($1) order by id',
    [ids],
  )
const damaged = async (ids: readonly string[]) =>
  (await factsOf(ids)).filter((row) => row.damaged_at !== null).map(({ id }) => id)

/** Which of these the log names while something is done; those of other tests may have the same night. */
async function accusedBy(work: () => Promise<void>, ids: readonly string[]): Promise<string[]> {
  const said = vi.spyOn(pictures.server.parts.log, 'error')
  await work()
  const named = said.mock.calls
    .filter(([, text]) => text?.startsWith('the bytes of a picture are not what they were'))
    .map(([of]) => (of as { id: string }).id)
  said.mockRestore()
  return ids.filter((id) => named.includes(id)).toSorted()
}

describe('pictures at night', () => {
  test('a flipped bit in a full picture is found, and so are bytes that are gone; what is whole is not accused', async () => {
    const { server } = pictures
    const { store } = server.parts
    const [bent, gone, whole] = [await made(), await made(), await made()]
    const full = await buffer(await store.get(`${bent.key}-full`))
    await store.put(`${bent.key}-full`, flipped(full), 'image/jpeg')
    await store.remove(`${gone.key}-full`)
    const ids = [bent.id, gone.id, whole.id]
    const before = await factsOf(ids)
    expect(await accusedBy(() => scrub(ids), ids)).toEqual([bent.id, gone.id].toSorted())
    expect(await damaged(ids)).toEqual([bent.id, gone.id].toSorted())
    // It is no act of anybody: no new version, and nobody who watches the house is told.
    const found = await factsOf(ids)
    expect(found.map(({ version, sha256: hash }) => [version, hash])).toEqual(
      before.map(({ version, sha256: hash }) => [version, hash]),
    )
    // Since when is known from the first time.
    await scrub(ids)
    expect(await factsOf(ids)).toEqual(found)
    // Brought back from a copy.
    await store.put(`${bent.key}-full`, full, 'image/jpeg')
    await server.admin('update app.picture set damaged_at = null where id = $1', [bent.id])
    await scrub(ids)
    expect(await damaged(ids)).toEqual([gone.id])
  })

  test('a picture that lies there as it was sent is compared with the hash of that', async () => {
    const older = [await asSent('ready'), await asSent('ready', flipped)]
    const waiting = [await asSent('received'), await asSent('received', flipped)]
    const ids = [...older, ...waiting].map(({ id }) => id)
    await scrub(ids)
    expect(await damaged(ids)).toEqual([ids[1], ids[3]].map(String).toSorted())
  })

  test('one that is young, or was rejected, is left alone; one in the trash is not', async () => {
    const [young, rejected, thrown] = [await made(), await made(), await made()]
    const { server } = pictures
    for (const { key } of [young, rejected, thrown]) await server.parts.store.removeAll(key)
    await server.admin(`update app.picture set created_at = now() - interval '23 hours' where id = $1`, [
      young.id,
    ])
    await server.admin(`update app.picture set state = 'rejected' where id = $1`, [rejected.id])
    await server.admin('update app.picture set deleted_at = now() where id = $1', [thrown.id])
    const ids = [young, rejected, thrown].map(({ id }) => id)
    await scrub(ids)
    expect(await damaged(ids)).toEqual([thrown.id])
  })

  test('one that is made anew, or goes for good, while it is compared is not called damaged', async () => {
    const { server } = pictures
    const { store } = server.parts
    const [remade, gone] = [await asSent('ready'), await made()]
    const get = store.get.bind(store)
    // Between the list and the look: what was sent goes when the row knows what was made of it.
    store.get = async (key) => {
      if (key === remade.key) {
        await server.admin('update app.picture set width = 64, height = 48 where id = $1', [remade.id])
        await store.remove(key)
      }
      if (key === `${gone.key}-full`) {
        await server.admin('delete from app.picture where id = $1', [gone.id])
        await store.removeAll(gone.key)
      }
      return get(key)
    }
    const ids = [remade.id, gone.id]
    const accused = await accusedBy(() => scrub(ids), ids).finally(() => (store.get = get))
    expect(accused).toEqual([])
    expect(await factsOf(ids)).toMatchObject([{ id: remade.id, damaged_at: null }])
  })
})

test('damaged bytes are marked, not made anew with a hash that is right, nor thrown away; brought back they are', async () => {
  const { server } = pictures
  const { id, key, sent } = await asSent('received', flipped)
  const { store } = server.parts
  const scan = async () => {
    await server.admin('select app.enqueue($1, $2, $3, null)', [
      'scan_picture',
      JSON.stringify({ realEstateId: pictures.house, id }),
      `scan_picture:${pictures.house}:${id}`,
    ])
    await isQuiet()
  }
  // No try is left in the queue, and who watches the log hears of it without waiting for its night.
  expect(await accusedBy(scan, [id])).toEqual([id])
  expect(await damaged([id])).toEqual([id])
  const facts = () => server.admin('select state, width from app.picture where id = $1', [id])
  expect(await facts()).toEqual([{ state: 'received', width: null }])
  expect(await buffer(await store.get(key))).toEqual(flipped(sent))
  // The night leaves it alone until a copy took its place.
  const night = async () => {
    await server.admin(`select graphile_worker.add_job('remake_pictures')`)
    await isQuiet()
  }
  const asked = vi.spyOn(store, 'get')
  await night()
  expect(asked.mock.calls.filter(([object]) => object === key)).toEqual([])
  asked.mockRestore()
  await store.put(key, sent, 'image/jpeg')
  await server.admin('update app.picture set damaged_at = null where id = $1', [id])
  await night()
  expect(await pictures.settled(id)).toMatchObject({ state: 'ready', width: 64 })
})

test('a damaged picture that is removed for good leaves no version of any byte', async () => {
  const { server, owner, house } = pictures
  const { store } = server.parts
  const { id, key } = await made()
  await store.put(`${key}-full`, Buffer.from('other bytes'), 'image/jpeg')
  await scrub([id])
  expect(await damaged([id])).toEqual([id])
  const stored = async () => (await store.list(undefined, key)).objects.map((object) => object.key)
  // The one from before lies hidden behind the other.
  expect((await stored()).filter((name) => name === `${key}-full`)).toHaveLength(2)
  const act = async (name: string) =>
    owner.data(
      `mutation Act($house: ID!, $id: ID!, $input: VersionInput!) {
        ${name} id: $id, input: $input) { version } }`,
      {
        house,
        id,
        input: { idempotencyKey: newId(), expectedVersion: (await factsOf([id]))[0]?.version },
      },
    )
  await act('deletePicture(realEstateId: $house,')
  await act('removeForGood(realEstateId: $house, kind: picture,')
  await isQuiet()
  expect(await factsOf([id])).toEqual([])
  expect(await stored()).toEqual([])
})
