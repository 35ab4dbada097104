// Photos of the demo house: drawn, so that no file of one lies in the repository, and real enough to be scanned and made anew.
import { crc32, deflateSync } from 'node:zlib'
import type { Clock } from '../apps/server/src/platform/clock.ts'

export type Sending = {
  readonly send: (body: FormData, headers: Record<string, string>) => Promise<unknown>
  readonly clock: Clock
  readonly realEstateId: string
}
type Owner = Readonly<Partial<Record<'todoId' | 'journalEntryId' | 'defectId', string>>>

/** Takes a photo to what it shows, by the same door as the app. */
export async function addPhoto(
  { send, clock, realEstateId: house }: Sending,
  owner: Owner,
  name: string,
  png: Buffer<ArrayBuffer>,
): Promise<void> {
  const input = { idempotencyKey: clock.newId(), id: clock.newId(), ...owner }
  const form = new FormData()
  form.set('operations', JSON.stringify({ query: add, variables: { house, file: null, input } }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  form.set('0', new Blob([png], { type: 'image/png' }), name)
  await send(form, { 'x-app-request': '1' })
}

const add =
  'mutation ($house: ID!, $file: Upload!, $input: AddPictureInput!) { addPicture(realEstateId: $house, file: $file, input: $input) { id } }'

type Colour = readonly [red: number, green: number, blue: number]

/** A PNG of what `colourAt` says, dot by dot. */
export function drawnPhoto(colourAt: (x: number, y: number) => Colour): Buffer<ArrayBuffer> {
  const [width, height] = [480, 360]
  const pixels = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
