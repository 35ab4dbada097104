import type { RegisterInput } from '@hauswart/domain/accounts/account.input'
import type { Identity } from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import {
  authorityOnce,
  authorityWrite,
  type AuthorityTx,
  type AuthorityWriteTx,
} from '#platform/authority.ts'
import { limits } from '#platform/limits.ts'
import type { Mailer } from '#platform/mail.ts'
import type { Parts } from '#platform/parts.ts'
import { noteEvent } from './accounts.events.service.ts'
import { hashPassword } from './accounts.hash.service.ts'
import { evenly, mayWriteTo, requireWithin, type Caller } from './accounts.limits.service.ts'
import { accountExistsLetter, accountWaitsLetter, confirmLetter } from './accounts.mails.ts'
import { requireStrength } from './accounts.passwords.service.ts'
import {
  confirmAddress,
  consumeLink,
  deleteExpired,
  findAccount,
  findSignedInUser,
  findWaitingMail,
  insertAccount,
  insertLink,
  markMailSent,
} from './accounts.queries.ts'
import { accountKey, newSecret, secretHash } from './accounts.tokens.service.ts'

const confirmHours = 24
const evenMs = 50

/** Opens an account, or tells its owner by letter that there is one. Both look the same from outside. */
export async function registerAccount(parts: Parts, caller: Caller, input: RegisterInput): Promise<void> {
  await requireWithin(parts, `register:address:${caller.line}`, limits.register.perAddress)
  requireStrength(input.password, [input.email, input.firstName, input.lastName])
  const passwordHash = await hashPassword(parts.config, input.password)
  const mayWrite = await mayWriteTo(parts, 'register', accountKey(parts.config, input.email))
  const isMachine = input.website !== ''
  await evenly(evenMs, async () => {
    if (isMachine) return
    await authorityWrite(parts.authority, parts.clock, async (tx) => {
      if (await openAccount(parts, caller, tx, input, passwordHash)) return
      if (mayWrite) await remindOfAccount(parts, tx, input.email)
    })
  })
}

async function openAccount(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  input: RegisterInput,
  passwordHash: string,
): Promise<boolean> {
  const id = parts.clock.newId()
  if (!(await insertAccount(tx, { ...input, id, passwordHash, acceptedAt: parts.clock.now() }))) return false
  await noteEvent(parts, tx, caller, { userId: id, kind: 'registered' })
  await tx.sendMail(confirmLetter(input.email, await newConfirmUrl(parts, tx, id)))
  return true
}

// The first password stands until the address is proven: else a stranger could swap it before the click.
async function remindOfAccount(parts: Parts, tx: AuthorityWriteTx, email: string): Promise<void> {
  const account = await findAccount(tx, email)
  if (account === undefined) return
  if (account.status === 'unconfirmed') {
    await tx.sendMail(accountWaitsLetter(account.email, await newConfirmUrl(parts, tx, account.id)))
  } else await tx.sendMail(accountExistsLetter(account.email, `${parts.config.PUBLIC_URL}/anmelden`))
}

async function newConfirmUrl(parts: Parts, tx: AuthorityWriteTx, userId: string): Promise<string> {
  const token = newSecret()
  const expiresAt = new Date(parts.clock.now().getTime() + confirmHours * 3_600_000)
  await insertLink(tx, { tokenHash: secretHash(token), userId, purpose: 'confirm', expiresAt })
  return `${parts.config.PUBLIC_URL}/registration/bestaetigen/${token}`
}

/** Sends another confirmation link, if an account waits for one. */
export async function resendConfirmation(parts: Parts, caller: Caller, email: string): Promise<void> {
  await requireWithin(parts, `forgot:address:${caller.line}`, limits.forgot.perAddress)
  const mayWrite = await mayWriteTo(parts, 'confirm', accountKey(parts.config, email))
  await evenly(evenMs, async () => {
    if (!mayWrite) return
    await authorityWrite(parts.authority, parts.clock, async (tx) => {
      const account = await findAccount(tx, email)
      if (account?.status !== 'unconfirmed') return
      await tx.sendMail(confirmLetter(account.email, await newConfirmUrl(parts, tx, account.id)))
    })
  })
}

/** Proves the address with the link from the letter. Signing in stays a step of its own. */
export async function confirmAccount(parts: Parts, caller: Caller, token: string): Promise<void> {
  await requireWithin(parts, `link:address:${caller.line}`, limits.login.perAddress)
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    const now = parts.clock.now()
    const userId = await consumeLink(tx, secretHash(token), 'confirm', now)
    if (userId === undefined) throw new AppError('LINK_INVALID')
    await confirmAddress(tx, userId, now)
    await noteEvent(parts, tx, caller, { userId, kind: 'confirmed' })
  })
}

/** The user object of the specification (§7). */
export async function currentUser(parts: Parts, identity: Identity) {
  const row = await findSignedInUser(authorityOnce(parts.authority), identity.sessionId, identity.userId)
  if (row === undefined) throw new AppError('SESSION_EXPIRED')
  const { id, email, first_name: firstName, last_name: lastName, phone, scope } = row
  return { id, email, firstName, lastName, phone, scope }
}

/** The same letter may be sent twice after a crash; it then carries the same Message-ID. */
export async function sendStoredMail(worker: AuthorityTx, mailer: Mailer, mailId: string): Promise<void> {
  const row = await findWaitingMail(worker, mailId)
  if (row === undefined) return
  const { id, recipient, subject, body_text: bodyText, body_html: bodyHtml, message_id: messageId } = row
  await mailer.send({ id, recipient, subject, bodyText, bodyHtml, messageId })
  await markMailSent(worker, mailId)
}

export async function cleanAccounts(worker: AuthorityTx): Promise<void> {
  await deleteExpired(worker)
}
