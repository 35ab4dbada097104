import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'

const dayMs = 86_400_000
const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const ofPicture = new RegExp(`^${uuid}/${uuid}`)

// Only in a house that is here: of a store that two installations share, each keeps to its own.
const strays = sql<{ key: string }>(`
  select asked.key from unnest($1::text[]) as asked (key)
  where exists (select from app.real_estate r where r.id = app.house())
    and not exists (select from app.picture p where p.real_estate_id = app.house() and p.object_key = asked.key)`)
const again = sql(`select app.enqueue('sweep_objects', $1, 'sweep_objects', null)`)

export const objectJobs: Readonly<Record<string, JobHandler>> = {
  /** The bytes of a picture that is gone for good: as it was sent, whole, and in every width. */
  remove_objects: async ({ objectKey }, { parts }) => {
    if (typeof objectKey !== 'string' || ofPicture.exec(objectKey)?.[0] !== objectKey)
      throw new Error('remove_objects needs the key of a picture')
    await parts.store.removeAll(objectKey)
  },

  /**
   * Once a week: bytes that no picture names, from uploads that broke off and jobs that were given up. One page of the
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
    await removeStrays(
      deps,
      [...old].filter((name) => name !== undefined),
    )
    if (page.next !== undefined) await deps.rows(again, [{ json: { after: page.next } }])
  },
}

/** The picture an object belongs to; of what is none of ours nothing. */
const nameOf = (key: string): string | undefined => ofPicture.exec(key)?.[0]

async function removeStrays(deps: JobDeps, names: readonly string[]): Promise<void> {
  for (const [house, own] of Map.groupBy(names, (name) => name.slice(0, 36)))
    for (const { key } of await deps.houseRows(house, strays, [own])) await deps.parts.store.removeAll(key)
}
