import type { RegisterInput } from '@hauswart/domain/accounts/account.input'
import { provenAddress } from '#features/members/members.invitations.service.ts'
import { AppError } from '#platform/app-error.ts'
import { authorityWrite, type AuthorityTx, type AuthorityWriteTx } from '#platform/db/authority.ts'
import { requireWithin } from '#platform/cache.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { noteEvent } from './accounts.events.service.ts'
import { hashPassword } from './accounts.hash.service.ts'
import { evenly, isLetterWithin, mayWrite, strangerAt, type Caller } from './accounts.limits.service.ts'
import {
  accountExistsLetter,
  choosePasswordLetter,
  confirmLetter,
  registeredAgainLetter,
} from './accounts.mails.ts'
import { newResetUrl, requireStrength } from './accounts.passwords.service.ts'
import { confirmAddress, consumeLink, findAccount, insertLink } from './accounts.queries.ts'
import {
  insertAccount,
  insertRegistration,
  takeRegistration,
  type Registration,
} from './accounts.registration.queries.ts'
import { accountKey, newSecret, secretHash } from './accounts.tokens.service.ts'

const confirmHours = 24
const evenMs = 50

/** Opens an account, or tells its owner by letter that there is one. Both look the same from outside. */
export async function registerAccount(parts: Parts, caller: Caller, input: RegisterInput): Promise<void> {
  await requireWithin(parts, `register:address:${caller.line}`, limits.register.perAddress)
  await requireWithin(parts, `register:area:${caller.area}`, limits.register.perArea)
  requireStrength(input.password, [input.email, input.firstName, input.lastName])
  const passwordHash = await hashPassword(parts.config, strangerAt(caller), input.password)
  const isWithin = await isLetterWithin(parts, 'register', accountKey(parts.config, input.email))
  const isMachine = input.website !== ''
  const said = { ...input, passwordHash, acceptedAt: parts.clock.now() }
  await evenly(evenMs, async () => {
    if (isMachine) return
    await authorityWrite(parts.authority, parts.clock, async (tx) => {
      const applicant = { ...said, isProven: await isAddressProven(tx, input) }
      if (await openAccount(parts, caller, tx, applicant)) return
      // Strangers may have used up the letters; whoever has proven the address needs none.
      if (isWithin || applicant.isProven) await registerAgain(parts, caller, tx, applicant)
    })
  })
}

type Applicant = Registration & { email: string; isProven: boolean }

/** An invitation came by letter to this very address: a second letter would ask for what is known. */
const isAddressProven = async (tx: AuthorityTx, { email, invitation }: RegisterInput): Promise<boolean> =>
  invitation !== undefined && (await provenAddress(tx, invitation)) === email

async function openAccount(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  applicant: Applicant,
): Promise<boolean> {
  const userId = parts.clock.newId()
  if (!(await insertAccount(tx, { ...applicant, id: userId }))) return false
  await noteEvent(parts, tx, caller, { userId, kind: 'registered' })
  const link = await newConfirmLink(parts, tx, userId)
  if (applicant.isProven) await useConfirmLink(parts, caller, tx, link.tokenHash)
  else await tx.sendMail(confirmLetter(applicant.email, link.url))
  return true
}

// Nobody knows yet whose address it is: neither registration may touch the other.
async function registerAgain(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  applicant: Applicant,
): Promise<void> {
  const account = await findAccount(tx, applicant.email)
  if (account === undefined) return
  if (account.status !== 'unconfirmed') {
    await tx.sendMail(accountExistsLetter(account.email, `${parts.config.PUBLIC_URL}/anmelden`))
    return
  }
  const link = await newConfirmLink(parts, tx, account.id)
  await insertRegistration(tx, account.id, link.tokenHash, applicant)
  await noteEvent(parts, tx, caller, { userId: account.id, kind: 'registered' })
  if (applicant.isProven) await useConfirmLink(parts, caller, tx, link.tokenHash)
  else await tx.sendMail(registeredAgainLetter(account.email, link.url, applicant.acceptedAt))
}

async function newConfirmLink(
  parts: Parts,
  tx: AuthorityTx,
  userId: string,
): Promise<{ url: string; tokenHash: Buffer }> {
  const token = newSecret()
  const tokenHash = secretHash(token)
  const expiresAt = new Date(parts.clock.now().getTime() + confirmHours * 3_600_000)
  await insertLink(tx, { tokenHash, userId, purpose: 'confirm', expiresAt })
  return { url: `${parts.config.PUBLIC_URL}/registration/bestaetigen/${token}`, tokenHash }
}

/** Sends another link, if an account waits for one. Whose registration is meant only the first one's letter can know. */
export async function resendConfirmation(parts: Parts, caller: Caller, email: string): Promise<void> {
  await requireWithin(parts, `forgot:address:${caller.line}`, limits.forgot.perAddress)
  const isWithin = await isLetterWithin(parts, 'confirm', accountKey(parts.config, email))
  await evenly(evenMs, async () => {
    await authorityWrite(parts.authority, parts.clock, async (tx) => {
      const account = await findAccount(tx, email)
      if (account?.status !== 'unconfirmed') return
      const purpose = account.registered_again ? 'reset' : 'confirm'
      if (!(await mayWrite(parts, tx, { isWithin, userId: account.id, purpose }))) return
      await tx.sendMail(
        purpose === 'reset'
          ? choosePasswordLetter(account.email, await newResetUrl(parts, tx, account.id))
          : confirmLetter(account.email, (await newConfirmLink(parts, tx, account.id)).url),
      )
    })
  })
}

/** Proves the address with the link from the letter. Signing in stays a step of its own. */
export async function confirmAccount(parts: Parts, caller: Caller, token: string): Promise<void> {
  await requireWithin(parts, `link:address:${caller.line}`, limits.login.perAddress)
  await authorityWrite(parts.authority, parts.clock, (tx) =>
    useConfirmLink(parts, caller, tx, secretHash(token)),
  )
}

async function useConfirmLink(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  tokenHash: Buffer,
): Promise<void> {
  const now = parts.clock.now()
  const userId = await consumeLink(tx, tokenHash, 'confirm', now)
  if (userId === undefined) throw new AppError('LINK_INVALID')
  if (await confirmAddress(tx, userId, now)) await takeRegistration(tx, userId, tokenHash, now)
  await noteEvent(parts, tx, caller, { userId, kind: 'confirmed' })
}
