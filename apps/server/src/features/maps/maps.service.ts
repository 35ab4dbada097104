import { userScope, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import type { Config } from '#platform/config.ts'
import { limits } from '#platform/limits.ts'
import { proveSession } from './maps.queries.ts'

export type MapFile = { mime: string; body: Buffer }

const maxBytes = 2 * 1_024 * 1_024
const json = 'application/json'
const mimes: readonly string[] = [
  json,
  'application/x-protobuf',
  'application/vnd.mapbox-vector-tile',
  'image/png',
  'image/webp',
  'image/jpeg',
]

/** A file of the map provider for a signed-in person. The provider learns nothing about who asks. */
export async function getMapFile(ctx: Context, config: Config, path: string): Promise<MapFile> {
  await proveSession(ctx.reads, userScope(ctx))
  if (config.MAPS_UPSTREAM === '') throw new AppError('NOT_CONFIGURED')
  if (!isMapPath(path)) throw new AppError('NOT_FOUND')
  const file = await fetchFile(addressOf(config, path))
  return withoutKey(config, file.mime === json ? throughUs(config, file) : file)
}

/** Only what a map is made of: a style, tiles that exist on the grid, sprites and glyphs. */
function isMapPath(path: string): boolean {
  const [, z, x, y] = /^tiles\/(\d{1,2})\/(\d{1,8})\/(\d{1,8})\.(?:pbf|mvt|png|webp|jpg)$/.exec(path) ?? []
  if (z !== undefined) return Number(z) <= 22 && Number(x) < 2 ** Number(z) && Number(y) < 2 ** Number(z)
  const [, from, to] = /^glyphs\/[A-Za-z0-9 ,-]{1,120}\/(\d{1,5})-(\d{1,5})\.pbf$/.exec(path) ?? []
  if (from !== undefined)
    return Number(from) % 256 === 0 && Number(from) < 65_536 && Number(to) === Number(from) + 255
  return path === 'style.json' || /^sprites\/[a-z0-9-]{1,40}(?:@2x)?\.(?:json|png)$/.test(path)
}

const addressOf = (config: Config, path: string): string =>
  config.MAPS_UPSTREAM.replaceAll('{path}', () =>
    path.split('/').map(encodeURIComponent).join('/'),
  ).replaceAll('{key}', () => encodeURIComponent(config.MAPS_KEY))

// The address holds the key, and errors of fetch may quote it: none of them travels further.
async function fetchFile(address: string): Promise<MapFile> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(limits.maps.answerWithinMs),
      headers: { accept: mimes.join(', '), 'user-agent': 'hauswart' },
    })
    if (response.status === 404) throw new AppError('NOT_FOUND')
    const mime = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!response.ok || response.body === null || !mimes.includes(mime)) throw new AppError('UNAVAILABLE')
    return { mime, body: await readBody(response.body) }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('UNAVAILABLE')
  }
}

async function readBody(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxBytes) throw new AppError('UNAVAILABLE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

// A style names its tiles, sprites and glyphs by the provider's address: the browser is to ask us instead.
function throughUs(config: Config, file: MapFile): MapFile {
  const [there = ''] = config.MAPS_UPSTREAM.split('{path}')
  const here = new URL(`${config.MAPS_URL}/`, config.PUBLIC_URL).href
  const moved = (text: string) =>
    text.startsWith(there) ? here + withoutQuery(text.slice(there.length)) : text
  try {
    const style: unknown = JSON.parse(file.body.toString(), (_name, value: unknown) =>
      typeof value === 'string' ? moved(value) : value,
    )
    return { mime: file.mime, body: Buffer.from(JSON.stringify(style)) }
  } catch {
    throw new AppError('UNAVAILABLE')
  }
}

const withoutQuery = (path: string): string => path.split('?')[0] ?? ''

function withoutKey({ MAPS_KEY: key }: Config, file: MapFile): MapFile {
  const isInside = key !== '' && [key, encodeURIComponent(key)].some((text) => file.body.includes(text))
  if (isInside) throw new AppError('UNAVAILABLE')
  return file
}
