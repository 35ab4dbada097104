import { beforeEach, describe, expect, test } from 'vitest'
import { makeTestBrowser } from '#device/test-browser.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import { noteErrors } from './note-errors.ts'
import { makeSession, type AuthCall } from './session.ts'
import { SessionGone, UserAnswerError } from './session-errors.ts'
import { credentials, makeAuthServer, vreni } from './test-auth-server.ts'

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
    const notes: string[] = []
    noteErrors(session, (line) => void notes.push(line))
    await expect(session.signIn({ ...credentials, password: 'falsch' })).rejects.toThrow('CREDENTIALS_WRONG')
    server.fault.user = {}
    await expect(session.signIn(credentials)).rejects.toThrow(UserAnswerError)
    server.fault.user = undefined
    await session.signIn(credentials)
    browser.pass(60_000)
    browser.device.isOffline = true
    await expect(session.token()).rejects.toThrow(Unreachable)
    await expect(session.token()).rejects.toThrow(Unreachable)
    browser.device.isOffline = false
    server.fault.refresh = 401
    await expect(session.token()).rejects.toThrow(SessionGone)
    expect(heard).toEqual([
      ['RestError', 'login'],
      ['UserAnswerError', 'user'],
      ['Unreachable', 'refresh'],
      ['Unreachable', 'refresh'],
    ])
    expect(notes).toEqual([
      'auth login: RestError 401',
      'auth user: UserAnswerError',
      'auth refresh: Unreachable',
    ])
  })

  test('a start without network knows who is signed in', async () => {
    await signedIn()
    browser.device.isOffline = true
    expect(openSession().state().user).toEqual(vreni)
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

describe('a name that changes while somebody is signed in', () => {
  const renamed = { ...vreni, firstName: 'Verena', phone: '+41791234567' }

  test('is known in every tab and after the next start', async () => {
    const session = await signedIn()
    const other = openSession()
    expect(other.state().user).toEqual(vreni)
    let told = 0
    session.subscribe(() => (told += 1))
    session.know(renamed)
    session.know(renamed)
    await Promise.resolve()
    expect(session.state().user).toEqual(renamed)
    expect(told).toBe(1)
    expect(other.state().user).toEqual(renamed)
    expect(openSession().state().user).toEqual(renamed)
    expect(browser.visited).toEqual([])
  })

  test('is not taken from an answer about somebody else, or after the sign-out', async () => {
    const session = await signedIn()
    session.know({ ...renamed, id: 'user-2' })
    expect(session.state().user).toEqual(vreni)
    await session.signOut()
    session.know(renamed)
    expect(session.state().loggedIn).toBe(false)
    expect(browser.stored.has('auth.user')).toBe(false)
  })
})
