import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { limits } from '#platform/limits.ts'
import { makeTokens } from '#platform/http/token.ts'
import { startServer, type TestServer } from '#test/server.ts'
import {
  goodPassword,
  lettersTo,
  makeVisitor,
  newAttempt,
  openAccount,
  type RestAnswer,
  type Visitor,
} from '#test/visitor.ts'
import { sealGeneration } from './accounts.tokens.service.ts'

const abortedText = 'Both token and refresh token have expired. Your request was aborted.'
const cookieName = '__Host-auth.rb'

let server: TestServer
let owner: { email: string; userId: string }
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth' } })
  owner = await openAccount(server)
})
afterAll(async () => server.close())

type Session = { visitor: Visitor; id: string; refreshToken: string; token: string }

async function signIn(browser = true, account = owner): Promise<Session> {
  const visitor = makeVisitor(server, { browser })
  const { body } = await visitor.post('/login', { email: account.email, password: goodPassword })
  const refreshToken = String(body['refreshToken'])
  return { visitor, id: refreshToken.slice(0, 36), refreshToken, token: String(body['token']) }
}

const refresh = (
  { visitor }: Session,
  refreshToken: unknown,
  headers: Record<string, string> = newAttempt(),
) => visitor.post('/refresh', { refreshToken }, headers)
const next = (answer: RestAnswer) => String(answer.body['refreshToken'])
const generationOf = (token: string) => Number(token.split('.')[1])
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const moveBack = (id: string, seconds: number) =>
  server.admin(`update auth.session set rotated_at = rotated_at - make_interval(secs => $2) where id = $1`, [
    id,
    seconds,
  ])
const stateOf = async (id: string) =>
  (
    await server.admin<{ generation: number; revoked_reason: string | null; grace_used: number }>(
      'select generation, revoked_reason, grace_used from auth.session where id = $1',
      [id],
    )
  )[0]

describe('refreshing', () => {
  test('the current token is exchanged for the next one, and the cookie is renewed', async () => {
    const session = await signIn()
    const answer = await refresh(session, session.refreshToken)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['token', 'refreshToken'])
    expect(generationOf(next(answer))).toBe(1)
    expect(answer.cookies[0]).toContain(
      `${cookieName}=${session.visitor.cookies.get(cookieName)}; Path=/; Max-Age=14395;`,
    )
    expect((await session.visitor.get('/user', bearer(String(answer.body['token'])))).status).toBe(200)
  })

  test('six tabs wake up together, eight times: all stay signed in and agree', async () => {
    const session = await signIn()
    let current = session.refreshToken
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(session, current)))
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200])
      expect(new Set(answers.map(next)).size).toBe(1)
      current = next(answers[0] as RestAnswer)
    }
    expect((await stateOf(session.id))?.generation).toBe(8)
  })

  test('the grace for a second tab covers ten seconds', async () => {
    const session = await signIn()
    const first = await refresh(session, session.refreshToken)
    // An hour to come, for on a busy machine the question itself may take seconds.
    await moveBack(session.id, -3_600)
    expect(next(await refresh(session, session.refreshToken))).toBe(next(first))
    // A tab that comes later than that counts as a browser that came back, and what the first tab has is dead.
    await moveBack(session.id, 3_600 + 11)
    expect(generationOf(next(await refresh(session, session.refreshToken)))).toBe(2)
  })

  test('the grace covers twenty uses', async () => {
    const session = await signIn()
    await refresh(session, session.refreshToken)
    await server.admin('update auth.session set grace_used = 19 where id = $1', [session.id])
    await moveBack(session.id, -3_600)
    expect((await refresh(session, session.refreshToken)).status).toBe(200)
    expect((await refresh(session, session.refreshToken)).status).toBe(401)
    expect((await stateOf(session.id))?.revoked_reason).toBe('reuse')
  })

  test('an answer lost in a tunnel is asked for again with the same attempt, even much later', async () => {
    const session = await signIn()
    const attempt = newAttempt()
    const lost = await refresh(session, session.refreshToken, attempt)
    await moveBack(session.id, 3_600)
    const found = await refresh(session, session.refreshToken, attempt)
    expect([found.status, next(found)]).toEqual([200, next(lost)])
    expect((await refresh(session, next(found))).status).toBe(200)
    // The child was used by now: the same attempt is worth nothing any more.
    expect((await refresh(session, session.refreshToken, attempt)).status).toBe(401)
  })

  test('a browser that died before it kept its new token comes back, with all its tabs, and stays signed in', async () => {
    const account = await openAccount(server)
    const session = await signIn(true, account)
    await refresh(session, session.refreshToken)
    await moveBack(session.id, 60)
    const tabs = await Promise.all(Array.from({ length: 6 }, () => refresh(session, session.refreshToken)))
    expect(tabs.map((tab) => [tab.status, generationOf(next(tab))])).toEqual(tabs.map(() => [200, 2]))
    const third = await refresh(session, next(tabs[0] as RestAnswer))
    // It dies once more, and the answer to its return gets lost: the same attempt finds it.
    await moveBack(session.id, 60)
    const attempt = newAttempt()
    await refresh(session, next(tabs[0] as RestAnswer), attempt)
    await moveBack(session.id, 60)
    const found = await refresh(session, next(tabs[0] as RestAnswer), attempt)
    expect([generationOf(next(third)), generationOf(next(found))]).toEqual([3, 4])
    expect((await refresh(session, next(found))).status).toBe(200)
    expect((await stateOf(session.id))?.revoked_reason).toBeNull()
    const subjects = (await lettersTo(server, account.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(['Bitte bestätigen Sie Ihre E-Mail-Adresse'])
  })

  test('of two who hold a copy only one can go on: the other ends it for both, and the owner gets a letter', async () => {
    const account = await openAccount(server)
    const session = await signIn(true, account)
    const stolen = await refresh(session, session.refreshToken)
    await moveBack(session.id, 11)
    const owners = await refresh(session, session.refreshToken)
    expect(generationOf(next(owners))).toBe(2)
    const halfB = `${cookieName}=${stolen.cookies[0]?.split(/[=;]/)[1]}`
    const caught = await refresh(session, next(stolen), { cookie: halfB })
    expect(caught).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED', error: abortedText } })
    expect(caught.cookies[0]).toContain(`${cookieName}=; Path=/; Max-Age=0;`)
    expect((await refresh(session, next(owners), { cookie: halfB })).status).toBe(401)
    expect((await session.visitor.get('/user', bearer(String(stolen.body['token'])))).status).toBe(401)
    expect((await lettersTo(server, account.email)).at(-1)?.subject).toContain('Verdächtige Anmeldung')
    const events = await server.admin('select 1 from auth.event where user_id = $1 and kind = $2', [
      account.userId,
      'refresh_reuse',
    ])
    expect(events).toHaveLength(1)
    const notices = await server.admin('select title from app.notification where user_id = $1', [
      account.userId,
    ])
    expect(notices).toEqual([{ title: 'Verdächtige Anmeldung beendet' }])
  })

  test('a thief one step behind is found out by the next refresh of the owner', async () => {
    const session = await signIn()
    const owners = await refresh(session, session.refreshToken)
    await moveBack(session.id, 11)
    expect((await refresh(session, session.refreshToken)).status).toBe(200)
    expect((await refresh(session, next(owners))).status).toBe(401)
    expect((await stateOf(session.id))?.revoked_reason).toBe('reuse')
  })

  test('coming back once with the same token is a crash, twice is a copy', async () => {
    const session = await signIn()
    await refresh(session, session.refreshToken)
    await moveBack(session.id, 11)
    expect((await refresh(session, session.refreshToken)).status).toBe(200)
    await moveBack(session.id, 11)
    expect((await refresh(session, session.refreshToken)).status).toBe(401)
    expect((await stateOf(session.id))?.revoked_reason).toBe('reuse')
  })

  test('a token two generations old is reuse, within the grace and with the same attempt', async () => {
    const session = await signIn()
    const attempt = newAttempt()
    await refresh(session, next(await refresh(session, session.refreshToken, attempt)), attempt)
    expect((await refresh(session, session.refreshToken, attempt)).status).toBe(401)
    expect((await stateOf(session.id))?.revoked_reason).toBe('reuse')
  })

  test('a database restored to before the last rotation signs nobody out', async () => {
    const session = await signIn()
    const second = await refresh(session, next(await refresh(session, session.refreshToken)))
    await server.admin('update auth.session set generation = 1 where id = $1', [session.id])
    expect(generationOf(next(await refresh(session, next(second))))).toBe(3)
  })

  test('rotations have a limit, other tabs of the same moment do not', async () => {
    const session = await signIn()
    const first = await refresh(session, session.refreshToken)
    await server.parts.cache.take(
      `refresh:session:${session.id}`,
      limits.refresh.perSession,
      limits.refresh.perSession.count,
    )
    expect((await refresh(session, session.refreshToken)).status).toBe(200)
    const limited = await refresh(session, next(first))
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([
      429,
      String(limits.refresh.perSession.window),
    ])
    expect((await stateOf(session.id))?.revoked_reason).toBeNull()
  })
})

describe('half a token', () => {
  test('without its cookie, with a wrong cookie or with a broken seal it opens nothing and ends nothing', async () => {
    const session = await signIn()
    const other = await signIn()
    const broken = session.refreshToken.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
    const wrongSecret = `${cookieName}=${session.id}.${'x'.repeat(43)}`
    const tries = [
      await refresh(session, session.refreshToken, { cookie: '' }),
      await refresh(session, session.refreshToken, { cookie: wrongSecret }),
      await refresh(other, session.refreshToken),
      await refresh(session, broken),
      await refresh(
        session,
        sealGeneration({ ...server.parts.config, SECRET_PEPPER: 'another' }, session.id, 0),
      ),
      await refresh(session, 'nonsense'),
    ]
    expect(tries.map((answer) => [answer.status, answer.body['code']])).toEqual(
      tries.map(() => [401, 'UNAUTHENTICATED']),
    )
    expect(tries.flatMap((answer) => answer.cookies)).toEqual([])
    expect(await stateOf(session.id)).toEqual({ generation: 0, revoked_reason: null, grace_used: 0 })
    expect((await refresh(session, session.refreshToken)).status).toBe(200)
  })

  test('an old half without the cookie cannot sign the owner out', async () => {
    const session = await signIn()
    const current = next(await refresh(session, session.refreshToken))
    await moveBack(session.id, 60)
    expect((await refresh(session, session.refreshToken, { cookie: '' })).status).toBe(401)
    expect((await refresh(session, current)).status).toBe(200)
  })
})

describe('a program without a browser', () => {
  test('gets the plain token of the specification, no cookie, and can refresh with it', async () => {
    const session = await signIn(false)
    expect(session.refreshToken.split('.')).toHaveLength(4)
    const answer = await refresh(session, session.refreshToken)
    expect([answer.status, answer.cookies]).toEqual([200, []])
    expect(generationOf(next(answer))).toBe(1)
  })

  test.each([
    ['origin', () => server.parts.config.PUBLIC_URL],
    ['sec-fetch-site', () => 'same-origin'],
    ['sec-fetch-dest', () => 'empty'],
  ])('its token is refused from a browser, known by %s', async (header, value) => {
    const session = await signIn(false)
    expect((await refresh(session, session.refreshToken, { [header]: value() })).status).toBe(401)
    expect((await stateOf(session.id))?.generation).toBe(0)
  })
})

describe('the end of a session', () => {
  test.each(['idle_expires_at', 'absolute_expires_at'])(
    'after %s the refresh says so in both languages',
    async (column) => {
      const session = await signIn()
      await server.admin(`update auth.session set ${column} = now() - interval '1 second' where id = $1`, [
        session.id,
      ])
      const answer = await refresh(session, session.refreshToken)
      expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED', error: abortedText } })
      expect(answer.body['message']).toBe('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich neu an.')
      expect(session.visitor.cookies.has(cookieName)).toBe(false)
    },
  )

  test('a session lives 14395 s from its last use and a day in all', async () => {
    const session = await signIn()
    await server.admin(`update auth.session set idle_expires_at = now() + interval '1 hour' where id = $1`, [
      session.id,
    ])
    const [before] = await server.admin<{ now: Date }>('select now()')
    await refresh(session, session.refreshToken)
    const [row] = await server.admin<{ idle: number; left: number; whole: number }>(
      `select extract(epoch from idle_expires_at - $2)::float as idle, extract(epoch from idle_expires_at - now())::float as left,
        extract(epoch from absolute_expires_at - created_at)::float as whole from auth.session where id = $1`,
      [session.id, before?.now],
    )
    expect(row?.idle).toBeGreaterThanOrEqual(14_395)
    expect(row?.left).toBeLessThanOrEqual(14_395)
    expect(row?.whole).toBeCloseTo(86_400, 0)
  })

  test('signing out takes a token of ours, even an expired one, and clears the cookie', async () => {
    const session = await signIn()
    const old = makeTokens(
      server.parts.config,
      makeClock(() => Date.now() - 3_600_000),
    )
    const expired = old.sign({ userId: owner.userId, sessionId: session.id, scope: [] })
    expect((await session.visitor.get('/user', bearer(expired))).body['code']).toBe('UNAUTHENTICATED')
    const answer = await session.visitor.get('/logout', bearer(expired))
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect(answer.cookies[0]).toContain('Max-Age=0')
    expect((await stateOf(session.id))?.revoked_reason).toBe('logout')
    expect((await session.visitor.get('/logout', bearer(expired))).status).toBe(204)
  })

  test('a picture or a link on another page cannot sign anybody out', async () => {
    const session = await signIn()
    expect((await session.visitor.get('/logout')).status).toBe(401)
    const tries: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-dest': 'image' },
    ]
    for (const sign of tries)
      expect((await session.visitor.get('/logout', { ...bearer(session.token), ...sign })).status).toBe(403)
    expect((await stateOf(session.id))?.revoked_reason).toBeNull()
  })

  test('nothing is minted after a logout has returned, however the two race', async () => {
    const sessions = []
    for (let count = 0; count < 6; count += 1) sessions.push(await signIn(false))
    await Promise.all(
      sessions.map(async (session) => {
        const racing = Array.from({ length: 4 }, () => refresh(session, session.refreshToken))
        await session.visitor.get('/logout', bearer(session.token))
        const late = await refresh(session, session.refreshToken)
        expect([late.status, late.body['error']]).toEqual([401, abortedText])
        for (const answer of await Promise.all(racing)) {
          if (answer.status !== 200) continue
          expect((await refresh(session, next(answer))).status).toBe(401)
          expect((await session.visitor.get('/user', bearer(String(answer.body['token'])))).status).toBe(401)
        }
      }),
    )
  })

  test('signing in again replaces the session of this browser, and the late tab keeps the new cookie', async () => {
    const session = await signIn()
    const cookie = `${cookieName}=${session.visitor.cookies.get(cookieName)}`
    const again = await session.visitor.post('/login', { email: owner.email, password: goodPassword })
    expect((await stateOf(session.id))?.revoked_reason).toBe('replaced')
    const late = await refresh(session, session.refreshToken, { cookie })
    expect([late.status, late.cookies]).toEqual([401, []])
    expect((await refresh(session, next(again))).status).toBe(200)
  })

  test('a person has at most twenty sessions: the oldest is dropped', async () => {
    const account = await openAccount(server)
    const oldest = await signIn(false, account)
    await server.admin(
      `insert into auth.session (id, user_id, cookie_hash, idle_expires_at, absolute_expires_at)
       select gen_random_uuid(), $1, '', now() + interval '1 hour', now() + interval '1 hour' from generate_series(1, 19)`,
      [account.userId],
    )
    await signIn(false, account)
    expect((await stateOf(oldest.id))?.revoked_reason).toBe('limit')
    const living = await server.admin(
      'select 1 from auth.session where user_id = $1 and revoked_at is null',
      [account.userId],
    )
    expect(living).toHaveLength(20)
  })
})
