import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'

type Kept = { readonly bytes: Uint8Array; readonly until: number }

/** Files of the last minute by what they were made of: the same facts, rights among them, are the same file. */
export function makeKept({ count, seconds }: { readonly count: number; readonly seconds: number }) {
  const files = new Map<string, Kept>()
  return async (facts: object, now: () => number, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    for (const [old, { until }] of files) if (until <= now()) files.delete(old)
    const key = createHash('sha256').update(serialize(facts)).digest('base64')
    const known = files.get(key)
    if (known !== undefined) return known.bytes
    const bytes = await make()
    const [oldest] = files.keys()
    if (oldest !== undefined && files.size >= count) files.delete(oldest)
    files.set(key, { bytes, until: now() + seconds * 1_000 })
    return bytes
  }
}
