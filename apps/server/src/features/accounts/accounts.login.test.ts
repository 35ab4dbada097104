import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#platform/limits.ts'
import { startServer, type TestServer } from '#test/server.ts'
import {
  goodPassword,
  lettersTo,
  makeVisitor,
  newEmail,
  openAccount,
  type RestAnswer,
  type Visitor,
} from '#test/visitor.ts'
import { checkPassword } from './accounts.hash.service.ts'
import { slowDown } from './accounts.limits.service.ts'
import { accountKey } from './accounts.tokens.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth' } })
})
afterAll(async () => server.close())

const wrong = 'ganz sicher falsch'
const shown = ({ status, body, cookies }: RestAnswer) => ({
  status,
  body: { ...body, requestId: '' },
  cookies,
})
const login = (visitor: Visitor, email: string, password = goodPassword, extra: object = {}) =>
  visitor.post('/login', { email, password, ...extra })

describe('signing in', () => {
  test('a browser gets half a token, and the other half in a cookie no script can read', async () => {
    const { email } = await openAccount(server)
    const answer = await login(makeVisitor(server, { browser: true }), email)
    expect(String(answer.body['refreshToken'])).toMatch(/^[0-9a-f-]{36}\.0\.[\w-]{32}$/)
    const refreshHalf = answer.cookies.find((cookie) => cookie.startsWith('__Host-auth.rb='))
    expect(refreshHalf).toMatch(
      /^__Host-auth\.rb=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Max-Age=14395; HttpOnly; Secure; SameSite=Strict$/,
    )
    const secret = refreshHalf?.split(/[.;]/)[2] ?? ''
    expect(JSON.stringify(answer.body)).not.toContain(secret)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('a password that is changed while it is being checked opens nothing any more', async () => {
    const { email, userId } = await openAccount(server)
    const answer = login(makeVisitor(server), email)
    const isCounted = async () => {
      const query = 'select failed_logins as tries from auth.account where id = $1'
      return (await server.admin<{ tries: number }>(query, [userId]))[0]?.tries === 1
    }
    while (!(await isCounted())) await new Promise((resolve) => setTimeout(resolve, 1))
    await server.admin('update auth.account set password_changed_at = clock_timestamp() where id = $1', [
      userId,
    ])
    expect(await answer).toMatchObject({ status: 401, body: { code: 'CREDENTIALS_WRONG' } })
    expect(await server.admin('select 1 from auth.session where user_id = $1', [userId])).toEqual([])
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email, userId } = await openAccount(server)
    const visitor = makeVisitor(server)
    const [known, unknown] = [await login(visitor, email, wrong), await login(visitor, newEmail(), wrong)]
    expect(shown(known)).toEqual(shown(unknown))
    expect(known).toMatchObject({
      status: 401,
      body: { code: 'CREDENTIALS_WRONG', message: 'E-Mail oder Passwort ist nicht korrekt.' },
    })
    expect(
      await server.admin('select 1 from auth.event where user_id = $1 and kind = $2', [
        userId,
        'login_failed',
      ]),
    ).toHaveLength(1)
  })

  test('another site can neither sign in nor refresh, and a form is no JSON', async () => {
    const { email } = await openAccount(server)
    const visitor = makeVisitor(server)
    for (const origin of ['https://evil.test', 'null', 'https://localhost:24009.evil.test']) {
      expect((await visitor.post('/login', { email, password: goodPassword }, { origin })).status).toBe(403)
      expect((await visitor.post('/refresh', { refreshToken: 'x' }, { origin })).status).toBe(403)
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await visitor.post('/login', { email, password: goodPassword }, { 'content-type': type })
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } })
    }
  })

  test('what is not understood names its field and never echoes a secret', async () => {
    const answer = await makeVisitor(server).post('/login', { email: 'vreni', password: goodPassword })
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'email' } })
    expect(JSON.stringify(answer.body)).not.toContain(goodPassword)
  })

  test('a letter tells about a new device, but not about the first, the same or a moving phone', async () => {
    const { email } = await openAccount(server)
    const home = makeVisitor(server, { browser: true })
    await login(home, email)
    await login(home, email)
    const away = makeVisitor(server, { browser: true })
    for (const [name, value] of home.cookies) away.cookies.set(name, value)
    await login(away, email)
    const news = async () =>
      (await lettersTo(server, email)).filter((letter) => letter.subject.startsWith('Neue Anmeldung'))
    expect(await news()).toHaveLength(0)
    await login(
      makeVisitor(server, { browser: true, userAgent: 'Mozilla/5.0 (Windows NT 10.0) <b>Chrome/140' }),
      email,
    )
    const [letter] = await news()
    expect(letter?.body_text).toContain('Chrome unter Windows')
    expect(letter?.body_text).not.toContain('<b>')
  })
})

describe('guessing', () => {
  test('after ten failures each try on an account waits, for known and unknown addresses', async () => {
    const { email } = await openAccount(server)
    for (const address of [email, newEmail()]) {
      for (let count = 0; count < 10; count += 1) await login(makeVisitor(server), address, wrong)
    }
    const before = performance.now()
    const answers = await Promise.all([
      login(makeVisitor(server), email),
      login(makeVisitor(server), newEmail(), wrong),
    ])
    expect(performance.now() - before).toBeGreaterThan(1_000)
    expect(answers[0].status).toBe(200)
    // The right password ends the waiting.
    const key = `login:account:${accountKey(server.parts.config, email)}`
    expect((await server.parts.cache.take(key, limits.login.perAccount, 0)).used).toBe(0)
  })

  test('a network takes twenty places of those who wait, and leaves the others to the owner', async () => {
    const once = limits.login.perAccount.count + 1
    const [network, home] = [newEmail(), newEmail()]
    const strangers = Promise.allSettled(Array.from({ length: 25 }, () => slowDown(once, { area: network })))
    await expect(slowDown(once, { area: home })).resolves.toBeUndefined()
    const refused = (await strangers).filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(5)
    // Whoever has waited gives the place back.
    await expect(slowDown(once, { area: network })).resolves.toBeUndefined()
  })

  test('one line fails thirty times in a quarter of an hour, whatever it claims to be', async () => {
    const line = '2001:db8:aa:'.concat(Math.floor(Math.random() * 65_535).toString(16))
    const attack = (index: number) =>
      login(
        makeVisitor(server, { address: `198.51.100.${index}, ${line}::${(index + 1).toString(16)}` }),
        newEmail(),
        wrong,
      )
    const statuses: number[] = []
    for (let index = 0; index < 30; index += 15) {
      const answers = await Promise.all(Array.from({ length: 15 }, (_, offset) => attack(index + offset)))
      statuses.push(...answers.map((answer) => answer.status))
    }
    expect(new Set(statuses)).toEqual(new Set([401]))
    const limited = await attack(40)
    expect([limited.status, limited.body['code'], limited.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      '900',
    ])
    const neighbour = makeVisitor(server, { address: `${line.replace(':aa:', ':ab:')}::1` })
    expect((await login(neighbour, newEmail(), wrong)).status).toBe(401)
  })

  test('right passwords do not use the limit of a line up', async () => {
    const { email } = await openAccount(server)
    const office = makeVisitor(server)
    await server.parts.cache.take(`login:address:${office.address}`, limits.login.perAddress, 29)
    for (let count = 0; count < 3; count += 1) expect((await login(office, email)).status).toBe(200)
  })

  test('a full hash queue says come again instead of letting everybody wait', async () => {
    const { atOnce, waiting } = limits.login.hashes
    const room = atOnce + waiting
    // So many that they are there before the first of them are done, whatever else the machine does.
    const answers = await Promise.all(
      Array.from({ length: 4 * room }, () => login(makeVisitor(server), newEmail(), wrong)),
    )
    const full = answers.filter((answer) => answer.status === 503)
    expect(full.length).toBeGreaterThan(0)
    expect(full.length).toBeLessThanOrEqual(3 * room)
    expect(full[0]?.headers.get('retry-after')).toBe('2')
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(4 * room - full.length)
  })

  test('one network that fills the hash queue keeps nobody else out', async () => {
    const [{ email: owner }, { email: known }] = [await openAccount(server), await openAccount(server)]
    const home = makeVisitor(server, { browser: true })
    await login(home, known)
    const network = `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}`
    const { atOnce, waiting } = limits.login.hashes
    let isOver = false
    // Each comes again in the moment in which it is done: the queue is full for as long as the test takes.
    const flood = Array.from({ length: atOnce + waiting }, async (_, line) => {
      const origin = { line: String(line), area: `${network}::/48`, isKnown: false }
      while (!isOver) await checkPassword(server.parts.config, origin, wrong, undefined)
    })
    const ebbed = Promise.allSettled(flood)
    try {
      const oneMore = makeVisitor(server, { address: `${network}:1::1` })
      expect((await login(oneMore, newEmail(), wrong)).status).toBe(503)
      const others = await Promise.all([login(makeVisitor(server), owner), login(home, known)])
      expect(others.map((answer) => answer.status)).toEqual([200, 200])
    } finally {
      isOver = true
      await ebbed
    }
  })

  test('a network fails a hundred and fifty times in a quarter of an hour, its known browsers apart', async () => {
    const { email } = await openAccount(server)
    const network = `2001:db9:${Math.floor(Math.random() * 65_535).toString(16)}`
    const home = makeVisitor(server, { browser: true, address: `${network}:1::1` })
    await login(home, email)
    await server.parts.cache.take(`login:area:${network}::/48`, limits.login.perArea, 150)
    const neighbour = makeVisitor(server, { address: `${network}:2::1` })
    expect(await login(neighbour, newEmail(), wrong)).toMatchObject({ status: 429 })
    expect((await login(home, email)).status).toBe(200)
  })
})

describe('after a hundred failures in a row', () => {
  async function guessedAt(): Promise<{ email: string; userId: string }> {
    const account = await openAccount(server)
    await server.admin('update auth.account set failed_logins = 100 where id = $1', [account.userId])
    return account
  }
  const codeFor = async (email: string) =>
    /\b\d{8}\b/.exec((await lettersTo(server, email)).at(-1)?.body_text ?? '')?.[0] ?? ''

  test('the password alone no longer opens the account; the code from a letter does, once', async () => {
    const { email, userId } = await guessedAt()
    const visitor = makeVisitor(server)
    expect(await login(visitor, email)).toMatchObject({ status: 401, body: { code: 'MAIL_CODE_NEEDED' } })
    const code = await codeFor(email)
    const other = code === '00000000' ? '11111111' : '00000000'
    expect((await login(visitor, email, goodPassword, { code: other })).body['code']).toBe(
      'CREDENTIALS_WRONG',
    )
    expect((await login(visitor, email, wrong, { code })).body['code']).toBe('CREDENTIALS_WRONG')
    expect((await login(visitor, email, goodPassword, { code })).status).toBe(200)
    expect(await server.admin('select failed_logins from auth.account where id = $1', [userId])).toEqual([
      { failed_logins: 0 },
    ])

    await server.admin('update auth.account set failed_logins = 100 where id = $1', [userId])
    expect((await login(visitor, email, goodPassword, { code })).status).toBe(401)
    const [stored] = await server.admin<{ hash: string }>(
      `select encode(token_hash, 'escape') as hash from auth.link where purpose = 'login_code' limit 1`,
    )
    expect(stored?.hash).not.toContain(code)
  })

  test('a stranger who tries codes does not lock the owner out, who is on a new device', async () => {
    const { email } = await guessedAt()
    const [stranger, owner] = [makeVisitor(server), makeVisitor(server)]
    await login(owner, email)
    const code = await codeFor(email)
    for (let count = 0; count < 10; count += 1) await login(stranger, email, wrong, { code: '00000000' })
    // How long the account waits after many tries is another matter.
    await server.parts.cache.forget(`login:account:${accountKey(server.parts.config, email)}`)
    expect((await login(stranger, email, wrong, { code: '00000000' })).status).toBe(429)
    expect((await login(owner, email, goodPassword, { code })).status).toBe(200)
  })

  test('a stranger who asks for codes does not use up those of the owner', async () => {
    const { email, userId } = await guessedAt()
    const visitor = makeVisitor(server)
    const codes = async () => {
      await login(visitor, email, wrong)
      return (await lettersTo(server, email)).filter(({ subject }) => subject.startsWith('Ihr Code')).length
    }
    expect([await codes(), await codes(), await codes(), await codes()]).toEqual([1, 2, 3, 3])
    // The last one lies in the owner's box and opens. Once none is good any more another one is sent.
    await server.admin(`update auth.link set expires_at = now() + interval '4 minutes' where user_id = $1`, [
      userId,
    ])
    expect([await codes(), await codes()]).toEqual([4, 4])
    expect((await login(visitor, email, goodPassword, { code: await codeFor(email) })).status).toBe(200)
  })

  test('an unknown address is asked for a code as well', async () => {
    const email = newEmail()
    const { email: known } = await guessedAt()
    await server.parts.cache.take(
      `login:row:${accountKey(server.parts.config, email)}`,
      { count: 100, window: 900 },
      100,
    )
    const visitor = makeVisitor(server)
    expect(shown(await login(visitor, email, wrong))).toEqual(shown(await login(visitor, known, wrong)))
    const code = '12345678'
    expect(shown(await login(visitor, email, wrong, { code }))).toEqual(
      shown(await login(visitor, known, wrong, { code })),
    )
    expect(await lettersTo(server, email)).toHaveLength(0)
  })

  test('the owner is not locked out of a browser that signed in before', async () => {
    const { email, userId } = await openAccount(server)
    const home = makeVisitor(server, { browser: true })
    const first = await login(home, email)
    expect(first.cookies.find((cookie) => cookie.startsWith('__Host-auth.kd='))).toMatch(
      /; Path=\/; Max-Age=15552000; HttpOnly; Secure; SameSite=Strict$/,
    )
    await server.admin('update auth.account set failed_logins = 500 where id = $1', [userId])
    expect((await login(home, email)).status).toBe(200)
    const thief = makeVisitor(server, { browser: true })
    expect((await login(thief, email)).body['code']).toBe('MAIL_CODE_NEEDED')
    thief.cookies.set('__Host-auth.kd', `${home.cookies.get('__Host-auth.kd')}.x`)
    expect((await login(thief, email)).body['code']).toBe('MAIL_CODE_NEEDED')
    // The mark is worth nothing for another account.
    const other = await guessedAt()
    expect((await login(home, other.email)).body['code']).toBe('MAIL_CODE_NEEDED')
  })

  test('guessing in parallel does not outrun the counter', async () => {
    const { email, userId } = await openAccount(server)
    await server.admin('update auth.account set failed_logins = 96 where id = $1', [userId])
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login(makeVisitor(server), email, wrong)),
    )
    const reachedHash = answers.filter((answer) => answer.body['code'] === 'CREDENTIALS_WRONG')
    expect(reachedHash).toHaveLength(4)
  })
})
