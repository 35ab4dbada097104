import { isUuid } from '@hauswart/domain/ids/uuid7'
import { goOnWith } from '#platform/jobs/go-on.ts'
import { scrubJob } from '#platform/jobs/scrub.ts'
import { limits } from '#platform/limits.ts'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { beginAgain, dropUnfiled, listAgedHouses, listKept, markDamaged } from './files.care.queries.ts'

const { sliceMs, atOnce, begunAgain } = limits.fileCare
const nil = '00000000-0000-0000-0000-000000000000'

export const fileCareJobs: Readonly<Record<string, JobHandler>> = {
  /** Every night: steps that were given up are begun again, and what nobody filed within a week goes with its bytes. */
  care_for_files: async ({ after }, deps) => {
    const until = performance.now() + sliceMs
    let place = typeof after === 'string' && isUuid(after) ? after : nil
    if (place === nil) await beginAgain(deps, begunAgain)
    while (performance.now() < until) {
      const houses = await listAgedHouses(deps, place, atOnce)
      for (const house of houses) await dropUnfiled(deps, house)
      if (houses.length < atOnce) return
      place = houses.at(-1) ?? nil
    }
    await goOnWith(deps, 'care_for_files', { after: place })
  },

  scrub_files: scrubJob({ noun: 'file', list: listKept, mark: markDamaged }),
}
