import { expect, test } from 'vitest'
import { openWorld } from '#test/open-world.ts'
import { sql } from './db-wire.ts'
import { openDatabase } from './db.ts'

const { server } = await openWorld()

test.each([
  ['who asks for an owner', false, 'off'],
  ['the housekeeping', true, 'on'],
])('%s has generic plans that nobody compiles', async (_who, forHousekeeping, bitmaps) => {
  const url = server.parts.config.DATABASE_WORKER_URL
  const database = openDatabase({ url, connections: 1, application: 'test-settings', forHousekeeping })
  try {
    const statement = sql(`select current_setting('jit') as jit, current_setting('plan_cache_mode') as plans,
      current_setting('enable_bitmapscan') as bitmaps`)
    const [rows] = await database.run([{ statement, values: [] }])
    expect(rows).toEqual([{ jit: 'off', plans: 'force_generic_plan', bitmaps }])
  } finally {
    await database.close()
  }
})
