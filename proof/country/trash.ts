import type { Client } from 'pg'
import { getTrash } from '../../apps/server/src/features/trash/trash.service.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import type { Call } from '../../apps/server/src/platform/db/db-wire.ts'
import { makeContext } from '../../apps/server/src/platform/http/http.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { countryId } from '../load/country.ts'
import { plain, watch, type PlainCall, type Slot } from '../ratio/capture.ts'
import { explainInside, type Explained } from './plans.ts'

/** The statements by which the product lists the trash of a house: who asks, and the first page. */
export async function captureTrash(database: string): Promise<PlainCall[]> {
  const parts = openParts(readConfig(testEnvironment(database)))
  const seen: (readonly Call[])[] = []
  const owner = 13
  const [userId, sessionId, house] = [
    countryId('user', owner),
    countryId('session', owner),
    countryId('house', owner),
  ]
  const ctx = makeContext({ ...parts, database: watch(parts.database, seen) }, { userId, sessionId }, 'proof')
  const { nodes } = await getTrash(ctx, house, {})
  await parts.close()
  if (nodes.length === 0) throw new Error('nothing lies in the trash')
  const slots = new Map<unknown, Slot>([
    [userId, 'user'],
    [sessionId, 'session'],
    [house, 'house'],
  ])
  return seen.flat().map((call) => plain(call, slots))
}

/** Planted fault: without its two indexes what lies there must be searched for, and this must show. */
export async function withoutTrashIndex(big: Client, calls: readonly PlainCall[]): Promise<Explained> {
  const [key, latest] = ['alter table app.trash drop constraint trash_pkey', 'drop index app.trash_latest']
  await big.query(`begin; ${key}; ${latest}`)
  try {
    return await explainInside(big, calls, 5)
  } finally {
    await big.query('rollback')
  }
}
