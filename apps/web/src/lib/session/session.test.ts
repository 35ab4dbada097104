import { beforeEach, describe, expect, test } from 'vitest'
import { makeJwt, makeTestBrowser, refusal } from '../test-browser.ts'
import { Unreachable } from '../unreachable.ts'
import { makeSession, type AuthCall } from './session.ts'
import { SessionGone, UserAnswerError } from './session-errors.ts'

const vreni = {
  id: 'user-1',
  email: 'vreni@kunde.test',
  firstName: 'Vreni',
  lastName: 'Muster',
  phone: null,
  scope: ['user'],
}
const credentials = { email: vreni.email, password: 'vier rote Ziegel am Kamin' }

/** The authentication service as far as a browser sees it: generations that rotate, and faults on demand. */
function makeAuthServer() {
  let generation = 0
  let issued = 0
  const fault = { refresh: 0, user: undefined as unknown, logout: 0, loseAnswer: false }
  const attempts: (string | null)[] = []
  const tokens = () => {
    issued += 1
    const token = makeJwt({ sid: 'sid', iat: 1_000, exp: 1_060, jti: issued })
    return { token, refreshToken: `sid.${generation}.seal` }
  }
  return {
    fault,
    attempts,
    serve: (request: Request, body: Record<string, unknown>): Response => {
      const path = new URL(request.url).pathname
      if (path === '/rest/login')
        return body['password'] === credentials.password
          ? Response.json(tokens())
          : refusal(401, 'CREDENTIALS_WRONG')
      if (path === '/rest/user') return Response.json(fault.user ?? vreni)
      if (path === '/rest/logout')
        return fault.logout === 0 ? new Response(null, { status: 204 }) : refusal(fault.logout, 'INTERNAL')
      attempts.push(request.headers.get('x-refresh-attempt'))
      if (fault.refresh !== 0) return refusal(fault.refresh, 'SESSION_EXPIRED')
      generation += 1
      if (!fault.loseAnswer) return Response.json(tokens())
      fault.loseAnswer = false
      throw new TypeError('connection reset')
    },
  }
}

let server: ReturnType<typeof makeAuthServer>
let browser: ReturnType<typeof makeTestBrowser>
beforeEach(() => {
  server = makeAuthServer()
  browser = makeTestBrowser(server.serve)
})

const openSession = () => makeSession(browser.openTab())

async function signedIn() {
  const session = openSession()
  await session.signIn(credentials)
  browser.calls.length = 0
  return session
}

describe('signing in', () => {
  test('[S3.11] the auth state holds user, loggedIn and the strategy', async () => {
    const session = openSession()
    expect(session.state()).toEqual({ user: null, loggedIn: false, strategy: 'local' })
    await session.signIn(credentials)
    expect(session.state()).toEqual({ user: vreni, loggedIn: true, strategy: 'local' })
  })

  test('[S4.7] login stores both tokens, then fetches the user', async () => {
    let storedBeforeUser: string | undefined
    browser = makeTestBrowser((request, body) => {
      if (request.url.endsWith('/rest/user'))
        storedBeforeUser = browser.stored.get('auth._refresh_token.local')
      return server.serve(request, body)
    })
    const session = openSession()
    await session.signIn(credentials)
    expect(browser.calls).toEqual(['POST /rest/login', 'GET /rest/user'])
    expect(storedBeforeUser).toBe('sid.0.seal')
    expect(await session.token()).toContain('.seal')
  })

  test('the access token is never stored, everything stored begins with auth. or is ours', async () => {
    const session = await signedIn()
    const token = await session.token()
    expect([...browser.stored.values()].join('\n')).not.toContain(token)
    expect([...browser.stored.keys()].filter((key) => !/^(auth|hauswart)\./.test(key))).toEqual([])
  })

  test.each([{}, { ...vreni, id: undefined }, { ...vreni, scope: undefined }, [], 'Vreni'])(
    '[S8.11] a user answer without the expected field is an error and no sign-in: %j',
    async (answer) => {
      server.fault.user = answer
      const session = openSession()
      await expect(session.signIn(credentials)).rejects.toBeInstanceOf(UserAnswerError)
      expect(session.state().loggedIn).toBe(false)
      expect(browser.stored.has('auth._refresh_token.local')).toBe(false)
    },
  )

  test('[S8.13] errors of auth calls reach the error listeners, an ended session does not', async () => {
    const heard: [string, AuthCall][] = []
    const session = openSession()
    session.onError((error, call) => void heard.push([error.name, call]))
    await expect(session.signIn({ ...credentials, password: 'falsch' })).rejects.toThrow('CREDENTIALS_WRONG')
    server.fault.user = {}
    await expect(session.signIn(credentials)).rejects.toThrow(UserAnswerError)
    server.fault.user = undefined
    await session.signIn(credentials)
    browser.pass(60_000)
    browser.device.isOffline = true
    await expect(session.token()).rejects.toThrow(Unreachable)
    browser.device.isOffline = false
    server.fault.refresh = 401
    await expect(session.token()).rejects.toThrow(SessionGone)
    expect(heard).toEqual([
      ['RestError', 'login'],
      ['UserAnswerError', 'user'],
      ['Unreachable', 'refresh'],
    ])
  })

  test('a start without network knows who is signed in', async () => {
    await signedIn()
    browser.device.isOffline = true
    expect(openSession().state().user).toEqual(vreni)
  })
})

describe('refreshing', () => {
  test('a living token is used as it is, an expired one is refreshed on demand only', async () => {
    const session = await signedIn()
    const first = await session.token()
    browser.pass(59_000)
    expect(await session.token()).toBe(first)
    expect(browser.calls).toEqual([])
    browser.pass(500)
    expect(await session.token()).not.toBe(first)
    expect(browser.calls).toEqual(['POST /rest/refresh'])
  })

  test('many requests at once make one refresh', async () => {
    const session = await signedIn()
    browser.pass(60_000)
    const all = await Promise.all(Array.from({ length: 8 }, () => session.token()))
    expect(new Set(all).size).toBe(1)
    expect(browser.calls).toEqual(['POST /rest/refresh'])
  })

  test('of six tabs that wake up together one refreshes, the others take over its token', async () => {
    const tabs = [await signedIn(), ...Array.from({ length: 5 }, openSession)]
    for (const tab of tabs) expect(tab.state().loggedIn).toBe(true)
    browser.pass(60_000)
    const tokens = await Promise.all(tabs.map((tab) => tab.token()))
    expect(new Set(tokens).size).toBe(1)
    expect(browser.calls).toEqual(['POST /rest/refresh'])
  })

  test('a tab opened later asks the others before it refreshes', async () => {
    const first = await signedIn()
    expect(await openSession().token()).toBe(await first.token())
    expect(browser.calls).toEqual([])
  })

  test('after a lost answer the same attempt is repeated, the next refresh has a new one', async () => {
    const session = await signedIn()
    browser.pass(60_000)
    server.fault.loseAnswer = true
    await expect(session.token()).rejects.toThrow(Unreachable)
    expect(browser.stored.get('auth._refresh_attempt.local')).toBe('attempt-1')
    await session.token()
    expect(browser.stored.has('auth._refresh_attempt.local')).toBe(false)
    browser.pass(60_000)
    await session.token()
    expect(server.attempts).toEqual(['attempt-1', 'attempt-1', 'attempt-2'])
  })

  test.each([429, 500, 503, 400])('a %i of the refresh leaves the person signed in', async (status) => {
    const session = await signedIn()
    browser.pass(60_000)
    server.fault.refresh = status
    await expect(session.token()).rejects.toThrow(Unreachable)
    expect(session.state().loggedIn).toBe(true)
    server.fault.refresh = 0
    await expect(session.token()).resolves.toContain('.seal')
  })

  test('a fault of the line leaves the person signed in', async () => {
    const session = await signedIn()
    browser.pass(14_400_000)
    browser.device.isOffline = true
    await expect(session.token()).rejects.toThrow(Unreachable)
    expect(session.state().loggedIn).toBe(true)
  })

  test.each([401, 403])('a %i of the refresh ends the session in every tab and says so', async (status) => {
    const [session, other] = [await signedIn(), openSession()]
    expect(other.state().loggedIn).toBe(true)
    browser.pass(60_000)
    server.fault.refresh = status
    await expect(session.token()).rejects.toThrow(
      'Both token and refresh token have expired. Your request was aborted.',
    )
    expect(session.state().loggedIn).toBe(false)
    expect(other.state().loggedIn).toBe(false)
    expect([session.ending(), other.ending(), openSession().ending()]).toEqual([
      'expired',
      'expired',
      'expired',
    ])
    expect(browser.visited).toEqual([])
  })

  test('an answer that comes after the sign-out brings nobody back', async () => {
    const session = await signedIn()
    browser.pass(60_000)
    const late = session.token()
    await session.signOut()
    await expect(late).rejects.toThrow(SessionGone)
    expect(browser.stored.has('auth._refresh_token.local')).toBe(false)
    expect(openSession().state().loggedIn).toBe(false)
  })
})

describe('signing out', () => {
  test.each([204, 401, 500])(
    '[S4.9] logout clears the session whatever the call answers: %i',
    async (status) => {
      server.fault.logout = status === 204 ? 0 : status
      const session = await signedIn()
      await session.signOut()
      expect(browser.calls).toEqual(['GET /rest/logout'])
      expect(session.state()).toEqual({ user: null, loggedIn: false, strategy: 'local' })
      expect(
        [...browser.stored.keys()].filter((key) => key.startsWith('auth.') && !key.includes('pending')),
      ).toEqual([])
    },
  )

  test('[S4.10] after a sign-out every tab goes to the start page', async () => {
    const [session, other] = [await signedIn(), openSession()]
    expect(other.state().loggedIn).toBe(true)
    await session.signOut()
    expect([session.ending(), other.ending()]).toEqual(['left', 'left'])
    expect(browser.visited).toEqual(['/', '/'])
  })

  test('cleaning that others registered is awaited; one that fails holds nothing up', async () => {
    const session = await signedIn()
    const cleaned: string[] = []
    session.onSignOut(async (userId) => {
      await Promise.resolve()
      cleaned.push(userId)
    })
    session.onSignOut(() => Promise.reject(new Error('blocked')))
    await session.signOut()
    expect(cleaned).toEqual(['user-1'])
    expect(browser.visited).toEqual(['/'])
  })

  test('a session that expires cleans nothing', async () => {
    const session = await signedIn()
    const cleaned: string[] = []
    session.onSignOut((userId) => void cleaned.push(userId))
    browser.pass(60_000)
    server.fault.refresh = 401
    await expect(session.token()).rejects.toThrow(SessionGone)
    expect(cleaned).toEqual([])
  })

  test('a sign-out without network is made up for at the next start, before the next sign-in', async () => {
    const session = await signedIn()
    browser.device.isOffline = true
    await session.signOut()
    expect(browser.stored.has('auth.pendingLogout')).toBe(true)
    expect(openSession().state().loggedIn).toBe(false)
    browser.device.isOffline = false
    await openSession().signIn(credentials)
    expect(browser.calls).toEqual(['GET /rest/logout', 'POST /rest/login', 'GET /rest/user'])
    expect(browser.stored.has('auth.pendingLogout')).toBe(false)
  })

  test('when another person signs in, the first one’s pages are left', async () => {
    const first = await signedIn()
    server.fault.user = { ...vreni, id: 'user-2' }
    await openSession().signIn(credentials)
    expect(first.state().user?.id).toBe('user-2')
    expect(browser.visited).toEqual(['/dashboard'])
  })
})
