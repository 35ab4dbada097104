import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { makeClock } from '#platform/clock.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { ask, makeWorld, newId, type GraphqlAnswer, type Person } from '#test/world.ts'

let server: TestServer
let shift = 0
let owner: Person
let house: string
const world = () => makeWorld(server)

const ownBucket = { S3_BUCKET: 'hauswart-test' }

beforeAll(async () => {
  server = await startServer({ worker: true, config: ownBucket, clock: makeClock(() => Date.now() + shift) })
  owner = await world().person()
  house = await world().house(owner)
})
// The database goes with the test; its objects would stay for ever.
afterAll(async () => {
  const rows = await server.admin<{ object_key: string }>(
    `select object_key from app.picture where state <> 'rejected' and sha256 <> repeat('0', 64)`,
  )
  await Promise.all(rows.map((row) => server.parts.store.remove(row.object_key)))
  await server.close()
})

const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')
const jpeg = (content = newId()) =>
  Buffer.concat([jpegHead, Buffer.from(content), Buffer.from('ffd9', 'hex')])
// Put together here, so that no scanner on a developer's machine takes this file for a finding.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

const facts = 'id fileName mime bytes state isCover version deletedAt'
const fields = `${facts} url`
const add = `mutation AddPicture($realEstateId: ID!, $file: Upload!, $input: AddPictureInput!) {
  addPicture(realEstateId: $realEstateId, file: $file, input: $input) { ${fields} } }`

type Picture = {
  id: string
  fileName: string
  mime: string
  bytes: number
  state: string
  isCover: boolean
  version: number
  url: string | null
}
type Sent = { id?: string; idempotencyKey?: string; name?: string; realEstateId?: string; map?: unknown }

async function upload(person: Person, bytes: Buffer, sent: Sent = {}): Promise<GraphqlAnswer> {
  const { id = newId(), idempotencyKey = newId(), name = 'Küche vorne.jpg', realEstateId = house } = sent
  const variables = { realEstateId, file: null, input: { id, idempotencyKey } }
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: add, variables }))
  form.set('map', JSON.stringify(sent.map ?? { 0: ['variables.file'] }))
  form.set('0', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const headers = { authorization: `Bearer ${person.token()}`, 'x-app-request': '1' }
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form })
  return { status: response.status, ...((await response.json()) as Omit<GraphqlAnswer, 'status'>) }
}

async function added(bytes: Buffer, sent: Sent = {}): Promise<Picture> {
  const answer = await upload(owner, bytes, sent)
  const picture = answer.data?.['addPicture'] as Picture | undefined
  if (picture === undefined) throw new Error(JSON.stringify(answer))
  return picture
}

async function listed(person: Person, args = ''): Promise<Picture[]> {
  const query = `query Pictures($id: ID!) { realEstate(id: $id) { pictures${args} { nodes { ${fields} } } } }`
  // Asked once: an address names the second in which it was made.
  const { data } = await ask(server.url, person.headers(), query, { id: house })
  const found = data?.['realEstate'] as { pictures: { nodes: Picture[] } } | undefined
  return found?.pictures.nodes ?? []
}

async function settled(id: string): Promise<Picture> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const picture = (await listed(owner)).find((one) => one.id === id)
    if (picture !== undefined && picture.state !== 'received') return picture
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the worker did not decide')
}

const readyPicture = async (sent: Sent = {}) => settled((await added(jpeg(), sent)).id)
const open = (url: string | null) =>
  fetch(`${server.url}${url}`, { headers: { 'x-forwarded-for': '10.9.8.7' } })
const code = (answer: GraphqlAnswer) => answer.errors?.[0]?.extensions.code
const keysOf = (id: string) =>
  server.admin<{ object_key: string; sha256: string }>(
    'select object_key, sha256 from app.picture where id = $1',
    [id],
  )

async function isStored(key: string): Promise<boolean> {
  try {
    await text(await server.parts.store.get(key))
    return true
  } catch {
    return false
  }
}

/** Which objects a piece of work puts into the store. */
async function putDuring(work: () => Promise<unknown>): Promise<string[]> {
  const { store } = server.parts
  const put = store.put.bind(store)
  const keys: string[] = []
  store.put = (key, body, mime) => {
    keys.push(key)
    return put(key, body, mime)
  }
  await work().finally(() => (store.put = put))
  return keys
}

describe('an upload', () => {
  test('is seen only after the worker found it clean, and comes back byte for byte', async () => {
    const bytes = jpeg()
    const first = await added(bytes)
    expect(first).toMatchObject({ fileName: 'Küche vorne.jpg', mime: 'image/jpeg', bytes: bytes.length })
    expect(first).toMatchObject({ state: 'received', url: null, version: 1 })
    const ready = await settled(first.id)
    expect(ready).toMatchObject({ state: 'ready', version: 2 })
    const response = await open(ready.url)
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': "inline; filename*=UTF-8''K%C3%BCche%20vorne.jpg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=60',
      'cross-origin-resource-policy': 'same-origin',
    })
    const [row] = await keysOf(first.id)
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    expect(row?.object_key).toMatch(new RegExp(`^${house}/[0-9a-f-]{36}$`))
  })

  test('with a virus is rejected, removed, and its sender is told once', async () => {
    const { id } = await added(jpeg(eicar), { name: 'Rechnung.jpg' })
    const [row] = await keysOf(id)
    expect(await settled(id)).toMatchObject({ state: 'rejected', url: null })
    await expect.poll(() => isStored(row?.object_key ?? '')).toBe(false)
    const told = () =>
      server.admin('select title, text, kind from app.notification where user_id = $1 and object_id = $2', [
        owner.userId,
        id,
      ])
    await expect.poll(told).toHaveLength(1)
    await server.admin(`select graphile_worker.add_job('scan_picture', $1::json)`, [
      JSON.stringify({ realEstateId: house, id }),
    ])
    await expect
      .poll(() => server.admin(`select 1 from graphile_worker.jobs where task_identifier = 'scan_picture'`))
      .toEqual([])
    expect(await told()).toEqual([
      {
        kind: 'picture_rejected',
        title: 'Bild gesperrt',
        text: 'Die Datei «Rechnung.jpg» wurde aus Sicherheitsgründen gesperrt.',
      },
    ])
  })

  test('is announced to whoever watches the house', async () => {
    const { id } = await readyPicture()
    const rows = await server.admin('select verb from app.outbox where object_id = $1 order by id', [id])
    expect(rows).toEqual([{ verb: 'picture.add' }, { verb: 'picture.ready' }])
  })

  test.each([
    ['a text', Buffer.from('nur ein Text')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('of %s named .jpg is refused and stores nothing', async (_what, bytes) => {
    const keys = await putDuring(async () =>
      expect(code(await upload(owner, bytes))).toBe('FILE_TYPE_NOT_ALLOWED'),
    )
    expect(keys).toEqual([])
  })

  test('just below 20 MB fits, one byte more is refused whole and not cut', async () => {
    const most = 20 * 1_024 * 1_024 - 1
    const fits = Buffer.concat([jpegHead, Buffer.alloc(most - jpegHead.length)])
    expect((await added(fits)).bytes).toBe(most)
    const keys = await putDuring(async () => {
      const answer = await upload(owner, Buffer.concat([fits, Buffer.alloc(1)]))
      expect(code(answer)).toBe('FILE_TOO_LARGE')
    })
    expect(keys).toEqual([])
  })

  test('beyond the room of a house is refused', async () => {
    const full = await world().house(owner)
    await server.admin(
      `insert into app.picture (real_estate_id, id, created_by, file_name, mime, bytes, sha256, object_key)
       select $1, gen_random_uuid(), $2, 'Bild', 'image/png', 20971520, repeat('0', 64), $3 || '/' || gen_random_uuid()
       from generate_series(1, 512)`,
      [full, owner.userId, full],
    )
    const answer = await upload(owner, jpeg(), { realEstateId: full })
    expect(code(answer)).toBe('FILE_TOO_LARGE')
  })

  test('keeps neither path nor hidden signs of its name', async () => {
    const { fileName } = await added(jpeg(), { name: '../../etc/Haus<vorne>\u202Egpj.exe' })
    expect(fileName).toBe('Hausvornegpj.exe')
  })

  test.each(['__proto__.polluted', 'variables.__proto__.polluted', 'constructor.prototype.polluted'])(
    'cannot be mapped to %s',
    async (path) => {
      const answer = await upload(owner, jpeg(), { map: { 0: [path] } })
      expect(answer.status).toBe(400)
      expect(code(answer)).toBe('BAD_INPUT')
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )
})

describe('the same key again', () => {
  test('returns the first answer and leaves one object', async () => {
    const bytes = jpeg()
    const sent = { id: newId(), idempotencyKey: newId() }
    const answers: GraphqlAnswer[] = []
    const keys = await putDuring(async () => {
      answers.push(await upload(owner, bytes, sent))
      answers.push(await upload(owner, bytes, sent))
    })
    expect(answers[1]).toEqual(answers[0])
    expect(keys).toHaveLength(2)
    expect(await Promise.all(keys.map(isStored))).toEqual([true, false])
  })

  test('with another file is refused, and that file does not stay', async () => {
    const sent = { id: newId(), idempotencyKey: newId() }
    await added(jpeg(), sent)
    const keys = await putDuring(async () =>
      expect(code(await upload(owner, jpeg(), sent))).toBe('IDEMPOTENCY_KEY_REUSED'),
    )
    expect(await Promise.all(keys.map(isStored))).toEqual([false])
  })
})

test('an object stays when nobody knows whether its row was committed', async () => {
  const { database } = server.parts
  const lease = database.lease.bind(database)
  database.lease = () => Promise.reject(new AppError('OUTCOME_UNKNOWN'))
  const keys = await putDuring(async () =>
    expect(code(await upload(owner, jpeg()))).toBe('OUTCOME_UNKNOWN'),
  ).finally(() => (database.lease = lease))
  expect(await Promise.all(keys.map(isStored))).toEqual([true])
})

describe('who may do what', () => {
  test('a reader sees pictures and may not add one; not a byte is stored', async () => {
    const reader = await world().person()
    await world().join(reader, house, 'reader')
    const { id } = await readyPicture()
    const seen = (await listed(reader)).find((one) => one.id === id)
    expect((await open(seen?.url ?? '')).status).toBe(200)
    const keys = await putDuring(async () => expect(code(await upload(reader, jpeg()))).toBe('FORBIDDEN'))
    expect(keys).toEqual([])
  })

  test('a neighbour finds neither house nor picture, and may add none', async () => {
    const neighbour = await world().person('Beat')
    const answer = await neighbour.graphql(
      `query Pictures($id: ID!) { realEstate(id: $id) { pictures { nodes { id } } } }`,
      { id: house },
    )
    expect(code(answer)).toBe('NOT_FOUND')
    expect(code(await upload(neighbour, jpeg()))).toBe('NOT_FOUND')
  })

  test('a guest may not upload', async () => {
    const nobody = { ...owner, token: () => '' }
    expect(code(await upload(nobody, jpeg()))).toBe('UNAUTHENTICATED')
  })
})

describe('the address of a picture', () => {
  const change = (url: string | null, name: string, value: string) => {
    const address = new URL(url ?? '', 'http://here')
    address.searchParams.set(name, value)
    return `${address.pathname}${address.search}`
  }

  test('is worth nothing when anything in it is altered', async () => {
    const neighbour = await world().person()
    const [one, other] = [await readyPicture(), await readyPicture()]
    const exp = String(Math.floor(Date.now() / 1_000) + 59)
    for (const url of [
      change(one.url, 'exp', exp + 9),
      change(one.url, 'user', neighbour.userId),
      change(one.url, 'session', neighbour.sessionId),
      change(one.url, 'sig', 'A'.repeat(43)),
      change(one.url, 'sig', ''),
      one.url?.replace(one.id, other.id) ?? '',
      `/files/${house}/${one.id}`,
      `${one.url}&sig=x`,
    ]) {
      const response = await open(url)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ code: 'LINK_INVALID' })
    }
  })

  test('ends after a minute', async () => {
    const { url } = await readyPicture()
    shift += 59_000
    expect((await open(url)).status).toBe(200)
    shift += 2_000
    expect((await open(url)).status).toBe(400)
  })

  test('ends with the session, at once', async () => {
    const member = await world().person()
    await world().join(member, house, 'reader')
    const { id } = await readyPicture()
    const url = (await listed(member)).find((one) => one.id === id)?.url ?? ''
    expect((await open(url)).status).toBe(200)
    await server.admin('update auth.session set revoked_at = now() where id = $1', [member.sessionId])
    expect((await open(url)).status).toBe(401)
  })

  test('ends with the membership, at once', async () => {
    const member = await world().person()
    await world().join(member, house, 'reader')
    const { id } = await readyPicture()
    const url = (await listed(member)).find((one) => one.id === id)?.url ?? ''
    await server.admin('delete from app.membership where user_id = $1', [member.userId])
    expect((await open(url)).status).toBe(404)
  })

  test('made for a picture opens none that is not scanned or lies in the trash', async () => {
    const waiting = newId()
    await server.admin(
      `insert into app.picture (real_estate_id, id, created_by, file_name, mime, bytes, sha256, object_key)
       values ($1, $2, $3, 'Bild', 'image/png', 1, repeat('0', 64), $4 || '/' || gen_random_uuid())`,
      [house, waiting, owner.userId, house],
    )
    const sign = (id: string) => server.parts.addresses.sign({ realEstateId: house, id }, owner)
    expect((await open(sign(waiting))).status).toBe(404)
    const ready = await readyPicture()
    await server.admin('update app.picture set deleted_at = now() where id = $1', [ready.id])
    expect((await open(sign(ready.id))).status).toBe(404)
  })
})

describe('keeping order', () => {
  const verb = (name: string) => `mutation Change($realEstateId: ID!, $id: ID!, $input: VersionInput!) {
    ${name}(realEstateId: $realEstateId, id: $id, input: $input) { ${facts} } }`
  const run = (name: string, id: string, expectedVersion: number) =>
    owner.graphql(verb(name), {
      realEstateId: house,
      id,
      input: { idempotencyKey: newId(), expectedVersion },
    })
  const isCover = async (id: string) =>
    (await listed(owner, '(first: 100)')).find((one) => one.id === id)?.isCover

  test('a house has one cover; the new one takes the place of the old', async () => {
    const [one, two] = [await readyPicture(), await readyPicture()]
    await run('setCoverPicture', one.id, 2)
    expect(await isCover(one.id)).toBe(true)
    await run('setCoverPicture', two.id, 2)
    expect([await isCover(one.id), await isCover(two.id)]).toEqual([false, true])
  })

  test('a refused change of the cover leaves the old one', async () => {
    const [one, two] = [await readyPicture(), await readyPicture()]
    await run('setCoverPicture', one.id, 2)
    const answer = await run('setCoverPicture', two.id, 1)
    expect(code(answer)).toBe('CONFLICT')
    expect(JSON.stringify(answer)).not.toContain('objectKey')
    expect(await isCover(one.id)).toBe(true)
  })

  test('the trash gives back what it got', async () => {
    const { id } = await readyPicture()
    const gone = await run('deletePicture', id, 2)
    expect(gone.data?.['deletePicture']).toMatchObject({ version: 3 })
    expect((await listed(owner)).map((one) => one.id)).not.toContain(id)
    const trash = await listed(owner, '(isDeleted: true)')
    expect(trash.find((one) => one.id === id)).toMatchObject({ state: 'ready', url: null })
    const back = await run('restorePicture', id, 3)
    expect(back.data?.['restorePicture']).toMatchObject({ version: 4, deletedAt: null })
    const restored = (await listed(owner, '(first: 100)')).find((one) => one.id === id)
    expect((await open(restored?.url ?? '')).status).toBe(200)
  })
})

test('while the scanner is away a picture waits, unseen, and is asked about again', async () => {
  const blind = await startServer({ worker: true, config: { ...ownBucket, CLAMD_PORT: '1' } })
  const seeing = server
  try {
    server = blind
    const person = await world().person()
    const realEstateId = await world().house(person)
    expect((await upload(person, jpeg(), { realEstateId })).errors).toBeUndefined()
    const jobs = () =>
      blind.admin(`select attempts, last_error is not null as failed from graphile_worker.jobs
        where task_identifier = 'scan_picture'`)
    await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ attempts: 1, failed: true }])
    expect(await blind.admin('select state from app.picture')).toEqual([{ state: 'received' }])
  } finally {
    server = seeing
    await blind.close()
  }
})

test('the data service itself cannot declare a picture clean', async () => {
  const rows = await server.admin<{ may: boolean }>(
    `select has_column_privilege('hauswart_app', 'app.picture', 'state', 'update') as may`,
  )
  expect(rows).toEqual([{ may: false }])
})
