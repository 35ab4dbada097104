import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'

type OpenedLinkRow = { readonly label: string; readonly madeBy: string }

// Whoever does not own the house any more does not hear of it either.
const opened = sql<OpenedLinkRow>(`
  select g.label, g.created_by as "madeBy" from app.guest_link g
  join app.membership m on m.real_estate_id = g.real_estate_id and m.user_id = g.created_by and m.role = 'owner'
  where g.real_estate_id = app.house() and g.id = $1`)

export const findOpenedLink = async (
  deps: JobDeps,
  realEstateId: string,
  id: string,
): Promise<OpenedLinkRow | undefined> => (await deps.houseRows(realEstateId, opened, [id]))[0]
