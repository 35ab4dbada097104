import { createHash } from 'node:crypto'
import { engineVersion } from '@hauswart/domain/analysis/engine/snapshot'
import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { referenceValues } from '#features/reference/reference.service.ts'
import { AppError } from '#platform/app-error.ts'
import { sql } from '#platform/db/db-wire.ts'
import { limits } from '#platform/limits.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'
import { openEngine, type Engine } from './analysis-snapshots.engine.service.ts'
import { lookAtHouse } from './analysis-snapshots.look.service.ts'
import type { WatchPlace } from './analysis-snapshots.table.ts'
import { listUnseen, markSeen, markWritten } from './analysis-snapshots.watch.queries.ts'

const { atOnce, sliceMs, perNight } = limits.snapshots

/** What an analysis is made of, as the news name it; amounts do not count in what is remembered. */
const nouns = ['real_estate', 'component', 'measure', 'analysis_profile', 'condominium']

const again = sql(`select app.enqueue('look_at_analyses', $1, 'look_at_analyses', null)`)

export const snapshotJobs: Readonly<Record<string, JobHandler>> = {
  /** Once a night: which houses are to be looked at. */
  watch_analyses: async (_payload, deps) => {
    await markWritten(deps, nouns)
    await deps.rows(again, [{ json: { left: perNight } }])
  },

  /** A few seconds of looking, then the next job: nobody who stops the worker waits, and letters go in between. */
  look_at_analyses: async ({ left, after }, deps) => {
    const most = typeof left === 'number' ? left : perNight
    const { looked, place } = await lookAround(deps, most, isPlace(after) ? after : start)
    if (place !== undefined && looked < most)
      await deps.rows(again, [{ json: { left: most - looked, after: place } }])
  },
}

const start: WatchPlace = { seen: '', id: '00000000-0000-0000-0000-000000000000' }

const isPlace = (said: unknown): said is WatchPlace =>
  typeof said === 'object' &&
  said !== null &&
  'seen' in said &&
  typeof said.seen === 'string' &&
  'id' in said &&
  typeof said.id === 'string'

type Round = { readonly looked: number; readonly place: WatchPlace | undefined }

/**
 * How many houses were looked at, and where to go on; nowhere once all are seen from the start. What is done has the
 * stamp of today: a run that broke off goes on where it was.
 */
async function lookAround(deps: JobDeps, most: number, from: WatchPlace): Promise<Round> {
  const { values } = await referenceValues(deps.parts)
  const stamp = stampOf(values, deps.parts.clock.today())
  const until = performance.now() + sliceMs
  let engine: Engine | undefined
  let [looked, passed, place] = [0, 0, from]
  try {
    while (looked < most && performance.now() < until) {
      const places = await listUnseen(deps, stamp, place, Math.min(atOnce, most - looked))
      // What was written meanwhile lies before the place.
      if (places.length === 0 && place === start) return { looked, place: undefined }
      for (const { id } of places) {
        const ready = (engine ??= openEngine({ references: values }))
        const fault = await faultIn(() => lookAtHouse(deps, ready, id, stamp))
        if (fault === undefined) continue
        // One house that cannot be computed must not hold up the others; many are a fault of ours.
        passed += 1
        if (passed > mostPassed) throw new Error('too many houses cannot be computed', { cause: fault })
        deps.parts.log.error({ err: fault, realEstateId: id }, 'a house was passed over')
        await markSeen(deps, id, stamp)
      }
      looked += places.length
      place = places.at(-1) ?? start
    }
    return { looked, place }
  } finally {
    await engine?.close()
  }
}

const mostPassed = 5

/** Why this house cannot be looked at. What is no word about this house, a dead engine or a lost connection, is thrown. */
async function faultIn(look: () => Promise<string | undefined>): Promise<Error | undefined> {
  try {
    const fault = await look()
    return fault === undefined ? undefined : new Error(fault)
  } catch (error) {
    if (error instanceof AppError && refusals.includes(error.code)) return error
    throw error
  }
}

// What the database says to rows it does not take.
const refusals: readonly string[] = ['BAD_INPUT', 'CONFLICT', 'LIMIT_REACHED']

/**
 * What decides over all houses at once: the year, the figures in force and the engine. With the turn of a year or a new
 * figure every house differs from it, and is looked at in the order of the index.
 */
function stampOf(values: readonly ReferenceValue[], today: string): string {
  const inForce = values
    .filter(({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo > today))
    .map(({ key, canton, value, min, max, unit }) => [key, canton, value, min, max, unit])
  const figures = createHash('sha256').update(JSON.stringify(inForce)).digest('hex').slice(0, 12)
  return `${today.slice(0, 4)}.${engineVersion}.${figures}`
}
