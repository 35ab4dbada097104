import type { Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { profileColumns, type ProfileRow } from './profile.table.ts'

const own = sql<ProfileRow>(`select ${profileColumns} from app.profile p where p.user_id = app.me()`)

export const findOwnProfile = async (tx: Tx, scope: UserScope): Promise<ProfileRow | undefined> =>
  (await tx.rows(scope, own))[0]

const change = sql<ProfileRow>(`
  update app.profile p set first_name = $2, last_name = $3, phone = $4, version = p.version + 1, updated_at = now()
  where p.user_id = app.me() and p.version = $1 returning ${profileColumns}`)

export const writeProfile = async (
  tx: Tx,
  scope: UserScope,
  row: ProfileRow,
): Promise<ProfileRow | undefined> =>
  (await tx.rows(scope, change, [row.version, row.firstName, row.lastName, row.phone]))[0]
