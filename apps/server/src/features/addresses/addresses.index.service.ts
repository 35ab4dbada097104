import { setImmediate as nextTurn } from 'node:timers/promises'
import { streetIndexBuilder, type StreetIndex } from '@hauswart/domain/register/street-index'
import { streetSearch, type StreetSearch } from '@hauswart/domain/register/street-search'
import type { Parts } from '#platform/parts.ts'
import { currentGeneration, listStreets } from './addresses.queries.ts'

/** The streets of one generation of the register, ready to be searched. */
export type Held = {
  readonly generation: number
  readonly index: StreetIndex
  readonly search: StreetSearch
}

export type StreetKeeper = {
  /** What is held, even if a newer generation is being read; the first one waits until there is something. */
  current(): Promise<Held>
  /** A newer generation was seen: reads it while the old one goes on serving. */
  renew(): void
}

// Small pages and slices: while millions of facts are read, nobody who asks may wait for it.
const streetsAPage = 1_000
const sliceMs = 3
const lookAgainMs = 5_000

/** Keeps the index of all streets in memory, read when it is first needed. */
export function makeStreetKeeper(parts: Pick<Parts, 'database' | 'log'>): StreetKeeper {
  let held: Held | undefined
  let reading: Promise<Held> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  function read(): Promise<Held> {
    reading ??= readStreets(parts)
      .then((next) => (held = next))
      .finally(() => (reading = undefined))
    return reading
  }

  const renew = (): void =>
    void read().catch((error: unknown) =>
      parts.log.warn({ err: error }, 'the streets could not be read again'),
    )

  return {
    renew,
    current: async () => {
      if (held === undefined) return read()
      // An answer from the tables tells the generation; an empty register never gives one.
      if (held.index.streets > 0 || performance.now() - lookedAt < lookAgainMs) return held
      lookedAt = performance.now()
      return (await currentGeneration(parts.database)) === held.generation ? held : read()
    },
  }
}

async function readStreets({ database, log }: Pick<Parts, 'database' | 'log'>): Promise<Held> {
  for (;;) {
    const started = performance.now()
    const { generation, index } = await readOnce(database)
    // The views may turn to the next generation between two pages.
    if (index === undefined) continue
    const ms = Math.round(performance.now() - started)
    log.info({ generation, streets: index.streets, bytes: index.bytes, ms }, 'streets are in memory')
    return { generation, index, search: streetSearch(index) }
  }
}

async function readOnce(
  database: Parts['database'],
): Promise<{ generation: number; index: StreetIndex | undefined }> {
  const builder = streetIndexBuilder()
  let page = await listStreets(database, -1, streetsAPage)
  const { generation } = page
  while (page.streets.length > 0) {
    for (const street of page.streets) builder.add(street)
    page = await listStreets(database, page.streets.at(-1)?.id ?? 0, streetsAPage)
    if (page.generation !== generation) return { generation, index: undefined }
  }
  return { generation, index: await inSlices(builder.finish()) }
}

async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let until = performance.now() + sliceMs
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + sliceMs
  }
}
