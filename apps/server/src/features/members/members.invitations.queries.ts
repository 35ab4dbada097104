import { invitationDays } from '@hauswart/domain/access/invitation'
import type { MemberRole } from '@hauswart/domain/access/role'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Statement, type Value } from '#platform/db/db-wire.ts'
import { houseLimit, takeTurn } from '#platform/db/house-limit.ts'
import { limits } from '#platform/limits.ts'
import { invitationColumns, type InvitationRow, type OpenInvitationRow } from './members.table.ts'

// Those that wait for an answer, and the last answers: an old refusal helps nobody.
const recent = sql<InvitationRow>(`
  select ${invitationColumns} from app.invitation i
  where i.real_estate_id = app.house() and i.state in ('sent', 'refused') and i.sent_at > now() - interval '60 days'
  order by i.id desc limit 50`)

export const listInvitations = (tx: Tx, scope: RealEstateScope): Promise<InvitationRow[]> =>
  tx.rows(scope, recent)

const one = sql<InvitationRow>(`
  select ${invitationColumns} from app.invitation i where i.real_estate_id = app.house() and i.id = $1`)

export const findInvitation = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
): Promise<InvitationRow | undefined> => (await tx.rows(scope, one, [id]))[0]

const counted = 'person'

/** Whoever else invites into this house waits until this write has ended. */
export const takeTurnOfPeople = (tx: Tx, scope: RealEstateScope): Promise<void> =>
  takeTurn(tx, scope, counted)

/** For the invitation of this id: one that is open already takes no further room. */
export const assertRoomForPerson = houseLimit({
  counted,
  most: limits.invitations.peoplePerHouse,
  count: sql(`
    select (select count(*) from app.membership m where m.real_estate_id = app.house())::int
      + (select count(*) from app.invitation i where i.real_estate_id = app.house() and i.state = 'sent'
        and i.expires_at > now() and i.id <> $1)::int as count`),
})

const until = `now() + interval '${invitationDays} days'`

const insert = sql<InvitationRow>(`
  insert into app.invitation as i (real_estate_id, id, email, role, can_see_finances, secret_hash, expires_at, created_by)
  values (app.house(), $1, $2, $3, $4, $5, ${until}, app.me()) returning ${invitationColumns}`)

type NewInvitation = {
  readonly id: string
  readonly email: string
  readonly role: MemberRole
  readonly canSeeFinances: boolean
  readonly secretHash: Buffer
}

export const insertInvitation = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, email, role, canSeeFinances, secretHash }: NewInvitation,
): Promise<InvitationRow | undefined> =>
  (await tx.rows(scope, insert, [id, email, role, canSeeFinances, secretHash]))[0]

const renew = sql<InvitationRow>(`
  update app.invitation i set secret_hash = $3, created_by = app.me(), sent_at = now(), expires_at = ${until},
    version = i.version + 1
  where i.real_estate_id = app.house() and i.id = $1 and i.version = $2 and i.state = 'sent'
  returning ${invitationColumns}`)

export const renewSecret = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: InvitationRow,
  secretHash: Buffer,
): Promise<InvitationRow | undefined> => (await tx.rows(scope, renew, [id, version, secretHash]))[0]

const withdraw = sql<InvitationRow>(`
  update app.invitation i set state = 'withdrawn', secret_hash = null, version = i.version + 1
  where i.real_estate_id = app.house() and i.id = $1 and i.version = $2 and i.state = 'sent'
  returning ${invitationColumns}`)

export const withdrawRow = async (
  tx: Tx,
  scope: RealEstateScope,
  { id, version }: InvitationRow,
): Promise<InvitationRow | undefined> => (await tx.rows(scope, withdraw, [id, version]))[0]

const withdrawTo = sql(`
  update app.invitation i set state = 'withdrawn', secret_hash = null, version = i.version + 1
  where i.real_estate_id = app.house() and i.email = $1 and i.state = 'sent'`)

/** One letter per person opens the house: the one written last. */
export const withdrawEarlier = async (tx: Tx, scope: RealEstateScope, email: string): Promise<void> =>
  void (await tx.rows(scope, withdrawTo, [email]))

const withdrawBy = sql(`
  update app.invitation i set state = 'withdrawn', secret_hash = null, version = i.version + 1
  where i.real_estate_id = app.house() and i.created_by = $1 and i.state = 'sent'`)

/** Whoever may no longer invite leaves no open door behind. */
export const withdrawInvitationsOf = async (tx: Tx, scope: RealEstateScope, userId: string): Promise<void> =>
  void (await tx.rows(scope, withdrawBy, [userId]))

const opened = sql<OpenInvitationRow>(
  `select "realEstateId", email, role, "canSeeFinances", "expiresAt", "houseName", "invitedBy"
  from app.open_invitation($1)`,
)

/** Whoever can ask the database something: a guest, or the authentication service. */
export type Asking = { rows<Row>(statement: Statement<Row>, values?: readonly Value[]): Promise<Row[]> }

export const findOpenInvitation = async (
  asking: Asking,
  secretHash: Buffer,
): Promise<OpenInvitationRow | undefined> => (await asking.rows(opened, [secretHash]))[0]

const refuse = sql<{ realEstateId: string }>(`select app.refuse_invitation($1, $2) as "realEstateId"`)

export const refuseBySecret = async (
  asking: Asking,
  secretHash: Buffer,
  eventId: string,
): Promise<string | undefined> => (await asking.rows(refuse, [secretHash, eventId]))[0]?.realEstateId
