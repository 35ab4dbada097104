import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#test/server.ts'
import {
  goodPassword,
  lastLinkTo,
  lettersTo,
  makeVisitor,
  newEmail,
  openAccount,
  registration,
  type RestAnswer,
} from '#test/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth' } })
})
afterAll(async () => server.close())

/** What an attacker can compare: everything but the number of the request. */
const shown = ({ status, body, cookies }: RestAnswer) => ({
  status,
  body: { ...body, requestId: '' },
  cookies,
})

const eventsOf = async (userId: string) =>
  (
    await server.admin<{ kind: string }>('select kind from auth.event where user_id = $1 order by id', [
      userId,
    ])
  ).map((row) => row.kind)

describe('becoming an owner with an account', () => {
  test('a person registers, confirms by letter, signs in, sees themselves and signs out', async () => {
    const email = newEmail()
    const visitor = makeVisitor(server)
    expect(
      shown(
        await visitor.post('/register', { ...registration(` ${email.toUpperCase()} `), newsletter: true }),
      ),
    ).toMatchObject({
      status: 202,
      body: { mailSent: true },
    })
    expect((await visitor.post('/confirm', { token: await lastLinkTo(server, email) })).status).toBe(204)

    const { status, body } = await visitor.post('/login', { email, password: goodPassword })
    expect({ status, fields: Object.keys(body) }).toEqual({ status: 200, fields: ['token', 'refreshToken'] })
    const bearer = { authorization: `Bearer ${String(body['token'])}` }
    const user = await visitor.get('/user', bearer)
    expect(user.body).toEqual({
      id: expect.any(String),
      email,
      firstName: 'Vreni',
      lastName: 'Muster',
      phone: null,
      scope: ['user'],
    })
    expect((await visitor.get('/logout', bearer)).status).toBe(204)
    expect(await visitor.get('/user', bearer)).toMatchObject({
      status: 401,
      body: { code: 'SESSION_EXPIRED' },
    })
    expect(await eventsOf(String(user.body['id']))).toEqual(['registered', 'confirmed', 'login', 'logout'])
    const [account] = await server.admin(
      'select newsletter, terms_version from auth.account where email = $1',
      [email],
    )
    expect(account).toEqual({ newsletter: true, terms_version: '2026-01' })
  })

  test('before the address is confirmed a right password is told so, a wrong one is not', async () => {
    const email = newEmail()
    const visitor = makeVisitor(server)
    await visitor.post('/register', registration(email))
    expect((await visitor.post('/login', { email, password: goodPassword })).body['code']).toBe(
      'EMAIL_NOT_CONFIRMED',
    )
    expect((await visitor.post('/login', { email, password: 'etwas anderes 12' })).body['code']).toBe(
      'CREDENTIALS_WRONG',
    )
  })

  test('a confirmation link works once, by POST only, and for a day', async () => {
    const visitor = makeVisitor(server)
    const [once, late] = [newEmail(), newEmail()]
    await visitor.post('/register', registration(once))
    const token = await lastLinkTo(server, once)
    expect((await visitor.get(`/confirm?token=${token}`)).status).toBe(404)
    expect((await visitor.post('/confirm', { token })).status).toBe(204)
    expect(await visitor.post('/confirm', { token })).toMatchObject({
      status: 400,
      body: { code: 'LINK_INVALID' },
    })

    await visitor.post('/register', registration(late))
    const [link] = await server.admin<{ hours: number; stored: string }>(
      `select extract(epoch from l.expires_at - l.created_at)::float / 3600 as hours, encode(token_hash, 'hex') as stored
       from auth.link l join auth.account a on a.id = l.user_id where a.email = $1`,
      [late],
    )
    expect(link?.hours).toBeCloseTo(24, 1)
    const lateToken = await lastLinkTo(server, late)
    expect(link?.stored).not.toContain(Buffer.from(lateToken).toString('hex'))
    await expireLinks(late)
    expect((await visitor.post('/confirm', { token: lateToken })).body['code']).toBe('LINK_INVALID')
  })

  test('registering a known address looks the same and changes nothing', async () => {
    const visitor = makeVisitor(server)
    const { email } = await openAccount(server)
    const known = await visitor.post('/register', {
      ...registration(email),
      password: 'ganz anderes Passwort',
    })
    const unknown = await visitor.post('/register', registration(newEmail()))
    expect(shown(known)).toEqual(shown(unknown))
    expect((await lettersTo(server, email)).at(-1)?.subject).toBe('Sie haben bereits ein Konto')
    expect((await visitor.post('/login', { email, password: goodPassword })).status).toBe(200)
  })

  test('who registers an address before its owner gets nothing: the link that is clicked decides', async () => {
    const visitor = makeVisitor(server)
    const email = newEmail()
    const strangers = { ...registration(email), firstName: 'Fremder', password: 'eine fremde Lampe brennt' }
    await visitor.post('/register', strangers)
    await visitor.post('/register', { ...registration(email), termsVersion: '2026-02', newsletter: true })
    const token = await lastLinkTo(server, email)
    await visitor.post('/register', strangers)
    expect((await lettersTo(server, email))[1]?.body_text).toMatch(
      /Passwort, die am .* Uhr eingegeben wurden/,
    )

    expect((await visitor.post('/confirm', { token })).status).toBe(204)
    expect((await visitor.post('/login', { email, password: strangers.password })).status).toBe(401)
    const { status, body } = await visitor.post('/login', { email, password: goodPassword })
    expect(status).toBe(200)
    const bearer = { authorization: `Bearer ${String(body['token'])}` }
    expect((await visitor.get('/user', bearer)).body).toMatchObject({ firstName: 'Vreni' })
    const consent = 'select terms_version, newsletter from auth.account where email = $1'
    expect(await server.admin(consent, [email])).toEqual([{ terms_version: '2026-02', newsletter: true }])

    // The stranger's links, before and after, lead nowhere any more, and nothing of them is kept.
    const late = await lastLinkTo(server, email)
    expect((await visitor.post('/confirm', { token: late })).body['code']).toBe('LINK_INVALID')
    expect(await server.admin('select 1 from auth.registration')).toEqual([])
  })

  test('the first registration counts with its own link, though another one waits', async () => {
    const visitor = makeVisitor(server)
    const email = newEmail()
    await visitor.post('/register', registration(email))
    const token = await lastLinkTo(server, email)
    await visitor.post('/register', { ...registration(email), password: 'eine fremde Lampe brennt' })
    await visitor.post('/confirm', { token })
    expect((await visitor.post('/login', { email, password: goodPassword })).status).toBe(200)
  })

  test('registered twice, another letter lets the owner choose the password instead of guessing whose counts', async () => {
    const visitor = makeVisitor(server)
    const email = newEmail()
    await visitor.post('/register', { ...registration(email), password: 'eine fremde Lampe brennt' })
    await visitor.post('/register', registration(email))
    const waiting = await lastLinkTo(server, email)
    await visitor.post('/resend-confirmation', { email })
    const link = { token: await lastLinkTo(server, email), password: 'sieben Birken hinterm Stall' }
    expect((await visitor.post('/confirm', { token: link.token })).body['code']).toBe('LINK_INVALID')
    expect((await visitor.post('/new-password', link)).status).toBe(204)
    // A link that is clicked later cannot bring its password back.
    await visitor.post('/confirm', { token: waiting })
    for (const password of [goodPassword, 'eine fremde Lampe brennt'])
      expect((await visitor.post('/login', { email, password })).status).toBe(401)
    expect((await visitor.post('/login', { email, password: link.password })).status).toBe(200)
  })

  test('a machine that fills the hidden field is thanked and forgotten', async () => {
    const email = newEmail()
    const answer = await makeVisitor(server).post('/register', {
      ...registration(email),
      website: 'http://spam.test',
    })
    expect(answer).toMatchObject({ status: 202, body: { mailSent: true } })
    expect(await server.admin('select 1 from auth.account where email = $1', [email])).toEqual([])
  })

  test.each([
    [{ password: 'passwort1234' }, 'PASSWORD_TOO_WEAK', 'password'],
    [{ password: 'Vreni Muster 1' }, 'PASSWORD_TOO_WEAK', 'password'],
    [{ password: 'kurz' }, 'BAD_INPUT', 'password'],
    [{ email: 'vreni' }, 'BAD_INPUT', 'email'],
    [{ firstName: '' }, 'BAD_INPUT', 'firstName'],
  ])('a registration with %j is refused with its field', async (fault, code, field) => {
    const answer = await makeVisitor(server).post('/register', { ...registration(newEmail()), ...fault })
    expect(answer).toMatchObject({ status: 400, body: { code, field } })
  })

  test('one line registers five accounts an hour', async () => {
    const visitor = makeVisitor(server)
    for (let count = 0; count < 5; count += 1)
      await visitor.post('/register', { ...registration(newEmail()), website: 'x' })
    const answer = await visitor.post('/register', registration(newEmail()))
    expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
    expect(answer.headers.get('retry-after')).toBe('3600')
  })

  test('another confirmation link is sent only to those who wait for one, and nobody can tell', async () => {
    const visitor = makeVisitor(server)
    const [waiting, { email: confirmed }] = [newEmail(), await openAccount(server)]
    await visitor.post('/register', registration(waiting))
    const before = (await lettersTo(server, confirmed)).length
    const answers = []
    for (const email of [waiting, confirmed, newEmail()])
      answers.push(shown(await visitor.post('/resend-confirmation', { email })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await lettersTo(server, waiting)).toHaveLength(2)
    expect(await lettersTo(server, confirmed)).toHaveLength(before)
  })
})

describe('a forgotten password', () => {
  test('the answer is the same for known and unknown addresses, and three letters an hour are enough', async () => {
    const visitor = makeVisitor(server)
    const { email } = await openAccount(server)
    const unknown = shown(await visitor.post('/forgot-password', { email: newEmail() }))
    for (let count = 0; count < 5; count += 1) {
      expect(shown(await visitor.post('/forgot-password', { email }))).toEqual(unknown)
    }
    const resets = (await lettersTo(server, email)).filter(
      (letter) => letter.subject === 'Neues Passwort setzen',
    )
    expect(resets).toHaveLength(3)
  })

  test('a new password signs every device out, tells the owner, and signs nobody in', async () => {
    const { email, userId } = await openAccount(server)
    const visitor = makeVisitor(server)
    const first = await visitor.post('/login', { email, password: goodPassword })
    await visitor.post('/forgot-password', { email })
    const token = await lastLinkTo(server, email)
    expect((await visitor.post('/new-password', { token, password: 'passwort1234' })).body['code']).toBe(
      'PASSWORD_TOO_WEAK',
    )

    const changed = await visitor.post('/new-password', { token, password: 'sieben Birken hinterm Stall' })
    expect(changed).toMatchObject({ status: 204, body: {} })
    expect((await visitor.post('/refresh', { refreshToken: first.body['refreshToken'] })).status).toBe(401)
    expect((await visitor.post('/login', { email, password: goodPassword })).status).toBe(401)
    expect((await visitor.post('/login', { email, password: 'sieben Birken hinterm Stall' })).status).toBe(
      200,
    )
    expect((await visitor.post('/new-password', { token, password: goodPassword })).body['code']).toBe(
      'LINK_INVALID',
    )
    expect((await lettersTo(server, email)).map((letter) => letter.subject)).toContain(
      'Ihr Passwort wurde geändert',
    )
    expect(await eventsOf(userId)).toContain('password_changed')
  })

  test('a reset link ends after half an hour, and using one ends the others', async () => {
    const { email } = await openAccount(server)
    const visitor = makeVisitor(server)
    await visitor.post('/forgot-password', { email })
    const first = await lastLinkTo(server, email)
    await visitor.post('/forgot-password', { email })
    const second = await lastLinkTo(server, email)
    await visitor.post('/new-password', { token: second, password: 'sieben Birken hinterm Stall' })
    expect((await visitor.post('/new-password', { token: first, password: goodPassword })).body['code']).toBe(
      'LINK_INVALID',
    )

    await visitor.post('/forgot-password', { email })
    await expireLinks(email)
    const late = { token: await lastLinkTo(server, email), password: goodPassword }
    expect((await visitor.post('/new-password', late)).body['code']).toBe('LINK_INVALID')
  })
})

const expireLinks = (email: string) =>
  server.admin(
    `update auth.link set expires_at = now() - interval '1 second' where user_id = (select id from auth.account where email = $1)`,
    [email],
  )
