import { addComponent } from '../../apps/server/src/features/components/components.service.ts'
import { undo } from '../../apps/server/src/features/undo/undo.service.ts'
import { readConfig } from '../../apps/server/src/platform/config.ts'
import type { Call } from '../../apps/server/src/platform/db/db-wire.ts'
import { makeContext } from '../../apps/server/src/platform/http/http.ts'
import { openParts } from '../../apps/server/src/platform/open-parts.ts'
import { testEnvironment } from '../../apps/server/test/database.ts'
import { countryId } from '../load/country.ts'
import { plain, watch, type PlainCall, type Slot } from '../ratio/capture.ts'

/** The statements by which the product undoes an act: who asks, the act, what was kept of it, and the rows put back. */
export async function captureUndo(database: string): Promise<PlainCall[]> {
  const parts = openParts(readConfig(testEnvironment(database)))
  const seen: (readonly Call[])[] = []
  const owner = 11
  const [userId, sessionId, house] = [
    countryId('user', owner),
    countryId('session', owner),
    countryId('house', owner),
  ]
  const ctx = makeContext({ ...parts, database: watch(parts.database, seen) }, { userId, sessionId }, 'proof')
  const [key, id] = [parts.clock.newId(), parts.clock.newId()]
  await addComponent(ctx, house, { idempotencyKey: key, id, catalogKey: 'wallbox', installedYear: 2020 })
  seen.length = 0
  await undo(ctx, house, key, { idempotencyKey: parts.clock.newId() })
  await parts.close()
  const calls = seen.flat()
  // The act is named by its key first, and by its id once it was found.
  const found = calls.find(({ statement }) => statement.text.includes('update app.component t'))?.values[0]
  const slots = new Map<unknown, Slot>([
    [userId, 'user'],
    [sessionId, 'session'],
    [house, 'house'],
    [key, 'event'],
    [found, 'event'],
  ])
  return calls
    .filter(
      ({ statement }) => !/^(begin|commit)$/.test(statement.text) && !statement.text.includes('news as ('),
    )
    .map((call) => plain(call, slots))
}

/** Planted fault: row security searches no index by an expression, and this must show. */
export const withoutOwnSelect = (call: PlainCall): PlainCall => ({
  ...call,
  text: call.text.replace(
    /= \(select (coalesce\(\(select k\.event_id .*?\), \$1\))\)/s,
    (_all, bare: string) => `= ${bare}`,
  ),
})
