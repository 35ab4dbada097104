import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GraphqlAnswer } from '#test/ask.ts'
import { openFiles, piecesOf, sha256 } from '#test/files.ts'
import { newId, type Person } from '#test/world.ts'

type Files = Awaited<ReturnType<typeof openFiles>>
let files: Files
const megabyte = 1_024 * 1_024

beforeAll(async () => void (files = await openFiles()))
afterAll(() => files.close())

/** A piece whose line breaks in the middle. */
async function cutOff(place: { id: string }, number: number, bytes: Buffer): Promise<void> {
  const headers = {
    ...files.headersOf(place),
    'content-length': bytes.length,
    'content-digest': `sha-256=:${sha256(bytes).toString('base64')}:`,
  }
  const sending = request(`${files.addressOf(place)}/${number}`, { method: 'PUT', headers })
  const broken = new Promise((resolve) => sending.once('error', resolve))
  sending.write(bytes.subarray(0, bytes.length / 2), () => sending.destroy(new Error('cut')))
  await broken
}

describe('a file sent in pieces', () => {
  test('comes in any order, over cut lines and from the beginning again, and is one file with its bytes', async () => {
    const bytes = randomBytes(2.5 * megabyte)
    const [first, second, last] = piecesOf(bytes) as [Buffer, Buffer, Buffer]
    const place = { id: newId() }
    expect(await files.announce(place, bytes, { name: '../../C:\\Pläne\\Grund\u202eriss.pdf' })).toEqual({
      status: 200,
      pieceSize: megabyte,
      state: 'announced',
      missing: [0, 1, 2],
    })
    expect(await files.put(place, 2, last)).toEqual({ status: 204 })
    await cutOff(place, 0, first)
    expect(await files.put(place, 0, first)).toEqual({ status: 204 })
    expect(await files.put(place, 0, first)).toEqual({ status: 204 })
    expect(await files.end(place)).toMatchObject({ status: 409, code: 'CONFLICT', missing: [1] })

    const bent = Buffer.from(second)
    bent[7] = (bent[7] ?? 0) ^ 1
    expect(await files.put(place, 1, bent, second)).toMatchObject({ status: 400, field: 'content-digest' })
    expect(await files.put(place, 1, last)).toMatchObject({ status: 400, field: 'content-length' })
    expect(await files.put(place, 3, last)).toMatchObject({ status: 400, field: 'content-length' })
    await cutOff(place, 1, second)
    expect(await files.announce(place, bytes)).toMatchObject({ state: 'announced', missing: [1] })

    expect(await files.put(place, 1, second)).toEqual({ status: 204 })
    expect(await files.end(place)).toEqual({ status: 200, state: 'arrived' })
    expect(await files.end(place)).toEqual({ status: 200, state: 'arrived' })
    expect(await files.put(place, 1, second)).toEqual({ status: 204 })
    expect(await files.announce(place, bytes)).toMatchObject({ state: 'arrived', missing: [] })

    const key = await files.keyOf(place.id)
    // One that was sent again has two versions.
    const pieces = [...new Set(await files.stored(`quarantine/${key}/`))]
    expect(pieces.toSorted()).toEqual([0, 1, 2].map((at) => `quarantine/${key}/${at}`))
    expect(Buffer.concat(await Promise.all(pieces.toSorted().map(files.bytesOf))).equals(bytes)).toBe(true)
    const jobs = await files.server.admin(
      `select 1 from graphile_worker.jobs where key like 'judge_file:%' || $1`,
      [place.id],
    )
    expect(jobs).toHaveLength(1)
    expect(
      await files.owner.data(
        'query F($house: ID!, $id: ID!) { realEstate(id: $house) { file(id: $id) { name state url sha256 } } }',
        {
          house: files.house,
          id: place.id,
        },
      ),
    ).toEqual({
      realEstate: {
        file: { name: 'Grundriss.pdf', state: 'arrived', url: null, sha256: sha256(bytes).toString('hex') },
      },
    })
  })

  test('is refused under an id that stands for another one, too large, or without what every request carries', async () => {
    const bytes = Buffer.from('ein Blatt')
    const place = { id: newId() }
    await files.announce(place, bytes)
    expect(await files.announce(place, Buffer.from('ein anderes'))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
    const other = { id: newId() }
    expect(await files.announce(other, bytes, { size: 50 * megabyte + 1 })).toMatchObject({
      status: 413,
      code: 'FILE_TOO_LARGE',
    })
    expect(await files.announce(other, bytes, { sha256: 'x' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'sha256',
    })
    expect(await files.announce({ id: 'x' }, bytes)).toMatchObject({ code: 'BAD_INPUT', field: 'id' })
    const headers = { authorization: `Bearer ${files.owner.token()}` }
    const bare = await fetch(`${files.addressOf(place)}/end`, { method: 'POST', headers })
    expect(await bare.json()).toMatchObject({ code: 'FORBIDDEN' })
  })

  test('comes into no house of a neighbour, and from nobody who only reads', async () => {
    const { world, house, owner } = files
    const bytes = Buffer.from('ein Blatt')
    const known = { id: newId() }
    await files.announce(known, bytes)
    const [neighbour, reader] = [await world.person(), await world.person()]
    await world.join(reader, house, 'reader')
    const tryAll = async (person: Person) => {
      const [fresh, own] = [
        { id: newId(), person },
        { ...known, person },
      ]
      const answers = [
        await files.announce(fresh, bytes),
        await files.announce(own, bytes),
        await files.put(own, 0, bytes),
        await files.end(own),
      ]
      expect(await files.keyOf(fresh.id)).toBe('')
      return new Set(answers.map(({ code }) => code))
    }
    expect(await tryAll(neighbour)).toEqual(new Set(['NOT_FOUND']))
    expect(await tryAll(reader)).toEqual(new Set(['FORBIDDEN']))
    expect(await files.announce({ ...known, person: owner }, bytes)).toMatchObject({ missing: [0] })
  })

  test('finds no room when somebody has used it up over all houses; another person of the house has theirs', async () => {
    const { world, server } = files
    const [hoarder, other] = [await world.person(), await world.person()]
    const [full, empty] = [await world.house(hoarder), await world.house(hoarder)]
    await world.join(other, empty, 'editor')
    await server.admin(
      `insert into app.file (real_estate_id, id, name, size_bytes, sha256, object_key, created_by)
       select $1::uuid, gen_random_uuid(), 'Video.pdf', 52428800, sha256('a'), $1::uuid || '/' || gen_random_uuid(), $2
       from generate_series(1, 204)`,
      [full, hoarder.userId],
    )
    const size = 45 * megabyte
    const announce = (person: Person) =>
      files.announce({ id: newId(), house: empty, person }, Buffer.from('a'), { size })
    expect(await announce(hoarder)).toMatchObject({ code: 'LIMIT_REACHED' })
    expect(await announce(other)).toMatchObject({ status: 200 })
  })
})

describe('a small file as a form of GraphQL', () => {
  const add =
    'mutation Add($house: ID!, $id: ID!, $file: Upload!) { addFile(realEstateId: $house, id: $id, file: $file) { id name state sizeBytes } }'

  async function addWhole(bytes: Buffer, { id = newId(), person = files.owner, house = files.house } = {}) {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: add, variables: { house, id, file: null } }))
    form.set('map', JSON.stringify({ 0: ['variables.file'] }))
    form.set('0', new Blob([new Uint8Array(bytes)]), 'Police 2027.pdf')
    const headers = { authorization: `Bearer ${person.token()}`, 'x-app-request': '1' }
    const answer = await fetch(`${files.server.url}/graphql`, { method: 'POST', headers, body: form })
    const { data, errors } = (await answer.json()) as GraphqlAnswer
    return { file: data?.['addFile'], code: errors?.[0]?.extensions.code }
  }

  test('[S7.9] is the same as in pieces: whole, once, to be judged, and goes on where pieces are there', async () => {
    const bytes = randomBytes(2.5 * megabyte)
    const id = newId()
    await files.announce({ id }, bytes, { name: 'Police 2027.pdf' })
    await files.put({ id }, 1, piecesOf(bytes)[1] as Buffer)
    const file = { id, name: 'Police 2027.pdf', state: 'arrived', sizeBytes: bytes.length }
    expect(await addWhole(bytes, { id })).toEqual({ file, code: undefined })
    expect(await addWhole(bytes, { id })).toEqual({ file, code: undefined })
    expect(await addWhole(randomBytes(9), { id })).toMatchObject({ code: 'CONFLICT' })
    const key = await files.keyOf(id)
    expect(new Set(await files.stored(`quarantine/${key}/`))).toEqual(
      new Set([0, 1, 2].map((number) => `quarantine/${key}/${number}`)),
    )
  })

  test('is refused where it is large or empty, or where one may not write, with nothing left of it', async () => {
    const id = newId()
    expect(await addWhole(randomBytes(4 * megabyte + 1), { id })).toMatchObject({ code: 'FILE_TOO_LARGE' })
    expect(await addWhole(Buffer.alloc(0), { id })).toMatchObject({ code: 'BAD_INPUT' })
    const neighbour = await files.world.person()
    expect(await addWhole(randomBytes(9), { id, person: neighbour })).toMatchObject({ code: 'NOT_FOUND' })
    const reader = await files.world.person()
    await files.world.join(reader, files.house, 'reader')
    expect(await addWhole(randomBytes(9), { id, person: reader })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await files.server.admin('select 1 from app.file where id = $1', [id])).toEqual([])
  })
})
