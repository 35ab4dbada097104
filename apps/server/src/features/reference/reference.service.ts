import type { Lifetime } from '@hauswart/domain/reference/lifetime'
import { componentKeys } from '@hauswart/domain/real-estate/component'
import { etagOf } from '#platform/etag.ts'
import type { Parts } from '#platform/parts.ts'
import { listLifetimes } from './reference.queries.ts'

type Sealed = { readonly body: string; readonly etag: string }

const keepMs = 60_000

/** The lifetimes in force, as they go over the wire; read again once a minute at most. */
export function makeLifetimes(parts: Pick<Parts, 'database' | 'clock'>): () => Promise<Sealed> {
  let known: { readonly at: number; readonly answer: Promise<Sealed> } | undefined
  return () => {
    if (known !== undefined && performance.now() - known.at < keepMs) return known.answer
    const answer = readLifetimes(parts)
    known = { at: performance.now(), answer }
    // What failed is not remembered: the next one asks again.
    answer.catch(() => (known = undefined))
    return answer
  }
}

async function readLifetimes({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<Sealed> {
  const rows = await listLifetimes(database, clock.today())
  const lifetimes = componentKeys.flatMap((key): Lifetime[] => {
    const row = rows.find((one) => one.key === key)
    return row === undefined ? [] : [{ ...row, key }]
  })
  const body = JSON.stringify({ unit: 'years', lifetimes })
  return { body, etag: etagOf(body) }
}
