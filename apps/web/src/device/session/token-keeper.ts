import { asRecord } from '@hauswart/domain/fields/as-record'
import { rest, RestError } from '#device/net/rest.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import type { Uplink } from '#device/net/uplink.ts'
import type { Mail } from '#device/world.ts'
import type { makeKept } from './kept.ts'
import { SessionGone } from './session-errors.ts'
import { holdToken, isExpired, type HeldToken } from './token.ts'

const refreshTimeoutMs = 15_000
const otherTabsMs = 50
/** A free lock is given faster than this. */
const noticeableMs = 10

type Owner = {
  /** The server has ended the session. */
  readonly onGone: () => void
  /** The storage was emptied behind our back. */
  readonly onEmpty: () => void
  readonly onFault: (error: unknown) => void
}

/** The access token of this tab: in memory only, renewed on demand, shared with the other tabs. */
export function makeTokenKeeper(uplink: Uplink, kept: ReturnType<typeof makeKept>, owner: Owner) {
  const { world } = uplink
  let held: HeldToken | undefined
  let refreshing: Promise<string> | undefined
  let onNewToken: (() => void) | undefined

  const usable = (stale: string | undefined): string | undefined =>
    held !== undefined && held.value !== stale && !isExpired(held, world) ? held.value : undefined

  /** A token that is good now; `stale` is one the server has just refused. */
  async function good(stale?: string): Promise<string> {
    const now = usable(stale)
    if (now !== undefined) return now
    const askedAt = world.tick()
    refreshing ??= world
      .lock(storageKeys.refreshLock, () => refresh(stale, world.tick() - askedAt > noticeableMs))
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  async function refresh(stale: string | undefined, hasWaited: boolean): Promise<string> {
    // Whoever held the lock has refreshed; its news and the storage reach this tab a moment after the lock does.
    const mayHaveNews = hasWaited || kept.tokenExpiration() > world.now()
    if (mayHaveNews && usable(stale) === undefined) await askOtherTabs()
    const given = usable(stale)
    if (given !== undefined) return given
    const refreshToken = kept.refreshToken()
    if (refreshToken === null) {
      owner.onEmpty()
      throw new SessionGone()
    }
    const fresh = await renew(refreshToken)
    announce()
    return fresh
  }

  async function renew(refreshToken: string): Promise<string> {
    try {
      const answer = await rest(uplink, 'auth', '/refresh', {
        body: { refreshToken },
        headers: { 'x-refresh-attempt': kept.attempt(world.newId) },
        timeoutMs: refreshTimeoutMs,
      })
      // Signed out or in anew while the answer was under way: it belongs to nobody here.
      if (sessionIdOf(kept.refreshToken()) !== sessionIdOf(refreshToken)) throw new SessionGone()
      return accept(answer)
    } catch (error) {
      if (error instanceof SessionGone) throw error
      if (error instanceof RestError && (error.status === 401 || error.status === 403)) {
        // Without locks another tab may have moved on meanwhile; then the refusal was for the old one.
        if (kept.refreshToken() === refreshToken) owner.onGone()
        throw new SessionGone()
      }
      owner.onFault(error)
      throw error instanceof RestError
        ? new Unreachable(error.message, { status: error.status, cause: error })
        : error
    }
  }

  async function askOtherTabs(): Promise<void> {
    const heard = new Promise<void>((resolve) => {
      onNewToken = resolve
    })
    world.tell({ kind: 'want' })
    await Promise.race([heard, world.wait(otherTabsMs)])
  }

  /** Stores the refresh token of an answer and keeps its access token. */
  function accept(answer: unknown): string {
    const { token, refreshToken } = asRecord(answer)
    const fresh = holdToken(typeof token === 'string' ? token : '', world)
    if (typeof refreshToken !== 'string') throw new Error('The answer lacks refreshToken')
    held = fresh
    kept.saveTokens(refreshToken, fresh.receivedAt + fresh.lifeMs)
    return fresh.value
  }

  function announce(): void {
    if (held !== undefined && !isExpired(held, world))
      world.tell({ kind: 'token', token: held.value, receivedAt: held.receivedAt })
  }

  /** A token of another tab, if it is of the session this browser is in. */
  function hear(mail: Extract<Mail, { kind: 'token' }>): void {
    const news = holdToken(mail.token, world, mail.receivedAt)
    if (news.sessionId !== sessionIdOf(kept.refreshToken()) || isExpired(news, world)) return
    held = news
    onNewToken?.()
  }

  return {
    good,
    accept,
    announce,
    hear,
    /** Also an expired one: it still signs out. */
    last: () => held?.value,
    forget: () => {
      held = undefined
    },
  }
}

/** Half A of a refresh token begins with its session. */
const sessionIdOf = (refreshToken: string | null): string | undefined => refreshToken?.split('.')[0]
