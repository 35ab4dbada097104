import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { startServer } from './server.ts'
import { ask, type GraphqlAnswer } from './ask.ts'
import { makeWorld, newId, type Person } from './world.ts'

export const pictureFacts = 'id fileName mime bytes state isCover version deletedAt'
const fields = `${pictureFacts} url width height widths placeholder`
const add = `mutation AddPicture($realEstateId: ID!, $file: Upload!, $input: AddPictureInput!) {
  addPicture(realEstateId: $realEstateId, file: $file, input: $input) { ${fields} } }`

/** A whole photo, no two alike: what is said stands in a note before its dots. */
export function jpeg(content: string | Buffer = newId()): Buffer {
  const note = Buffer.from(content)
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(note.length + 2, 2)
  return Buffer.concat([plain.subarray(0, 2), head, note, plain.subarray(2)])
}

const plain = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b4270c' } })
  .jpeg()
  .toBuffer()

export const code = (answer: GraphqlAnswer) => answer.errors?.[0]?.extensions.code

type Picture = {
  id: string
  fileName: string
  mime: string
  bytes: number
  state: string
  isCover: boolean
  version: number
  url: string | null
  width: number | null
  height: number | null
  widths: number[]
  placeholder: string | null
}
type Sent = { id?: string; idempotencyKey?: string; name?: string; realEstateId?: string; map?: unknown }
type Options = {
  readonly clock?: Clock
  readonly config?: Record<string, string>
  /** In a store that keeps what is overwritten or deleted, as one in production may. */
  readonly keepsVersions?: boolean
}

/** A server with its worker and a bucket of its own, a house and its owner, and what one does with pictures. */
export async function openPictures({ config, keepsVersions = false, ...options }: Options = {}) {
  const server = await startServer({
    worker: true,
    config: { S3_BUCKET: keepsVersions ? 'hauswart-versions-test' : 'hauswart-test', ...config },
    ...options,
  })
  if (keepsVersions) await keepVersions(server.parts.config)
  const world = makeWorld(server)
  const owner = await world.person()
  const house = await world.house(owner)

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
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const picture = (await listed(owner)).find((one) => one.id === id)
      if (picture !== undefined && picture.state !== 'received') return picture
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('the worker did not decide')
  }

  async function isStored(key: string): Promise<boolean> {
    try {
      await text(await server.parts.store.get(key))
      return true
    } catch {
      return false
    }
  }

  /** As it was sent or as it was made anew: a picture is always there in one way. */
  const isKept = async (key: string) => (await isStored(key)) || isStored(`${key}-full`)

  /** Which objects a piece of work sends to the store; what the worker makes of others meanwhile does not count. */
  async function putDuring(work: () => Promise<unknown>): Promise<string[]> {
    const { store } = server.parts
    const put = store.put.bind(store)
    const keys: string[] = []
    store.put = (key, body, mime) => {
      if (/[0-9a-f]{12}$/.test(key)) keys.push(key)
      return put(key, body, mime)
    }
    await work().finally(() => (store.put = put))
    return keys
  }

  return {
    server,
    world,
    owner,
    house,
    upload,
    added,
    listed,
    settled,
    isStored,
    isKept,
    putDuring,
    readyPicture: async (sent: Sent = {}) => settled((await added(jpeg(), sent)).id),
    open: (url: string | null) =>
      fetch(`${server.url}${url}`, { headers: { 'x-forwarded-for': '10.9.8.7' } }),
    keysOf: (id: string) =>
      server.admin<{ object_key: string; sha256: string }>(
        'select object_key, sha256 from app.picture where id = $1',
        [id],
      ),
    // The database goes with the test; its objects would stay for ever.
    close: async () => {
      const rows = await server.admin<{ object_key: string; widths: number[] }>(
        `select object_key, widths from app.picture where state <> 'rejected' and sha256 <> repeat('0', 64)`,
      )
      const { store } = server.parts
      const objects = rows.flatMap(({ object_key: key, widths }) => [
        key,
        ...['full', ...widths].map((size) => `${key}-${size}`),
      ])
      await Promise.all(objects.map((object) => store.remove(object)))
      await server.close()
    },
  }
}

export type Pictures = Awaited<ReturnType<typeof openPictures>>

async function keepVersions(config: Config): Promise<void> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: Bucket, S3_ACCESS_KEY, S3_SECRET_KEY } = config
  const credentials = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY }
  const client = new S3Client({ endpoint, region: 'default', forcePathStyle: true, credentials })
  await client.send(new CreateBucketCommand({ Bucket }))
  const VersioningConfiguration = { Status: 'Enabled' as const }
  await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }))
  client.destroy()
}
