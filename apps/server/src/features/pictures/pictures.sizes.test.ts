import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { code, jpeg, openPictures, type Pictures } from '#test/pictures.ts'

let pictures: Pictures
beforeAll(async () => {
  pictures = await openPictures()
})
afterAll(() => pictures.close())

/** Red above blue once it stands upright, and full of notes: where it was taken, with what, and a small copy. */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [1_600, 1_000]
  const half = { create: { width: width / 2, height, channels: 3 as const, background: '#1040d0' } }
  return sharp({ create: { width, height, channels: 3, background: '#d01010' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: width / 2, top: 0 }])
    .withExif({
      IFD0: { Make: 'Kamera-Marke' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 0/1', GPSLongitude: '8/1 32/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Familie-im-Garten</note></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const colour = async (bytes: Buffer, place: 'top' | 'bottom') => {
  const { width, height } = await sharp(bytes).metadata()
  const top = place === 'top' ? 0 : height - 20
  const dot = sharp(bytes).extract({ left: 0, top, width, height: 20 }).resize(1, 1)
  const [red = 0, , blue = 0] = await dot.raw().toBuffer()
  return red > blue ? 'red' : 'blue'
}

describe('a photo from a phone', () => {
  let photo: Awaited<ReturnType<Pictures['settled']>>
  const served = async (width?: number) => {
    const response = await pictures.open(`${photo.url}${width === undefined ? '' : `&width=${width}`}`)
    expect(response.status).toBe(200)
    return {
      mime: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    }
  }
  beforeAll(async () => {
    const sent = await phonePhoto()
    // What is to be gone was there.
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    expect(sent.includes('Familie-im-Garten')).toBe(true)
    photo = await pictures.settled((await pictures.added(sent, { name: 'IMG_0001.jpg' })).id)
  })

  test('[S9.12] is kept in the widths of the breakpoints, never wider than it is', async () => {
    expect(photo).toMatchObject({ state: 'ready', width: 1_000, height: 1_600 })
    expect(photo.widths).toEqual([320, 575, 767, 991])
    for (const width of photo.widths) {
      const { mime, bytes } = await served(width)
      expect(mime).toBe('image/webp')
      const shape = await sharp(bytes).metadata()
      expect(shape).toMatchObject({ format: 'webp', width, height: Math.round(width * 1.6) })
    }
    for (const other of ['1199', '1', '320.5', '../320', ''])
      expect((await pictures.open(`${photo.url}&width=${other}`)).status).toBe(404)
    const small = await pictures.readyPicture()
    expect(small).toMatchObject({ width: 64, height: 48, widths: [] })
  })

  test('[S9.12] has a placeholder of 10x10 dots, small enough to travel with its words', async () => {
    const [head, content = ''] = photo.placeholder?.split(',') ?? []
    expect(head).toBe('data:image/webp;base64')
    const dots = Buffer.from(content, 'base64')
    expect(await sharp(dots).metadata()).toMatchObject({ format: 'webp', width: 10, height: 10 })
    expect(dots.length).toBeLessThan(300)
    expect(await colour(await sharp(dots).resize(100, 100).png().toBuffer(), 'top')).toBe('red')
  })

  test('stands upright and tells neither place nor camera, whichever way it is asked for', async () => {
    for (const width of [undefined, ...photo.widths]) {
      const { bytes } = await served(width)
      expect([await colour(bytes, 'top'), await colour(bytes, 'bottom')]).toEqual(['red', 'blue'])
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
      for (const note of ['Exif', 'GPS', 'Kamera-Marke', 'Familie-im-Garten'])
        expect(bytes.includes(note)).toBe(false)
    }
  })

  test('is no longer kept as it was sent', async () => {
    const [row] = await pictures.keysOf(photo.id)
    await expect.poll(() => pictures.isStored(row?.object_key ?? '')).toBe(false)
    expect(await pictures.isStored(`${row?.object_key}-full`)).toBe(true)
  })
})

describe('a picture with too many dots', () => {
  const bomb = () => {
    const side = 30_000
    const head = Buffer.alloc(13)
    head.writeUInt32BE(side, 0)
    head.writeUInt32BE(side, 4)
    head.set([1, 0], 8)
    const dots = deflateSync(Buffer.alloc(side * (1 + side / 8)))
    const part = (name: string, content: Buffer) => {
      const length = Buffer.alloc(4)
      length.writeUInt32BE(content.length)
      return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
    }
    const signature = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10)
    return Buffer.concat([signature, part('IHDR', head), part('IDAT', dots), part('IEND', Buffer.alloc(0))])
  }
  /** A small picture that says of itself it were large; nobody should have to unpack it to know. */
  const boasting = async (format: 'jpeg' | 'webp', options: object, boast: (bytes: Buffer) => void) => {
    const small = { create: { width: 64, height: 48, channels: 4 as const, background: '#b4270c80' } }
    const bytes = await sharp(small).toFormat(format, options).toBuffer()
    boast(bytes)
    return bytes
  }

  test.each([
    ['a PNG of 900 megapixels in a hundred kilobytes', async () => bomb()],
    [
      'a JPEG',
      () =>
        boasting('jpeg', {}, (bytes) => {
          const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'))
          bytes.writeUInt16BE(6_251, frame + 5)
          bytes.writeUInt16BE(8_000, frame + 7)
        }),
    ],
    ['a WebP', () => boasting('webp', {}, (bytes) => bytes.writeUIntLE(1_041_667, 24, 3))],
    [
      'a lossless WebP',
      () =>
        boasting('webp', { lossless: true }, (bytes) =>
          bytes.writeUInt32LE(7_999 + 6_250 * 2 ** 14, bytes.indexOf('VP8L') + 9),
        ),
    ],
  ])('%s is refused before anything is stored', async (_what, make) => {
    const bytes = await make()
    expect(bytes.length).toBeLessThan(1_000_000)
    const keys = await pictures.putDuring(async () => {
      const answer = await pictures.upload(pictures.owner, bytes)
      expect(code(answer)).toBe('PICTURE_TOO_LARGE')
      expect(answer.errors?.[0]?.message).toContain('höchstens 50 Megapixel')
    })
    expect(keys).toEqual([])
  })
})

test('a photo that breaks off in the middle is rejected, nothing of it stays, and its sender is told', async () => {
  const whole = await phonePhoto()
  const { id } = await pictures.added(whole.subarray(0, Math.floor(whole.length * 0.7)))
  expect(await pictures.settled(id)).toMatchObject({ state: 'rejected', url: null, placeholder: null })
  const [row] = await pictures.keysOf(id)
  for (const object of ['', '-full', '-320'])
    await expect.poll(() => pictures.isStored(`${row?.object_key}${object}`)).toBe(false)
  const told = () =>
    pictures.server.admin('select kind from app.notification where user_id = $1 and object_id = $2', [
      pictures.owner.userId,
      id,
    ])
  await expect.poll(told).toEqual([{ kind: 'picture_rejected' }])
})

test('transparency stays, and a PNG stays one', async () => {
  const drawing = { create: { width: 400, height: 300, channels: 4 as const, background: '#00000000' } }
  const { id } = await pictures.added(await sharp(drawing).png().toBuffer(), { name: 'Plan.png' })
  const { url, mime, widths } = await pictures.settled(id)
  expect({ mime, widths }).toEqual({ mime: 'image/png', widths: [320] })
  for (const address of [url, `${url}&width=320`]) {
    const bytes = Buffer.from(await (await pictures.open(address)).arrayBuffer())
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  }
})

/** Puts a photo there as it was sent, once the first one is gone: else the job that takes that away would meet this. */
async function sendAgain(id: string, bytes: Buffer): Promise<string> {
  const [row] = await pictures.keysOf(id)
  const key = row?.object_key ?? ''
  await expect.poll(() => pictures.isStored(key)).toBe(false)
  await pictures.server.parts.store.put(key, bytes, 'image/jpeg')
  const hash = createHash('sha256').update(bytes).digest('hex')
  await pictures.server.admin('update app.picture set sha256 = $2 where id = $1', [id, hash])
  return key
}

test('a picture from before is shown as it was until the night in which it is made anew', async () => {
  const { id, url, version } = await pictures.readyPicture()
  const { server } = pictures
  const sent = jpeg('Notiz-von-damals')
  const key = await sendAgain(id, sent)
  await server.admin(
    `update app.picture set width = null, height = null, widths = '{}', placeholder = null, bytes = $2 where id = $1`,
    [id, sent.length],
  )
  const shown = async () => Buffer.from(await (await pictures.open(url)).arrayBuffer())
  expect((await shown()).includes('Notiz-von-damals')).toBe(true)
  // The night may come twice.
  for (const _night of [1, 2]) await server.admin(`select graphile_worker.add_job('remake_pictures')`)
  const made = async () => (await pictures.listed(pictures.owner)).find((one) => one.id === id)
  await expect.poll(made).toMatchObject({ width: 64, state: 'ready', version })
  expect((await shown()).includes('Notiz-von-damals')).toBe(false)
  await expect.poll(() => pictures.isStored(key)).toBe(false)
  const news = await server.admin('select verb from app.outbox where object_id = $1', [id])
  expect(news).toEqual([{ verb: 'picture.add' }, { verb: 'picture.ready' }])
})

test('a photo whose job was given up is looked at again in the night after a day', async () => {
  const { server } = pictures
  const { id } = await pictures.readyPicture()
  await sendAgain(id, jpeg())
  await server.admin(
    `update app.picture set state = 'received', width = null, height = null, widths = '{}', placeholder = null,
       created_at = now() - interval '25 hours' where id = $1`,
    [id],
  )
  await server.admin(`select graphile_worker.add_job('remake_pictures')`)
  expect(await pictures.settled(id)).toMatchObject({ state: 'ready', width: 64 })
})

test('a photo that takes too long to unpack is tried three times, then rejected, and its sender is told', async () => {
  const { server } = pictures
  const prototype: { toBuffer(): Promise<Buffer> } = sharp.prototype
  const slow = vi.spyOn(prototype, 'toBuffer').mockRejectedValue(new Error('timeout: 42% complete'))
  try {
    const { id } = await pictures.added(jpeg())
    const stateAfterAnotherTry = async () => {
      await server.admin(
        `update graphile_worker._private_jobs set run_at = now() where key like '%' || $1 and locked_at is null`,
        [id],
      )
      return (await pictures.listed(pictures.owner)).find((one) => one.id === id)?.state
    }
    await expect.poll(stateAfterAnotherTry).toBe('rejected')
    expect(slow).toHaveBeenCalledTimes(3)
    const told = () => server.admin('select kind from app.notification where object_id = $1', [id])
    await expect.poll(told).toEqual([{ kind: 'picture_rejected' }])
  } finally {
    slow.mockRestore()
  }
})
