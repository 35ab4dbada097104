import { AppError } from '#platform/app-error.ts'
import { sql } from '#platform/db/db-wire.ts'
import { limits } from '#platform/limits.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'

const { sliceMs, atOnce, perBite } = limits.trash

type Place = { readonly deletedAt: string; readonly realEstateId: string }
const start: Place = { deletedAt: '-infinity', realEstateId: '00000000-0000-0000-0000-000000000000' }

// Row security shows the worker none but what is old enough.
const due = sql<Place>(`
  select t.deleted_at as "deletedAt", t.real_estate_id as "realEstateId" from app.trash t
  where (t.deleted_at, t.real_estate_id) > ($1::timestamptz, $2::uuid) and t.deleted_at < now() - interval '30 days'
  order by t.deleted_at, t.real_estate_id limit $3`)
// What goes along with another is gone when its turn comes, and counts as nothing.
const bite = sql<{ gone: number }>(`
  select count(*) filter (where app.remove_for_good(t.kind, t.id, null))::int as gone from (
    select t.kind, t.id from app.trash t
    where t.real_estate_id = app.house() and t.deleted_at < now() - interval '30 days'
    order by t.deleted_at, t.id limit $1) t`)
const again = sql(`select app.enqueue('empty_trash', $1, 'empty_trash', null)`)

export const trashJobs: Readonly<Record<string, JobHandler>> = {
  /**
   * Every night, house by house, for a few seconds at a time: what has lain in the trash for thirty days. What is done is
   * gone; a run that broke off begins where things still lie.
   */
  empty_trash: async ({ after }, deps) => {
    const until = performance.now() + sliceMs
    let place = isPlace(after) ? after : start
    let passed = 0
    while (performance.now() < until) {
      const found = await deps.rows(due, [place.deletedAt, place.realEstateId, atOnce])
      const last = found.at(-1)
      if (last === undefined) return
      for (const id of new Set(found.map(({ realEstateId }) => realEstateId)))
        if (!(await emptyOf(deps, id))) passed += 1
      if (passed > mostPassed) throw new Error('the trash of too many houses cannot be emptied')
      place = last
    }
    await deps.rows(again, [{ json: { after: place } }])
  },
}

const mostPassed = 5

/** One house whose rows do not go must not keep those of the others. */
async function emptyOf(deps: JobDeps, realEstateId: string): Promise<boolean> {
  try {
    let gone = 1
    while (gone > 0) gone = (await deps.houseRows(realEstateId, bite, [perBite]))[0]?.gone ?? 0
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'UNAVAILABLE') throw error
    deps.parts.log.error({ err: error, realEstateId }, 'the trash of a house was passed over')
    return false
  }
}

const isPlace = (said: unknown): said is Place =>
  typeof said === 'object' &&
  said !== null &&
  'deletedAt' in said &&
  typeof said.deletedAt === 'string' &&
  'realEstateId' in said &&
  typeof said.realEstateId === 'string'
