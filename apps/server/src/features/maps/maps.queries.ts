import type { Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'

const nothing = sql('select 1 as one')

/** Reads nothing, but is refused unless the session still lives. */
export const proveSession = async (tx: Tx, scope: UserScope): Promise<void> =>
  void (await tx.rows(scope, nothing))
