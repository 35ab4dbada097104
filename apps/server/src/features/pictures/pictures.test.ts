import { createHash } from 'node:crypto'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { code, jpeg, openPictures, type Pictures } from '#test/pictures.ts'
import type { GraphqlAnswer } from '#test/ask.ts'
import { newId } from '#test/world.ts'

// Put together here, so that no scanner on a developer's machine takes this file for a finding.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')
let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures()
})
afterAll(() => pictures.close())

describe('an upload', () => {
  test('is seen only after the worker found it clean, and then under its name', async () => {
    const bytes = jpeg()
    const first = await pictures.added(bytes)
    expect(first).toMatchObject({ fileName: 'Küche vorne.jpg', mime: 'image/jpeg', bytes: bytes.length })
    expect(first).toMatchObject({ state: 'received', url: null, version: 1 })
    const ready = await pictures.settled(first.id)
    expect(ready).toMatchObject({ state: 'ready', version: 2 })
    const response = await pictures.open(ready.url)
    expect(response.status).toBe(200)
    const shown = Buffer.from(await response.arrayBuffer())
    expect(ready.bytes).toBe(shown.length)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(shown.length),
      'content-disposition': "inline; filename*=UTF-8''K%C3%BCche%20vorne.jpg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=60',
      'cross-origin-resource-policy': 'same-origin',
    })
    const [row] = await pictures.keysOf(first.id)
    expect(row?.sha256).toBe(createHash('sha256').update(shown).digest('hex'))
    expect(row?.object_key).toMatch(new RegExp(`^${pictures.house}/[0-9a-f-]{36}$`))
  })

  test('with a virus is rejected, removed, and its sender is told once', async () => {
    const { id } = await pictures.added(jpeg(eicar), { name: 'Rechnung.jpg' })
    const [row] = await pictures.keysOf(id)
    expect(await pictures.settled(id)).toMatchObject({ state: 'rejected', url: null })
    await expect.poll(() => pictures.isStored(row?.object_key ?? '')).toBe(false)
    const told = () =>
      pictures.server.admin(
        'select title, text, kind from app.notification where user_id = $1 and object_id = $2',
        [pictures.owner.userId, id],
      )
    await expect.poll(told).toHaveLength(1)
    await pictures.server.admin(`select graphile_worker.add_job('scan_picture', $1::json)`, [
      JSON.stringify({ realEstateId: pictures.house, id }),
    ])
    await expect
      .poll(() =>
        pictures.server.admin(`select 1 from graphile_worker.jobs where task_identifier = 'scan_picture'`),
      )
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
    const { id } = await pictures.readyPicture()
    const rows = await pictures.server.admin('select verb from app.outbox where object_id = $1 order by id', [
      id,
    ])
    expect(rows).toEqual([{ verb: 'picture.add' }, { verb: 'picture.ready' }])
  })

  test.each([
    ['a text', Buffer.from('nur ein Text')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['no more than the first signs of a photo', Buffer.from('ffd8ff', 'hex')],
    ['a photo that ends before it says its size', jpeg().subarray(0, 60)],
    ['an empty envelope', Buffer.from('RIFF\0\0\0\0WEBP')],
  ])('of %s named .jpg is refused and stores nothing', async (_what, bytes) => {
    const keys = await pictures.putDuring(async () =>
      expect(code(await pictures.upload(pictures.owner, bytes))).toBe('FILE_TYPE_NOT_ALLOWED'),
    )
    expect(keys).toEqual([])
  })

  test('just below 20 MB fits, one byte more is refused whole and not cut', async () => {
    const most = 20 * 1_024 * 1_024 - 1
    const fits = Buffer.concat([jpeg(), Buffer.alloc(most)]).subarray(0, most)
    expect((await pictures.added(fits)).bytes).toBe(most)
    const keys = await pictures.putDuring(async () => {
      const answer = await pictures.upload(pictures.owner, Buffer.concat([fits, Buffer.alloc(1)]))
      expect(code(answer)).toBe('FILE_TOO_LARGE')
    })
    expect(keys).toEqual([])
  })

  test('beyond the room of a house is refused', async () => {
    const full = await pictures.world.house(pictures.owner)
    await pictures.server.admin(
      `insert into app.picture (real_estate_id, id, created_by, file_name, mime, bytes, sha256, object_key)
       select $1, gen_random_uuid(), $2, 'Bild', 'image/png', 20971520, repeat('0', 64), $3 || '/' || gen_random_uuid()
       from generate_series(1, 512)`,
      [full, pictures.owner.userId, full],
    )
    const answer = await pictures.upload(pictures.owner, jpeg(), { realEstateId: full })
    expect(code(answer)).toBe('FILE_TOO_LARGE')
  })

  test('keeps neither path nor hidden signs of its name', async () => {
    const { fileName } = await pictures.added(jpeg(), { name: '../../etc/Haus<vorne>\u202Egpj.exe' })
    expect(fileName).toBe('Hausvornegpj.exe')
    const long = await pictures.added(jpeg(), { name: `${'a'.repeat(119)}🏠🏠.jpg` })
    expect(long.fileName).toBe(`${'a'.repeat(119)}🏠`)
  })

  test('is handed out under an ending that is true', async () => {
    const { url } = await pictures.readyPicture({ name: 'Haus.html' })
    const response = await pictures.open(url)
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Haus.jpg")
  })

  test.each(['__proto__.polluted', 'variables.__proto__.polluted', 'constructor.prototype.polluted'])(
    'cannot be mapped to %s',
    async (path) => {
      const answer = await pictures.upload(pictures.owner, jpeg(), { map: { 0: [path] } })
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
    const keys = await pictures.putDuring(async () => {
      answers.push(await pictures.upload(pictures.owner, bytes, sent))
      answers.push(await pictures.upload(pictures.owner, bytes, sent))
    })
    expect(answers[1]).toEqual(answers[0])
    expect(keys).toHaveLength(2)
    expect(await Promise.all(keys.map(pictures.isKept))).toEqual([true, false])
  })

  test('with another file is refused, and that file does not stay', async () => {
    const sent = { id: newId(), idempotencyKey: newId() }
    await pictures.added(jpeg(), sent)
    const keys = await pictures.putDuring(async () =>
      expect(code(await pictures.upload(pictures.owner, jpeg(), sent))).toBe('IDEMPOTENCY_KEY_REUSED'),
    )
    expect(await Promise.all(keys.map(pictures.isStored))).toEqual([false])
  })
})

test('an object stays when nobody knows whether its row was committed', async () => {
  const { database } = pictures.server.parts
  const lease = database.lease.bind(database)
  database.lease = () => Promise.reject(new AppError('OUTCOME_UNKNOWN'))
  const keys = await pictures
    .putDuring(async () =>
      expect(code(await pictures.upload(pictures.owner, jpeg()))).toBe('OUTCOME_UNKNOWN'),
    )
    .finally(() => (database.lease = lease))
  expect(await Promise.all(keys.map(pictures.isStored))).toEqual([true])
})

describe('who may do what', () => {
  test('a reader sees pictures and may not add one; not a byte is stored', async () => {
    const reader = await pictures.world.person()
    await pictures.world.join(reader, pictures.house, 'reader')
    const { id } = await pictures.readyPicture()
    const seen = (await pictures.listed(reader)).find((one) => one.id === id)
    expect((await pictures.open(seen?.url ?? '')).status).toBe(200)
    const keys = await pictures.putDuring(async () =>
      expect(code(await pictures.upload(reader, jpeg()))).toBe('FORBIDDEN'),
    )
    expect(keys).toEqual([])
  })

  test('a neighbour finds neither house nor picture, and may add none', async () => {
    const neighbour = await pictures.world.person('Beat')
    const answer = await neighbour.graphql(
      `query Pictures($id: ID!) { realEstate(id: $id) { pictures { nodes { id } } } }`,
      { id: pictures.house },
    )
    expect(code(answer)).toBe('NOT_FOUND')
    expect(code(await pictures.upload(neighbour, jpeg()))).toBe('NOT_FOUND')
  })

  test('a guest may not upload', async () => {
    const nobody = { ...pictures.owner, token: () => '' }
    expect(code(await pictures.upload(nobody, jpeg()))).toBe('UNAUTHENTICATED')
  })
})

test('while the scanner does not answer pictures wait in line, unseen; other work passes them, and it is asked again', async () => {
  const held = new Set<Socket>()
  let mostAtOnce = 0
  const scanner = createServer((socket) => {
    held.add(socket.on('error', () => undefined).on('close', () => held.delete(socket)))
    mostAtOnce = Math.max(mostAtOnce, held.size)
  })
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve))
  const { port } = scanner.address() as AddressInfo
  const blind = await openPictures({ config: { CLAMD_PORT: String(port) } })
  const jobs = (task: string) =>
    blind.server.admin<{ failed: boolean }>(
      'select last_error is not null as failed from graphile_worker.jobs where task_identifier = $1',
      [task],
    )
  try {
    for (const bytes of [jpeg(), jpeg(), jpeg(), jpeg(), jpeg()])
      expect((await blind.upload(blind.owner, bytes)).errors).toBeUndefined()
    await expect.poll(() => mostAtOnce).toBeGreaterThan(0)
    await blind.server.admin(`select app.enqueue('forget_old_answers', '{}', null, null)`)
    await expect.poll(() => jobs('forget_old_answers')).toEqual([])
    expect(await jobs('scan_picture')).toHaveLength(5)
    expect(mostAtOnce).toBe(1)
    scanner.close()
    held.forEach((socket) => socket.destroy())
    await expect.poll(async () => (await jobs('scan_picture')).some(({ failed }) => failed)).toBe(true)
    expect(await blind.server.admin('select distinct state from app.picture')).toEqual([
      { state: 'received' },
    ])
  } finally {
    scanner.close()
    held.forEach((socket) => socket.destroy())
    await blind.close()
  }
})

test('a worker that died over a picture holds up no other', async () => {
  await pictures.readyPicture()
  const held = await pictures.server.admin(
    `update graphile_worker._private_job_queues set locked_by = 'died', locked_at = now() - interval '1 minute'
     where queue_name = 'pictures' returning id`,
  )
  expect(held).toHaveLength(1)
  expect(await pictures.readyPicture()).toMatchObject({ state: 'ready' })
})

test('the data service itself cannot declare a picture clean', async () => {
  const rows = await pictures.server.admin<{ may: boolean }>(
    `select has_column_privilege('hauswart_app', 'app.picture', 'state', 'update') as may`,
  )
  expect(rows).toEqual([{ may: false }])
})
