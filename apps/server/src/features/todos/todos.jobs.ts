import { firstId } from '#platform/db/page.ts'
import type { JobHandler } from '#platform/jobs/worker.ts'
import { listNotNamed, namePreparations } from './todos.naming.queries.ts'

const housesAtOnce = 500

export const todoJobs: Readonly<Record<string, JobHandler>> = {
  /**
   * Once a night: to-dos from before they said which preparation they are, and those of browsers that do not say it yet.
   * House by house, so that nobody waits for longer than one house takes.
   */
  name_preparations: async (_payload, deps) => {
    let houses: readonly string[] = [firstId]
    while (houses.length > 0) {
      houses = await listNotNamed(deps, houses.at(-1) ?? firstId, housesAtOnce)
      for (const house of houses) await namePreparations(deps, house)
    }
  },
}
