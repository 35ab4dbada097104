import type { LoginInput } from '@hauswart/domain/accounts/account.input'
import { rest, RestError } from '#device/net/rest.ts'
import { pathTo } from '#device/routing/routes.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { uplink as ownUplink, type Uplink } from '#device/net/uplink.ts'
import type { Mail } from '#device/world.ts'
import { makeKept } from './kept.ts'
import { SessionGone } from './session-errors.ts'
import { makeTokenKeeper } from './token-keeper.ts'
import { readUser, type User } from './user.ts'

export type { User } from './user.ts'
export type AuthState = { readonly user: User | null; readonly loggedIn: boolean; readonly strategy: 'local' }
export type AuthCall = 'login' | 'refresh' | 'user'
/** How this browser's session ended: by itself, by the person, or not at all. */
export type Ending = 'expired' | 'left' | 'none'
export type Session = ReturnType<typeof makeSession>
/** Who asks, as far as a question must know it. */
export type SignedIn = Pick<Session, 'state' | 'authorised'>

export const guest: AuthState = { user: null, loggedIn: false, strategy: 'local' }

const logoutTimeoutMs = 4_000
// Somebody guessing slows down everybody's sign-in to this account, up to half a minute.
const loginTimeoutMs = 60_000

/** The session in this browser. Only the server ends it: a fault of the network leaves the person signed in. */
export function makeSession(uplink: Uplink) {
  const { world } = uplink
  const kept = makeKept(world.storage)
  const tokens = makeTokenKeeper(uplink, kept, {
    onGone: reset,
    onEmpty: followOtherTabs,
    onFault: (error) => report(error, 'refresh'),
  })
  const listeners = new Set<() => void>()
  const errorListeners = new Set<(error: Error, call: AuthCall) => void>()
  const signOutWork = new Set<(userId: string) => void | Promise<void>>()
  let state = guest
  let hasLeft = false
  let hasStarted = false

  function start(): void {
    if (hasStarted) return
    hasStarted = true
    world.listen(hear)
    world.onOutsideChange(followOtherTabs)
    followOtherTabs()
    void sendPendingLogout()
  }

  function set(user: User | null): void {
    state = user === null ? guest : { user, loggedIn: true, strategy: 'local' }
    if (user === null) tokens.forget()
    for (const listener of listeners) listener()
  }

  /** What is stored is what holds for every tab. */
  function followOtherTabs(): void {
    const user = kept.refreshToken() === null ? null : kept.user()
    if (user?.id === state.user?.id) {
      if (JSON.stringify(user) !== JSON.stringify(state.user)) set(user)
      return
    }
    const hadSomebody = state.loggedIn
    tokens.forget()
    hasLeft = hadSomebody && user === null && !kept.hasExpired()
    set(user)
    if (hasLeft) world.go(pathTo('home'))
    // Another person: nothing of the first may stay on the screen.
    else if (hadSomebody && user !== null) world.go(pathTo('dashboard'))
  }

  function hear(mail: Mail): void {
    if (mail.kind === 'changed') followOtherTabs()
    else if (mail.kind === 'want') tokens.announce()
    else if (state.loggedIn) tokens.hear(mail)
  }

  /** The session is over, not the work: what waits on this device stays for the same person. */
  function reset(): void {
    kept.clearAsExpired()
    set(null)
    world.tell({ kind: 'changed' })
  }

  function report(error: unknown, call: AuthCall): void {
    const told = error instanceof Error ? error : new Error(String(error))
    for (const listener of errorListeners) listener(told, call)
  }

  async function token(stale?: string): Promise<string> {
    start()
    if (!state.loggedIn) throw new SessionGone()
    return tokens.good(stale)
  }

  /** Runs `send` with a good token. Refused all the same, it refreshes once and repeats once. */
  async function authorised<Result>(
    send: (token: string) => Promise<Result>,
    isRefused: (result: Result) => boolean,
  ): Promise<Result> {
    const who = state.user?.id
    // While a token was waited for, somebody else may have signed in: then this is not theirs to send.
    const tokenOfSame = async (stale?: string): Promise<string> => {
      const good = await token(stale)
      if (state.user?.id !== who) throw new SessionGone()
      return good
    }
    const first = await tokenOfSame()
    const result = await send(first)
    if (!isRefused(result)) return result
    const again = await send(await tokenOfSame(first))
    if (!isRefused(again)) return again
    reset()
    throw new SessionGone()
  }

  /** `meanwhile` has the token as soon as there is one, while the server still says whose it is. */
  async function signIn(credentials: LoginInput, meanwhile?: (token: string) => void): Promise<void> {
    start()
    await world.lock(storageKeys.refreshLock, async () => {
      let call: AuthCall = 'login'
      try {
        const options = { body: credentials, timeoutMs: loginTimeoutMs }
        const fresh = tokens.accept(await rest(uplink, 'auth', '/login', options))
        call = 'user'
        meanwhile?.(fresh)
        const user = readUser(await rest(uplink, 'auth', '/user', { token: fresh }))
        kept.saveUser(user)
        hasLeft = false
        set(user)
      } catch (error) {
        // Half a sign-in is none. Somebody who was signed in before is so no longer: the cookie is another.
        if (call === 'user') {
          kept.clear()
          set(null)
        }
        report(error, call)
        throw error
      }
      world.tell({ kind: 'changed' })
      tokens.announce()
    })
  }

  /** Clears first and asks the server then, so that a tab closed in between is signed out as well. */
  async function signOut(): Promise<void> {
    start()
    const { user } = state
    if (user === null) return
    const bearer = tokens.last() ?? (await Promise.race([token().catch(() => undefined), patience()]))
    if (bearer !== undefined) kept.savePendingLogout(bearer)
    kept.clear()
    hasLeft = true
    set(null)
    world.tell({ kind: 'changed' })
    const goodbye = Promise.race([sendPendingLogout(), patience()])
    await Promise.allSettled([goodbye, ...Array.from(signOutWork, async (work) => work(user.id))])
    world.go(pathTo('home'))
  }

  const patience = (): Promise<undefined> => world.wait(logoutTimeoutMs).then(() => undefined)

  /** The server may hear of a sign-out late; whatever it answers, it has heard. */
  async function sendPendingLogout(): Promise<void> {
    if (kept.pendingLogout() === null) return
    // Its answer clears the cookie and must not clear that of a session which another tab opens just now.
    await world.lock(storageKeys.refreshLock, async () => {
      const bearer = kept.pendingLogout()
      if (bearer === null) return
      try {
        await rest(uplink, 'auth', '/logout', { token: bearer, timeoutMs: logoutTimeoutMs })
      } catch (error) {
        if (!(error instanceof RestError)) return
      }
      kept.forgetPendingLogout()
    })
  }

  return {
    state: (): AuthState => {
      start()
      return state
    },
    ending: (): Ending => {
      start()
      if (state.loggedIn) return 'none'
      if (hasLeft) return 'left'
      return kept.hasExpired() ? 'expired' : 'none'
    },
    /** Whose session ended by itself in this browser; whoever signed out is not remembered. */
    lastEmail: (): string | undefined => kept.lastEmail(),
    token,
    authorised,
    signIn,
    signOut,
    /** What the server says of this person now; a name may have changed since the sign-in, here or elsewhere. */
    know: (person: Pick<User, 'id' | 'firstName' | 'lastName' | 'phone'>): void => {
      const { user } = state
      if (user === null || user.id !== person.id) return
      const { firstName, lastName, phone } = person
      const now = { ...user, firstName, lastName, phone }
      if (JSON.stringify(now) === JSON.stringify(user)) return
      kept.saveUser(now)
      set(now)
      world.tell({ kind: 'changed' })
    },
    /** For who just ended all sessions on the server, by a new password: not a sign-out, so nothing is cleaned. */
    giveUp: (): void => {
      start()
      if (state.loggedIn) reset()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Errors of auth calls, except that a session is over: that is no fault. */
    onError: (listener: (error: Error, call: AuthCall) => void) => {
      errorListeners.add(listener)
      return () => void errorListeners.delete(listener)
    },
    /** Cleaning that an explicit sign-out waits for. */
    onSignOut: (work: (userId: string) => void | Promise<void>) => {
      signOutWork.add(work)
      return () => void signOutWork.delete(work)
    },
  }
}

export const session = makeSession(ownUplink)
