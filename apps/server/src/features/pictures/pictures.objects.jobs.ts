import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'

const dayMs = 86_400_000
const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const ofThing = new RegExp(`^${uuid}/${uuid}`)
const quarantine = 'quarantine/'
const ofWaiting = new RegExp(`^${quarantine}${uuid}/${uuid}`)

// Only in a house that is here: of a store that two installations share, each keeps to its own.
const strays = sql<{ key: string }>(`
  select asked.key from unnest($1::text[]) as asked (key)
  where exists (select from app.real_estate r where r.id = app.house())
    and not exists (select from app.picture p where p.real_estate_id = app.house() and p.object_key = asked.key)
    and not exists (select from app.file f where f.real_estate_id = app.house() and f.object_key = asked.key)`)
// Pieces of a file are needed until it is judged.
const strayPieces = sql<{ key: string }>(`
  select asked.key from unnest($1::text[]) as asked (key)
  where exists (select from app.real_estate r where r.id = app.house())
    and not exists (select from app.file f where f.real_estate_id = app.house() and f.object_key = asked.key
      and f.state in ('announced', 'arrived'))`)
const again = sql(`select app.enqueue('sweep_objects', $1, 'sweep_objects', null)`)

export const objectJobs: Readonly<Record<string, JobHandler>> = {
  /** The bytes of a picture or file that is gone for good: as it was sent, also in pieces, whole, and in every width. */
  remove_objects: async ({ objectKey }, { parts }) => {
    if (typeof objectKey !== 'string' || ofThing.exec(objectKey)?.[0] !== objectKey)
      throw new Error('remove_objects needs the key of a picture or file')
    await parts.store.removeAll(objectKey)
    await parts.store.removeAll(`quarantine/${objectKey}/`)
  },

  /**
   * Once a week: bytes that no picture and no file names, from uploads that broke off and jobs that were given up. One page of the
   * store at a time, then the next job. What is younger than a day may still get its row.
   */
  sweep_objects: async ({ after }, deps) => {
    const { store, clock } = deps.parts
    const page = await store.list(typeof after === 'string' ? after : undefined)
    const tooYoung = clock.now().getTime() - dayMs
    const young = new Set(
      page.objects.filter(({ at }) => at.getTime() > tooYoung).map(({ key }) => nameOf(key)),
    )
    const old = new Set(page.objects.map(({ key }) => nameOf(key))).difference(young)
    for (const [house, names] of Map.groupBy(
      [...old].filter((name) => name !== undefined),
      houseOf,
    ))
      await removeStrays(deps, house, names)
    if (page.next !== undefined) await deps.rows(again, [{ json: { after: page.next } }])
  },
}

/** The picture or file an object belongs to, as it is or in pieces that wait; of what is none of ours nothing. */
const nameOf = (key: string): string | undefined => ofWaiting.exec(key)?.[0] ?? ofThing.exec(key)?.[0]
const houseOf = (name: string): string => name.replace(quarantine, '').slice(0, 36)

async function removeStrays(deps: JobDeps, house: string, names: readonly string[]): Promise<void> {
  const waiting = names
    .filter((name) => name.startsWith(quarantine))
    .map((name) => name.slice(quarantine.length))
  const kept = names.filter((name) => !name.startsWith(quarantine))
  for (const { key } of await deps.houseRows(house, strays, [kept])) await deps.parts.store.removeAll(key)
  for (const { key } of await deps.houseRows(house, strayPieces, [waiting]))
    await deps.parts.store.removeAll(`${quarantine}${key}/`)
}
