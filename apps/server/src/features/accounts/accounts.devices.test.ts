import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/server.ts'
import { goodPassword, makeVisitor, newAttempt, openAccount, type Visitor } from '#test/visitor.ts'

const abortedText = 'Both token and refresh token have expired. Your request was aborted.'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth' } })
})
afterAll(async () => server.close())

type Session = { visitor: Visitor; id: string; refreshToken: string; token: string }

async function signIn({ email }: { readonly email: string }, browser = false): Promise<Session> {
  const visitor = makeVisitor(server, { browser })
  const { body } = await visitor.post('/login', { email, password: goodPassword })
  const refreshToken = String(body['refreshToken'])
  return { visitor, id: refreshToken.slice(0, 36), refreshToken, token: String(body['token']) }
}

const refresh = ({ visitor, refreshToken }: Session) =>
  visitor.post('/refresh', { refreshToken }, newAttempt())
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const reasonOf = async (id: string) =>
  (
    await server.admin<{ reason: string | null }>(
      'select revoked_reason as reason from auth.session where id = $1',
      [id],
    )
  )[0]?.reason

test('an owner sees their sessions, ends one, then all others; a stranger ends nothing', async () => {
  const account = await openAccount(server)
  const [here, phone, tablet, stranger] = [
    await signIn(account, true),
    await signIn(account),
    await signIn(account),
    await signIn(await openAccount(server)),
  ]
  const list = (await here.visitor.get('/sessions', bearer(here.token))).body as unknown as Record<
    string,
    unknown
  >[]
  expect(list).toHaveLength(3)
  expect(list.find((row) => row['isCurrent'] === true)).toEqual({
    id: here.id,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    lastSeenAt: expect.any(String),
    userAgent: expect.stringContaining('Firefox'),
    ipPrefix: here.visitor.address.replace(/\d+$/, '0/24'),
    isCurrent: true,
  })
  expect((await stranger.visitor.post(`/sessions/${phone.id}/end`, {}, bearer(stranger.token))).status).toBe(
    404,
  )
  expect((await here.visitor.post(`/sessions/${phone.id}/end`, {}, bearer(here.token))).status).toBe(204)
  expect((await refresh(phone)).status).toBe(401)
  expect((await here.visitor.post('/sessions/end-others', {}, bearer(here.token))).body).toEqual({
    ended: 1,
  })
  expect(await reasonOf(tablet.id)).toBe('owner')
  expect((await refresh(here)).status).toBe(200)
  expect(await phone.visitor.get('/sessions', bearer(phone.token))).toMatchObject({
    status: 401,
    body: { error: abortedText },
  })
})
