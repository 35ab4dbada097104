import type { AuthorityTx } from '#platform/db/authority.ts'
import { sql } from '#platform/db/db-wire.ts'

const addAccount = sql<{ id: string }>(`
  insert into auth.account (id, email, password_hash, terms_version, terms_accepted_at, newsletter)
  values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning id`)
const addProfile = sql('insert into app.profile (user_id, first_name, last_name) values ($1, $2, $3)')

/** What a form says about whoever filled it in. */
export type Registration = {
  passwordHash: string
  termsVersion: string
  acceptedAt: Date
  newsletter: boolean
  firstName: string
  lastName: string
}

/** False if the address already has an account. */
export async function insertAccount(
  tx: AuthorityTx,
  row: Registration & { id: string; email: string },
): Promise<boolean> {
  const values = [row.id, row.email, row.passwordHash, row.termsVersion, row.acceptedAt, row.newsletter]
  if ((await tx.rows(addAccount, values)).length === 0) return false
  await tx.rows(addProfile, [row.id, row.firstName, row.lastName])
  return true
}

const addRegistration = sql(`
  insert into auth.registration (token_hash, password_hash, first_name, last_name, terms_version, accepted_at, newsletter)
  values ($1, $2, $3, $4, $5, $6, $7)`)
const markAgain = sql('update auth.account set registered_again = true where id = $1')
/** A further registration of an account nobody has confirmed, to count if its link is clicked. */
export async function insertRegistration(
  tx: AuthorityTx,
  userId: string,
  tokenHash: Buffer,
  row: Registration,
): Promise<void> {
  await tx.rows(addRegistration, [
    tokenHash,
    row.passwordHash,
    row.firstName,
    row.lastName,
    row.termsVersion,
    row.acceptedAt,
    row.newsletter,
  ])
  await tx.rows(markAgain, [userId])
}

const takeAccount = sql(`
  update auth.account a set password_hash = r.password_hash, password_changed_at = $3, failed_logins = 0,
    terms_version = r.terms_version, terms_accepted_at = r.accepted_at, newsletter = r.newsletter
  from auth.registration r where a.id = $1 and r.token_hash = $2`)
const takeName = sql(`
  update app.profile p set first_name = r.first_name, last_name = r.last_name
  from auth.registration r where p.user_id = $1 and r.token_hash = $2`)
const dropRegistrations = sql(`
  delete from auth.registration r using auth.link l where l.token_hash = r.token_hash and l.user_id = $1`)
/** What came with this link counts from now on; without a registration of its own the first one stands. */
export async function takeRegistration(
  tx: AuthorityTx,
  userId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<void> {
  await tx.rows(takeAccount, [userId, tokenHash, now])
  await tx.rows(takeName, [userId, tokenHash])
  await tx.rows(dropRegistrations, [userId])
}
