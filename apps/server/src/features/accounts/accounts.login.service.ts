import type { LoginInput } from '@hauswart/domain/accounts/account.input'
import { AppError } from '#platform/app-error.ts'
import { authorityOnce, authorityWrite, type AuthorityWriteTx } from '#platform/db/authority.ts'
import { requireWithin } from '#platform/cache.ts'
import type { Origin } from '#platform/jobs/fair-turns.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { noteEvent } from './accounts.events.service.ts'
import { checkPassword, hashPassword } from './accounts.hash.service.ts'
import {
  evenly,
  isLetterWithin,
  mayWrite,
  slowDown,
  strangerAt,
  type Caller,
} from './accounts.limits.service.ts'
import { loginCodeLetter, newDeviceLetter } from './accounts.mails.ts'
import {
  consumeLink,
  countLoginTry,
  findAccount,
  findLink,
  insertLink,
  lockForLogin,
  readLoginHistory,
  replaceHash,
} from './accounts.queries.ts'
import { openSession, type SignedIn } from './accounts.sessions.service.ts'
import type { AccountRow } from './accounts.table.ts'
import {
  accountKey,
  isDeviceMark,
  loginCodeHash,
  newDeviceMark,
  newLoginCode,
} from './accounts.tokens.service.ts'

const codeMinutes = 15
const evenMs = { lookup: 15, letter: 50, failure: 30 }
const month = 30 * 24 * 3_600
const inARow = { count: limits.login.consecutiveFailures, window: month }

/** Who tries: an address, and apart from it each browser that has signed in to it before. */
type Try = {
  readonly account: string
  readonly who: string
  readonly isKnownDevice: boolean
  readonly origin: Origin
}

/** Limits, then lookup, then hash: in this order a guess is cheap for us and an address stays a secret. */
export async function login(
  parts: Parts,
  caller: Caller,
  input: LoginInput,
): Promise<SignedIn & { deviceMark: string | undefined }> {
  const attempt = await admit(parts, caller, input.email)
  const account = await evenly(evenMs.lookup, () => countTry(parts, attempt, input.email))
  const codeHash = account.needsCode
    ? await requireCode(parts, caller, attempt, account.row, input)
    : undefined
  const { isRight, isOutdated } = await checkPassword(
    parts.config,
    attempt.origin,
    input.password,
    account.row?.password_hash,
  )
  if (account.row === undefined || !isRight) return refuse(parts, caller, account.row)
  await forgive(parts, caller, attempt)
  if (isOutdated) await renewHash(parts, attempt.origin, account.row, input.password)
  if (account.row.status === 'unconfirmed') throw new AppError('EMAIL_NOT_CONFIRMED')
  const signedIn = await enter(parts, caller, attempt, account.row, codeHash)
  return { ...signedIn, deviceMark: caller.isBrowser ? newDeviceMark(parts.config, input.email) : undefined }
}

async function admit(parts: Parts, caller: Caller, email: string): Promise<Try> {
  await requireWithin(parts, `login:address:${caller.line}`, limits.login.perAddress)
  const account = accountKey(parts.config, email)
  const mark = caller.deviceMark
  const isMarked = isDeviceMark(parts.config, mark, email)
  // A stolen mark must not guess for ever either.
  const isKnownDevice = isMarked && (await parts.cache.take(`login:row:${account}:${mark}`, inARow)).allowed
  if (!isKnownDevice) await requireWithin(parts, `login:area:${caller.area}`, limits.login.perArea)
  const who = isKnownDevice ? `${account}:${mark}` : account
  const { used } = await parts.cache.take(`login:account:${who}`, limits.login.perAccount)
  await slowDown(used, caller)
  return { account, who, isKnownDevice, origin: { ...strangerAt(caller), isKnown: isKnownDevice } }
}

/** An address without account is counted too, so that the hundredth failure does not give it away. */
async function countTry(
  parts: Parts,
  attempt: Try,
  email: string,
): Promise<{ row: AccountRow | undefined; needsCode: boolean }> {
  const tx = authorityOnce(parts.authority)
  if (attempt.isKnownDevice) return { row: await findAccount(tx, email), needsCode: false }
  const row = await countLoginTry(tx, email)
  if (row !== undefined) return { row, needsCode: row.failed_logins > limits.login.consecutiveFailures }
  const { allowed } = await parts.cache.take(`login:row:${attempt.account}`, inARow)
  return { row, needsCode: !allowed }
}

/** After too many failures the password alone is not even looked at. Gives back the code's hash. */
async function requireCode(
  parts: Parts,
  caller: Caller,
  attempt: Try,
  account: AccountRow | undefined,
  input: LoginInput,
): Promise<Buffer> {
  if (input.code === undefined) {
    const isWithin = await isLetterWithin(parts, 'code', attempt.account)
    await evenly(evenMs.letter, async () => {
      if (account !== undefined) await sendCode(parts, caller, account, isWithin)
    })
    throw new AppError('MAIL_CODE_NEEDED')
  }
  // Per line: a stranger who tries codes must not use up those of the owner, who may be on a new device.
  await requireWithin(parts, `login:code:${attempt.account}:${caller.line}`, limits.login.perAccount)
  const hash = loginCodeHash(parts.config, account?.id ?? '', input.code)
  const userId = await findLink(authorityOnce(parts.authority), hash, 'login_code', parts.clock.now())
  if (account === undefined || userId !== account.id) throw new AppError('CREDENTIALS_WRONG')
  return hash
}

async function sendCode(parts: Parts, caller: Caller, account: AccountRow, isWithin: boolean): Promise<void> {
  const code = newLoginCode()
  const [userId, purpose] = [account.id, 'login_code'] as const
  const tokenHash = loginCodeHash(parts.config, userId, code)
  const expiresAt = new Date(parts.clock.now().getTime() + codeMinutes * 60_000)
  await authorityWrite(parts.authority, parts.clock, async (tx) => {
    if (!(await mayWrite(parts, tx, { isWithin, userId, purpose }))) return
    await insertLink(tx, { tokenHash, userId, purpose, expiresAt })
    await noteEvent(parts, tx, caller, { userId, kind: 'login_code_sent' })
    await tx.sendMail(loginCodeLetter(account.email, code))
  })
}

async function refuse(parts: Parts, caller: Caller, account: AccountRow | undefined): Promise<never> {
  await evenly(evenMs.failure, async () => {
    if (account === undefined) return
    await noteEvent(parts, authorityOnce(parts.authority), caller, {
      userId: account.id,
      kind: 'login_failed',
    })
  })
  throw new AppError('CREDENTIALS_WRONG')
}

/** The limits count failures: a right password gives its try back. */
async function forgive(parts: Parts, caller: Caller, attempt: Try): Promise<void> {
  await Promise.all([
    parts.cache.take(`login:address:${caller.line}`, limits.login.perAddress, -1),
    attempt.isKnownDevice
      ? undefined
      : parts.cache.take(`login:area:${caller.area}`, limits.login.perArea, -1),
    parts.cache.forget(`login:account:${attempt.who}`),
    parts.cache.forget(`login:row:${attempt.who}`),
  ])
}

async function renewHash(parts: Parts, origin: Origin, account: AccountRow, password: string): Promise<void> {
  const hash = await hashPassword(parts.config, origin, password)
  await replaceHash(authorityOnce(parts.authority), account.id, account.password_hash, hash)
}

async function enter(
  parts: Parts,
  caller: Caller,
  attempt: Try,
  account: AccountRow,
  codeHash: Buffer | undefined,
): Promise<SignedIn> {
  return authorityWrite(parts.authority, parts.clock, async (tx) => {
    // The owner's own browser must not give a stranger a hundred new guesses.
    const isStillRight = await lockForLogin(tx, account, !attempt.isKnownDevice)
    if (!isStillRight) throw new AppError('CREDENTIALS_WRONG')
    if (codeHash !== undefined) await useCode(parts, tx, codeHash)
    await tellAboutNewDevice(parts, caller, tx, attempt, account)
    const signedIn = await openSession(parts, tx, caller, account)
    await noteEvent(parts, tx, caller, {
      userId: account.id,
      kind: 'login',
      sessionId: signedIn.refreshToken.slice(0, 36),
    })
    return signedIn
  })
}

async function useCode(parts: Parts, tx: AuthorityWriteTx, codeHash: Buffer): Promise<void> {
  const owner = await consumeLink(tx, codeHash, 'login_code', parts.clock.now())
  if (owner === undefined) throw new AppError('CREDENTIALS_WRONG')
}

// A phone changes its network all day: a browser we marked is new only when it is another program as well.
async function tellAboutNewDevice(
  parts: Parts,
  caller: Caller,
  tx: AuthorityWriteTx,
  attempt: Try,
  account: AccountRow,
): Promise<void> {
  const history = await readLoginHistory(tx, account.id, caller.userAgent, caller.area)
  if (history === undefined || !history.any_login || history.same_place) return
  if (attempt.isKnownDevice && history.same_agent) return
  const url = `${parts.config.PUBLIC_URL}/passwort-vergessen`
  await tx.sendMail(
    newDeviceLetter(account.email, url, { at: parts.clock.now(), userAgent: caller.userAgent }),
  )
}
