import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'

// Also what lies in the trash: taken back, it must not name somebody who is no longer there.
const moves = (['appointment', 'quote', 'defect', 'acceptance', 'invoice'] as const).map((noun) =>
  sql(`
    update app.${noun} t set craftsman_id = $2, version = t.version + 1, updated_at = now()
    where t.real_estate_id = app.house() and t.craftsman_id = $1`),
)

/** Whatever names the one names the other from now on. */
export const moveWork = async (tx: Tx, scope: RealEstateScope, fromId: string, toId: string): Promise<void> =>
  void (await Promise.all(moves.map((move) => tx.rows(scope, move, [fromId, toId]))))

const signed = sql<{ id: string }>(`
  select a.id from app.acceptance a
  where a.real_estate_id = app.house() and a.craftsman_id = $1 and jsonb_array_length(a.signatures) > 0 limit 1`)

/** Whether a protocol with signatures names it. */
export const isSigned = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, signed, [id])).length > 0

const asked = sql<{ id: string }>(`
  select r.id from app.quote_request r
  where r.real_estate_id = app.house() and r.craftsman_id = $1 and r.state in ('sent', 'opened') limit 1`)

/** Whether somebody still holds a letter with a question. */
export const isAsked = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, asked, [id])).length > 0
