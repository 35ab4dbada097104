import type { Scope, Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseDraftColumns, type HouseDraftRow } from './house-drafts.table.ts'

const own = sql<HouseDraftRow>(
  `select ${houseDraftColumns} from app.house_draft d where d.user_id = app.me()`,
)

export const findDraft = async (tx: Tx, scope: UserScope): Promise<HouseDraftRow | undefined> =>
  (await tx.rows(scope, own))[0]

type Draft = Pick<HouseDraftRow, 'id' | 'step' | 'values'>

// A draft of another house counts as another version: whoever wants to start anew discards the old one first.
const put = sql<HouseDraftRow>(`
  insert into app.house_draft as d (user_id, id, step, answers) values (app.me(), $2, $3, $4)
  on conflict (user_id) do update set step = $3, answers = $4, version = d.version + 1, updated_at = now()
  where d.version = $1 and d.id = $2
  returning ${houseDraftColumns}`)

export const writeDraft = async (
  tx: Tx,
  scope: UserScope,
  version: number,
  draft: Draft,
): Promise<HouseDraftRow | undefined> =>
  (await tx.rows(scope, put, [version, draft.id, draft.step, draft.values]))[0]

const remove = sql<{ version: number }>(
  `delete from app.house_draft d where d.user_id = app.me() and d.id = $1 returning d.version`,
)

/** Also from inside the founding of the house: the draft is the person's, wherever that stands. */
export const deleteDraft = async (
  tx: Tx,
  scope: Scope,
  id: string,
): Promise<{ version: number } | undefined> => (await tx.rows(scope, remove, [id]))[0]
