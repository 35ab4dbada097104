import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from './worker.ts'

const later = sql(`select app.enqueue($1, $2, $3, null)`)

/** The rest of a night's work: in a job of its own, so that others get their turn. It stands once under its key. */
export const goOnWith = async (deps: JobDeps, task: string, payload: object, key = task): Promise<void> =>
  void (await deps.rows(later, [task, { json: payload }, key]))
