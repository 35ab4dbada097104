import { createHash } from 'node:crypto'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { limits } from '#platform/limits.ts'
import type { JobDeps, JobHandler } from '#platform/jobs/worker.ts'
import {
  beginAgain,
  dropUnfiled,
  goOnWith,
  listAgedHouses,
  listKept,
  markDamaged,
  type KeptRow,
} from './files.care.queries.ts'

const { sliceMs, atOnce, scrubNights, begunAgain } = limits.fileCare
const nil = '00000000-0000-0000-0000-000000000000'
const dayMs = 86_400_000

export const fileCareJobs: Readonly<Record<string, JobHandler>> = {
  /** Every night: steps that were given up are begun again, and what nobody filed within a week goes with its bytes. */
  care_for_files: async ({ after }, deps) => {
    const until = performance.now() + sliceMs
    let place = idOf(after)
    if (place === nil) await beginAgain(deps, begunAgain)
    while (performance.now() < until) {
      const houses = await listAgedHouses(deps, place, atOnce)
      for (const house of houses) await dropUnfiled(deps, house)
      if (houses.length < atOnce) return
      place = houses.at(-1) ?? nil
    }
    await goOnWith(deps, 'care_for_files', { after: place })
  },

  /** Every night a share of all files: are the bytes still those that were sent? Who watches the log hears if not. */
  scrub_files: async ({ realEstateId, id, turn: said }, deps) => {
    const until = performance.now() + sliceMs
    const turn =
      typeof said === 'number' ? said : Math.floor(deps.parts.clock.now().getTime() / dayMs) % scrubNights
    let place = { realEstateId: idOf(realEstateId), id: idOf(id) }
    while (performance.now() < until) {
      const files = await listKept(deps, place, { nights: scrubNights, turn, limit: atOnce })
      for (const file of files) await compare(deps, file)
      const last = files.at(-1)
      if (last === undefined || files.length < atOnce) return
      place = { realEstateId: last.realEstateId, id: last.id }
    }
    await goOnWith(deps, 'scrub_files', { ...place, turn })
  },
}

const idOf = (said: unknown): string => (typeof said === 'string' && isUuid(said) ? said : nil)

async function compare(deps: JobDeps, file: KeptRow): Promise<void> {
  const { store, log } = deps.parts
  if ((await hashOf(() => store.get(file.objectKey))) === file.sha256) return
  await markDamaged(deps, file)
  const { realEstateId, id } = file
  log.error({ realEstateId, id }, 'the bytes of a file are not what they were: bring them back from a copy')
}

/** Nothing if there are no bytes any more; a store that is away throws, and the job comes again. */
async function hashOf(open: () => Promise<AsyncIterable<Buffer>>): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const piece of await open()) hash.update(piece)
  } catch (error) {
    if ((error as Error).name === 'NoSuchKey') return undefined
    throw error
  }
  return hash.digest('hex')
}
