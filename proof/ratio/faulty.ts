// The planted fault: the same program, but every statement makes its own way to PostgreSQL and back, and twice,
// as a page without look-ahead and without batches would.
import { makeApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import { sql, type Rows } from '../../apps/server/src/platform/db-wire.ts'
import type { Database } from '../../apps/server/src/platform/db.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'

const begin = { statement: sql('begin'), values: [] }
const commit = { statement: sql('commit'), values: [] }

const oneByOne = (database: Database): Database => ({
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

const config = readConfig()
const parts = openParts(config)
const app = await makeApp({ ...parts, database: oneByOne(parts.database) })
await app.listen({ host: config.HOST, port: config.PORT })
process.stdout.write('ready\n')
