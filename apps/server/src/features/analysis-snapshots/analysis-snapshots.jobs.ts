import { createHash } from 'node:crypto'
import { engineVersion } from '@hauswart/domain/analysis/snapshot'
import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { referenceValues } from '#features/reference/reference.service.ts'
import { AppError } from '#platform/app-error.ts'
import { sql } from '#platform/db-wire.ts'
import { limits } from '#platform/limits.ts'
import type { JobDeps, JobHandler } from '#platform/worker.ts'
import { openEngine, type Engine } from './analysis-snapshots.engine.service.ts'
import { lookAtHouse } from './analysis-snapshots.look.service.ts'
import { listUnseen, markSeen, markWritten } from './analysis-snapshots.watch.queries.ts'

const { atOnce, sliceMs, perNight } = limits.snapshots

/** What an analysis is made of, as the verbs of the outbox name it. */
const nouns = ['real_estate', 'component', 'measure', 'analysis_profile', 'analysis_budget', 'condominium']

const again = sql(`select app.enqueue('look_at_analyses', $1, 'look_at_analyses', null)`)

export const snapshotJobs: Readonly<Record<string, JobHandler>> = {
  /** Once a night: which houses are to be looked at. */
  watch_analyses: async (_payload, deps) => {
    await markWritten(deps, nouns)
    await deps.rows(again, [{ json: { left: perNight } }])
  },

  /** A few seconds of looking, then the next job: nobody who stops the worker waits, and letters go in between. */
  look_at_analyses: async ({ left }, deps) => {
    const most = typeof left === 'number' ? left : perNight
    const looked = await lookAround(deps, most)
    if (looked > 0 && looked < most) await deps.rows(again, [{ json: { left: most - looked } }])
  },
}

/** How many houses were looked at. What is done has the stamp of today: a run that broke off goes on where it was. */
async function lookAround(deps: JobDeps, most: number): Promise<number> {
  const { values } = await referenceValues(deps.parts)
  const stamp = stampOf(values, deps.parts.clock.today())
  const until = performance.now() + sliceMs
  let engine: Engine | undefined
  let [looked, passed] = [0, 0]
  try {
    while (looked < most && performance.now() < until) {
      const ids = await listUnseen(deps, stamp, Math.min(atOnce, most - looked))
      if (ids.length === 0) break
      for (const id of ids) {
        engine ??= openEngine({ references: values })
        try {
          await lookAtHouse(deps, engine, id, stamp)
        } catch (error) {
          // One house that cannot be computed must not hold up the others; many are a fault of ours.
          passed += 1
          if (isPassing(error) || passed > mostPassed) throw error
          deps.parts.log.error({ err: error, realEstateId: id }, 'a house was passed over')
          await markSeen(deps, id, stamp)
          await engine.close()
          engine = undefined
        }
      }
      looked += ids.length
    }
    return looked
  } finally {
    await engine?.close()
  }
}

const mostPassed = 5

const isPassing = (error: unknown): boolean =>
  error instanceof AppError && ['UNAVAILABLE', 'BUSY', 'OUTCOME_UNKNOWN'].includes(error.code)

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
