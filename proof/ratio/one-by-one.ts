import { sql, type Rows } from '../../apps/server/src/platform/db/db-wire.ts'
import type { Database } from '../../apps/server/src/platform/db/db.ts'

const begin = { statement: sql('begin'), values: [] }
const commit = { statement: sql('commit'), values: [] }

/**
 * The planted fault: every statement makes its own way to PostgreSQL and back, and twice, as a page without look-ahead and
 * without batches would.
 */
export const oneByOne = (database: Database): Database => ({
  ...database,
  run: async (calls) => {
    const lease = await database.lease()
    let results: Rows[] = []
    await lease.run([begin])
    for (const _turn of ['first', 'again']) {
      results = []
      for (const call of calls) results.push(...(await lease.run([call])))
    }
    await lease.run([commit])
    lease.release()
    return results
  },
})
