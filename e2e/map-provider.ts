import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

/** A provider of maps as one meets them outside: a style with its key in it, and one tile for everywhere. */
export type MapProvider = {
  readonly config: Readonly<Record<string, string>>
  /** What it was asked for. */
  readonly asked: readonly string[]
  close(): void
}

const key = 'schluessel-des-kartendienstes'

export async function openMapProvider(): Promise<MapProvider> {
  const asked: string[] = []
  const tile = plainPicture()
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const there = `http://${request.headers.host}/v1`
    if (request.url?.startsWith('/v1/style.json') === true)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(styleAt(there)))
    else response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    config: { MAPS_UPSTREAM: `http://127.0.0.1:${port}/v1/{path}?key={key}`, MAPS_KEY: key },
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const styleAt = (there: string) => ({
  version: 8,
  sources: {
    base: {
      type: 'raster',
      tileSize: 256,
      tiles: [`${there}/tiles/{z}/{x}/{y}.png?key=${key}`],
      attribution: '<a href="https://karten.test">&copy; Kartenmacher</a>',
    },
  },
  layers: [{ id: 'base', type: 'raster', source: 'base' }],
})

/** One colour and square. */
export function plainPicture(side = 256): Buffer {
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.of(0xe1, 0xe8, 0xd6))])
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const signature = Buffer.of(137, 80, 78, 71, 13, 10, 26, 10)
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))])
}

function part(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
