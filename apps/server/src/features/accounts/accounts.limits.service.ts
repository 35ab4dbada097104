import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#platform/app-error.ts'
import { limits, type Window } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'

/** From where and with what somebody calls. */
export type Caller = {
  /** IPv4 address or IPv6 /64: what limits count. */
  readonly line: string
  /** A coarser network, the only thing about the address that is stored. */
  readonly area: string
  readonly userAgent: string
  readonly isBrowser: boolean
  readonly cookie: { readonly sessionId: string; readonly secret: string } | undefined
  readonly deviceMark: string | undefined
}

export async function requireWithin(parts: Parts, key: string, window: Window): Promise<void> {
  const { allowed } = await parts.cache.take(key, window)
  if (!allowed) throw new AppError('RATE_LIMITED', { retryAfterSeconds: window.window })
}

/** A letter to an address somebody typed in: too many are silently not written. */
export async function mayWriteTo(parts: Parts, kind: string, account: string): Promise<boolean> {
  return (await parts.cache.take(`letter:${kind}:${account}`, limits.forgot.perAccount)).allowed
}

const maxSleepers = 200
let sleepers = 0

/** Slows guessing on one account down. Whoever sleeps here holds neither a connection nor a hash slot. */
export async function slowDown(tries: number): Promise<void> {
  const excess = tries - limits.login.perAccount.count
  if (excess <= 0) return
  const [first, last] = limits.login.delaySeconds
  const seconds = Math.min(first * 2 ** (excess - 1), last)
  if (sleepers >= maxSleepers) throw new AppError('RATE_LIMITED', { retryAfterSeconds: seconds })
  sleepers += 1
  try {
    await sleep(seconds * 1_000)
  } finally {
    sleepers -= 1
  }
}

/** Takes at least this long, so that the time does not tell whether there was something to do. */
export async function evenly<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(milliseconds)])
  return result
}
