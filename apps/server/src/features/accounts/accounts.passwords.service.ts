import type { NewPasswordInput } from '@hauswart/domain/accounts/account.input'
import { isStrongEnough } from '@hauswart/domain/accounts/password'
import { AppError } from '#platform/app-error.ts'
import { authorityOnce, authorityWrite, type AuthorityTx } from '#platform/db/authority.ts'
import { requireWithin } from '#platform/cache.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { noteEvent, tellSecurity } from './accounts.events.service.ts'
import { hashPassword } from './accounts.hash.service.ts'
import { evenly, isLetterWithin, mayWrite, strangerAt, type Caller } from './accounts.limits.service.ts'
import { passwordChangedLetter, passwordChangedNotice, resetLetter } from './accounts.mails.ts'
import {
  confirmAddress,
  consumeLink,
  findAccount,
  findLink,
  findUser,
  insertLink,
  updatePassword,
} from './accounts.queries.ts'
import { endAllSessions } from './accounts.sessions.queries.ts'
import { accountKey, newSecret, secretHash } from './accounts.tokens.service.ts'

const resetMinutes = 30
const evenMs = 50

/** Sends a link to set a new password, if there is an account; the caller never learns which. */
export async function forgotPassword(parts: Parts, caller: Caller, email: string): Promise<void> {
  await requireWithin(parts, `forgot:address:${caller.line}`, limits.forgot.perAddress)
  const isWithin = await isLetterWithin(parts, 'reset', accountKey(parts.config, email))
  await evenly(evenMs, () => sendResetLink(parts, caller, email, isWithin))
}

async function sendResetLink(parts: Parts, caller: Caller, email: string, isWithin: boolean): Promise<void> {
  const account = await findAccount(authorityOnce(parts.authority), email)
  if (account === undefined) return
  const userId = account.id
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    if (!(await mayWrite(parts, tx, { isWithin, userId, purpose: 'reset' }))) return
    const url = await newResetUrl(parts, tx, userId)
    await noteEvent(parts, tx, caller, { userId, kind: 'reset_requested' })
    await tx.sendMail(resetLetter(account.email, url))
  })
}

/** An address that sets a password once. */
export async function newResetUrl(parts: Parts, tx: AuthorityTx, userId: string): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(parts.clock.now().getTime() + resetMinutes * 60_000)
  await insertLink(tx, { tokenHash: secretHash(token), userId, purpose: 'reset', expiresAt })
  return `${parts.config.PUBLIC_URL}/neues-passwort/${token}`
}

/** Sets a new password with a link from a letter. Every device is signed out, this one is not signed in. */
export async function setNewPassword(parts: Parts, caller: Caller, input: NewPasswordInput): Promise<void> {
  await requireWithin(parts, `link:address:${caller.line}`, limits.login.perAddress)
  const tokenHash = secretHash(input.token)
  const read = authorityOnce(parts.authority)
  const userId = await findLink(read, tokenHash, 'reset', parts.clock.now())
  const user = userId === undefined ? undefined : await findUser(read, userId)
  if (user === undefined) throw new AppError('LINK_INVALID')
  requireStrength(input.password, [user.email, user.first_name, user.last_name])
  const hash = await hashPassword(parts.config, strangerAt(caller), input.password)
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    const now = parts.clock.now()
    if ((await consumeLink(tx, tokenHash, 'reset', now)) !== user.id) throw new AppError('LINK_INVALID')
    await updatePassword(tx, user.id, hash, now)
    // Whoever opened the letter has proven the address as well.
    await confirmAddress(tx, user.id, now)
    await endAllSessions(tx, user.id, undefined, 'password')
    await noteEvent(parts, tx, caller, { userId: user.id, kind: 'password_changed' })
    await tx.sendMail(passwordChangedLetter(user.email, `${parts.config.PUBLIC_URL}/passwort-vergessen`))
    const objectId = parts.clock.newId()
    await tellSecurity(parts, tx, { userId: user.id, objectId, ...passwordChangedNotice })
  })
}

export function requireStrength(password: string, context: readonly string[]): void {
  if (!isStrongEnough(password, context)) throw new AppError('PASSWORD_TOO_WEAK', { field: 'password' })
}
