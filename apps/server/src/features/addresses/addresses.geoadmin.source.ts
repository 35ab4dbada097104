import { createHash } from 'node:crypto'
import { mostAddresses, type Address } from '@hauswart/domain/register/address'
import type { BuildingAnswer } from '@hauswart/domain/register/building-facts'
import { readFeature, readLocations } from '@hauswart/domain/register/geoadmin'
import { AppError } from '#platform/app-error.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { makeBreaker } from './addresses.breaker.source.ts'

/** The federal geoportal as a second source of addresses, for places without an import. */
export type Geoadmin = {
  find(text: string): Promise<readonly Address[]>
  read(egid: number, edid: number | undefined): Promise<BuildingAnswer | undefined>
}

const searchPath = '/rest/services/ech/SearchServer'
const featurePath = '/rest/services/ech/MapServer/ch.bfs.gebaeude_wohnungs_register'
// More words are refused by the service.
const mostWords = 10
const bounds = limits.geoadmin

/** Undefined where none is configured. It learns what is looked for, never by whom or from where. */
export function makeGeoadmin(parts: Pick<Parts, 'config' | 'cache'>): Geoadmin | undefined {
  const base = parts.config.GEOADMIN_URL.replace(/\/$/, '')
  if (base === '') return undefined
  const guarded = makeBreaker({ failures: bounds.failures, pauseMs: bounds.pauseSeconds * 1_000 })

  async function remembered<Value>(
    name: string,
    seconds: number,
    ask: () => Promise<Value | null>,
  ): Promise<Value | null> {
    const key = `geoadmin:${name}`
    const known = await parts.cache.recall(key)
    if (known !== undefined) return JSON.parse(known) as Value | null
    const value = await guarded(ask)
    await parts.cache.remember(key, JSON.stringify(value), seconds)
    return value
  }

  return {
    find: async (text) => {
      const words = text
        .normalize('NFC')
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '')
      const searchText = words.slice(0, mostWords).join(' ')
      const query = new URLSearchParams({
        type: 'locations',
        origins: 'address',
        sr: '2056',
        limit: String(mostAddresses),
        searchText,
      })
      // What people type is no name for a key that others may list.
      const name = `search:${createHash('sha256').update(searchText).digest('base64url')}`
      const ask = () => fetchAnswer(`${base}${searchPath}?${query.toString()}`, readLocations)
      return (await remembered(name, bounds.keepSearchSeconds, ask)) ?? []
    },
    read: async (egid, edid = 0) => {
      const ask = () => fetchAnswer(`${base}${featurePath}/${egid}_${edid}?returnGeometry=false`, readFeature)
      return (await remembered(`building:${egid}_${edid}`, bounds.keepBuildingSeconds, ask)) ?? undefined
    },
  }
}

const notFound: readonly number[] = [400, 404, 414, 422]

/** Null is a plain "no such thing"; everything else that cannot be read is a failure, without its address. */
async function fetchAnswer<Answer>(address: string, read: (body: unknown) => Answer): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(bounds.answerWithinMs),
      headers: { accept: 'application/json', 'user-agent': 'hauswart' },
    })
    // What it does not understand is one person's question, not a fault of the line.
    if (notFound.includes(response.status)) {
      await response.body?.cancel()
      return null
    }
    if (!response.ok || response.body === null) throw new AppError('UNAVAILABLE')
    return read(JSON.parse(await readText(response.body)))
  } catch {
    // Errors of fetch may quote the address, and that is what somebody typed.
    throw new AppError('UNAVAILABLE')
  }
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > bounds.bytes) throw new AppError('UNAVAILABLE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
