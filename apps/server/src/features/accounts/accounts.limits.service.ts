import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#platform/app-error.ts'
import type { AuthorityTx } from '#platform/db/authority.ts'
import type { Origin } from '#platform/jobs/fair-turns.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { hasOpenLink } from './accounts.queries.ts'
import type { LinkPurpose } from './accounts.table.ts'

/** From where and with what somebody calls. */
export type Caller = {
  /** IPv4 address or IPv6 /64: what limits count. */
  readonly line: string
  /** The network around it, the only thing about the address that is stored. */
  readonly area: string
  readonly userAgent: string
  readonly isBrowser: boolean
  readonly cookie: { readonly sessionId: string; readonly secret: string } | undefined
  readonly deviceMark: string | undefined
}

/** For work of somebody who has shown no mark of a known browser. */
export const strangerAt = ({ line, area }: Caller): Origin => ({ line, area, isKnown: false })

/** Letters to an address somebody typed in have a limit; beyond it a letter is silently not written. */
export async function isLetterWithin(parts: Parts, kind: string, account: string): Promise<boolean> {
  return (await parts.cache.take(`letter:${kind}:${account}`, limits.forgot.perAccount)).allowed
}

/**
 * Strangers must not use up the letters of an owner: one too many is not written only while an earlier one, which lies in
 * the owner's box already, can still be used.
 */
export async function mayWrite(
  parts: Parts,
  tx: AuthorityTx,
  letter: { isWithin: boolean; userId: string; purpose: LinkPurpose },
): Promise<boolean> {
  if (letter.isWithin) return true
  const soon = new Date(parts.clock.now().getTime() + limits.letterGoodMinutes * 60_000)
  return !(await hasOpenLink(tx, letter.userId, letter.purpose, soon))
}

/** Of a process, and of one network: whoever guesses from one place must not take all places of those who wait. */
const maxSleepers = { all: 200, ofArea: 20 }
const sleepers = new Map<string, number>()

/** Slows guessing on one account down. Whoever sleeps here holds neither a connection nor a hash slot. */
export async function slowDown(tries: number, { area }: Pick<Caller, 'area'>): Promise<void> {
  const excess = tries - limits.login.perAccount.count
  if (excess <= 0) return
  const [first, last] = limits.login.delaySeconds
  const seconds = Math.min(first * 2 ** (excess - 1), last)
  const ofArea = sleepers.get(area) ?? 0
  const all = sleepers.values().reduce((sum, some) => sum + some, 0)
  if (ofArea >= maxSleepers.ofArea || all >= maxSleepers.all)
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: seconds })
  sleepers.set(area, ofArea + 1)
  try {
    await sleep(seconds * 1_000)
  } finally {
    const left = (sleepers.get(area) ?? 1) - 1
    if (left > 0) sleepers.set(area, left)
    else sleepers.delete(area)
  }
}

/** Takes at least this long, so that the time does not tell whether there was something to do. */
export async function evenly<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(milliseconds)])
  return result
}
