import type { MemberRole } from '@hauswart/domain/access/role'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { personColumns, type PersonRow } from './members.table.ts'

const people = sql<PersonRow>(`
  select ${personColumns} from app.membership m join app.profile p on p.user_id = m.user_id
  where m.real_estate_id = app.house() order by m.since, m.user_id limit 50`)

export const listPeople = (tx: Tx, scope: RealEstateScope): Promise<PersonRow[]> => tx.rows(scope, people)

const one = sql<PersonRow>(`
  select ${personColumns} from app.membership m join app.profile p on p.user_id = m.user_id
  where m.real_estate_id = app.house() and m.user_id = $1`)

export const findPerson = async (
  tx: Tx,
  scope: RealEstateScope,
  userId: string,
): Promise<PersonRow | undefined> => (await tx.rows(scope, one, [userId]))[0]

const change = sql<PersonRow>(`
  update app.membership m set role = $3, can_see_finances = $4, version = m.version + 1
  from app.profile p
  where m.real_estate_id = app.house() and m.user_id = $1 and m.version = $2 and p.user_id = m.user_id
  returning ${personColumns}`)

type Rights = { readonly role: MemberRole; readonly canSeeFinances: boolean }

export const writeRights = async (
  tx: Tx,
  scope: RealEstateScope,
  { userId, version }: PersonRow,
  { role, canSeeFinances }: Rights,
): Promise<PersonRow | undefined> =>
  (await tx.rows(scope, change, [userId, version, role, canSeeFinances]))[0]

const drop = sql<{ userId: string }>(`
  delete from app.membership m where m.real_estate_id = app.house() and m.user_id = $1
    and ($2::int is null or m.version = $2) returning m.user_id as "userId"`)

/** False if somebody was faster. */
export const dropPerson = async (
  tx: Tx,
  scope: RealEstateScope,
  userId: string,
  version?: number,
): Promise<boolean> => (await tx.rows(scope, drop, [userId, version])).length === 1

const ownName = sql<{ name: string }>(
  `select p.first_name || ' ' || p.last_name as name from app.profile p where p.user_id = app.me()`,
)

export const findOwnName = async (tx: Tx, scope: RealEstateScope): Promise<string> =>
  (await tx.rows(scope, ownName))[0]?.name ?? ''
