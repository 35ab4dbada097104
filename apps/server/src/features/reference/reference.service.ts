import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { etagOf } from '#platform/http/etag.ts'
import type { Parts } from '#platform/parts.ts'
import { listReferenceValues } from './reference.queries.ts'

type Needs = Pick<Parts, 'database' | 'clock'>
type Held = {
  readonly values: readonly ReferenceValue[]
  /** The same as it goes over the wire. */
  readonly body: string
  readonly etag: string
}

const keepMs = 60_000
const known = new WeakMap<Needs['database'], { readonly at: number; readonly answer: Promise<Held> }>()

/** The figures of today and later, of all cantons; read again once a minute at most. */
export function referenceValues(parts: Needs): Promise<Held> {
  const held = known.get(parts.database)
  if (held !== undefined && performance.now() - held.at < keepMs) return held.answer
  const answer = readValues(parts)
  known.set(parts.database, { at: performance.now(), answer })
  // What failed is not remembered: the next one asks again.
  answer.catch(() => known.delete(parts.database))
  return answer
}

async function readValues({ database, clock }: Needs): Promise<Held> {
  const values = await listReferenceValues(database, clock.today())
  const body = JSON.stringify({ values })
  return { values, body, etag: etagOf(body) }
}
