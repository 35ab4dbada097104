import { generateKeyPairSync } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeClock } from '#platform/clock.ts'
import { makeTokens } from '#platform/http/token.ts'
import { startServer, type TestServer } from '#test/server.ts'
import { goodPassword, makeVisitor, openAccount } from '#test/visitor.ts'

const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

let server: TestServer
let owner: { email: string; userId: string }
beforeAll(async () => {
  server = await startServer({ config: { SERVICES: 'auth', TOKEN_KEY: key } })
  owner = await openAccount(server)
})
afterAll(async () => server.close())

async function signIn() {
  const visitor = makeVisitor(server, { browser: true })
  const { body } = await visitor.post('/login', { email: owner.email, password: goodPassword })
  return { visitor, id: String(body['refreshToken']).slice(0, 36), token: String(body['token']) }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('access tokens', () => {
  const claims = () => ({
    sub: owner.userId,
    sid: '',
    scope: ['user'],
    iat: Math.floor(Date.now() / 1_000),
    exp: Math.floor(Date.now() / 1_000) + 60,
  })
  const signer = (extra: object) =>
    createSigner({
      key,
      algorithm: 'EdDSA',
      iss: 'hauswart',
      aud: 'hauswart-data',
      header: { alg: 'EdDSA', typ: 'at+jwt' },
      ...extra,
    })

  test('ours opens the door; no algorithm, another type, key, issuer or audience does not', async () => {
    const session = await signIn()
    const body = { ...claims(), sid: session.id }
    const none = [
      { alg: 'none', typ: 'at+jwt' },
      { ...body, iss: 'hauswart', aud: 'hauswart-data' },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    const foreignKey = generateKeyPairSync('ed25519')
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString()
    const forged = [
      `${none.join('.')}.`,
      signer({ header: { alg: 'EdDSA', typ: 'JWT' } })(body),
      signer({ key: foreignKey })(body),
      signer({ iss: 'someone' })(body),
      signer({ aud: 'someone' })(body),
      session.token.replace(/\.[^.]+\./, `.${none[1]}.`),
      'nonsense',
    ]
    expect((await session.visitor.get('/user', bearer(signer({})(body)))).status).toBe(200)
    for (const token of forged) {
      expect((await session.visitor.get('/user', bearer(token))).status).toBe(401)
      expect((await session.visitor.get('/logout', bearer(token))).status).toBe(401)
    }
    expect((await session.visitor.get('/user')).status).toBe(401)
  })

  test.each([
    [4, 200],
    [-4, 200],
    // Expired, and forgiven; a few seconds may pass until it is read.
    [-61, 200],
    [10, 401],
    [-70, 401],
  ])('a token from a clock %i s off is answered with %i', async (seconds, status) => {
    const session = await signIn()
    const tokens = makeTokens(
      server.parts.config,
      makeClock(() => Date.now() + seconds * 1_000),
    )
    const token = tokens.sign({ userId: owner.userId, sessionId: session.id, scope: ['user'] })
    expect((await session.visitor.get('/user', bearer(token))).status).toBe(status)
  })

  test('a token says who, which session and what for, for a minute', async () => {
    const { token, id } = await signIn()
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))
    expect(header).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' })
    expect(payload).toMatchObject({
      iss: 'hauswart',
      aud: 'hauswart-data',
      sub: owner.userId,
      sid: id,
      scope: ['user'],
    })
    expect(payload.exp - payload.iat).toBe(60)
  })
})
