import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { filePieceBytes } from '@hauswart/domain/files/file'
import { startServer, type ServerOptions } from './server.ts'
import { makeWorld, newId, type Person } from './world.ts'

export const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest()
export const piecesOf = (bytes: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / filePieceBytes) }, (_, at) =>
    bytes.subarray(at * filePieceBytes, (at + 1) * filePieceBytes),
  )

export type Answer = {
  readonly status: number
  readonly code?: string
  readonly field?: string
  readonly state?: string
  readonly missing?: readonly number[]
  readonly pieceSize?: number
}
type Place = {
  readonly id: string
  readonly house?: string
  readonly person?: Person
  /** Of a guest, who has no house and is nobody. */
  readonly cookie?: string
}
type Facts = {
  readonly name?: string
  readonly size?: number
  readonly sha256?: string
  readonly sentAs?: string
}

/** A server with a bucket of its own, a house and its owner, and how a device sends files there. */
export async function openFiles({ config, ...options }: ServerOptions = {}) {
  const server = await startServer({ config: { S3_BUCKET: 'hauswart-test-files', ...config }, ...options })
  const world = makeWorld(server)
  const owner = await world.person()
  const house = await world.house(owner)

  const headersOf = ({ person = owner, cookie }: Place) => ({
    ...(cookie === undefined
      ? { authorization: `Bearer ${person.token()}` }
      : { cookie: `__Host-guest=${cookie}` }),
    'x-app-request': '1',
  })
  const addressOf = ({ id, house: own = house, cookie }: Place) =>
    `${server.url}/uploads/${cookie === undefined ? own : 'guest'}/${id}`

  async function announce(place: Place, bytes: Buffer, facts: Facts = {}): Promise<Answer> {
    const body = { name: 'Rechnung.pdf', size: bytes.length, sha256: sha256(bytes).toString('hex'), ...facts }
    const headers = { ...headersOf(place), 'content-type': 'application/json' }
    return read(await fetch(addressOf(place), { method: 'PUT', headers, body: JSON.stringify(body) }))
  }

  async function put(place: Place, number: number, bytes: Buffer, meant = bytes): Promise<Answer> {
    const headers = {
      ...headersOf(place),
      'content-type': 'application/octet-stream',
      'content-digest': `sha-256=:${sha256(meant).toString('base64')}:`,
    }
    const body = new Uint8Array(bytes)
    return read(await fetch(`${addressOf(place)}/${number}`, { method: 'PUT', headers, body }))
  }

  const end = async (place: Place): Promise<Answer> =>
    read(await fetch(`${addressOf(place)}/end`, { method: 'POST', headers: headersOf(place) }))

  /** The whole way of a file, without a word from the worker. */
  async function send(bytes: Buffer, facts: Facts = {}, place: Place = { id: newId() }): Promise<string> {
    const { missing = [] } = await announce(place, bytes, facts)
    const pieces = piecesOf(bytes)
    for (const at of missing) await put(place, at, pieces[at] ?? Buffer.alloc(0))
    const ended = await end(place)
    if (ended.status !== 200) throw new Error(JSON.stringify(ended))
    return place.id
  }

  const stored = async (prefix: string) =>
    (await server.parts.store.list(undefined, prefix)).objects.map(({ key }) => key)

  async function keyOf(id: string): Promise<string> {
    const rows = await server.admin<{ key: string }>('select object_key as key from app.file where id = $1', [
      id,
    ])
    return rows[0]?.key ?? ''
  }

  return {
    server,
    world,
    owner,
    house,
    headersOf,
    addressOf,
    announce,
    put,
    end,
    send,
    stored,
    keyOf,
    bytesOf: async (key: string) => buffer(await server.parts.store.get(key)),
    // The database goes with the test; its objects would stay for ever.
    close: async () => {
      const rows = await server.admin<{ id: string }>('select distinct real_estate_id as id from app.file')
      for (const { id } of rows) {
        await server.parts.store.removeAll(`${id}/`)
        await server.parts.store.removeAll(`quarantine/${id}/`)
      }
      await server.close()
    },
  }
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, ...(text === '' ? {} : (JSON.parse(text) as Omit<Answer, 'status'>)) }
}
