import { beforeEach, expect, test } from 'vitest'
import { makeTestBrowser } from '#device/test-browser.ts'
import { Unreachable } from '#device/net/unreachable.ts'
import { makeSession } from './session.ts'
import { SessionGone } from './session-errors.ts'
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

test('a session that ended by itself leaves the address for the next sign-in, a sign-out does not', async () => {
  const session = await signedIn()
  browser.pass(60_000)
  server.fault.refresh = 401
  await expect(session.token()).rejects.toThrow(SessionGone)
  expect(openSession().lastEmail()).toBe(vreni.email)
  server.fault.refresh = 0
  await session.signIn(credentials)
  expect(openSession().lastEmail()).toBeUndefined()
  await session.signOut()
  expect(openSession().lastEmail()).toBeUndefined()
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
