import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { TestServer } from './server.ts'

export type RestAnswer = {
  status: number
  headers: Headers
  body: Record<string, unknown>
  cookies: readonly string[]
}

/** Somebody at the other end of the wire, with an address of their own: limits of one test touch no other. */
export type Visitor = {
  readonly cookies: Map<string, string>
  readonly address: string
  get(path: string, headers?: Record<string, string>): Promise<RestAnswer>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<RestAnswer>
}

export type VisitorOptions = { browser?: boolean; address?: string; userAgent?: string }

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** A browser keeps cookies and says where it comes from; a program does neither. */
export function makeVisitor(server: TestServer, options: VisitorOptions = {}): Visitor {
  const cookies = new Map<string, string>()
  const address = options.address ?? `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const userAgent = options.userAgent ?? (options.browser === true ? firefox : 'curl/8.14')

  async function send(
    method: string,
    path: string,
    body: unknown,
    extra: Record<string, string>,
  ): Promise<RestAnswer> {
    const headers: Record<string, string> = { 'x-forwarded-for': address, 'user-agent': userAgent }
    if (body !== undefined) headers['content-type'] = 'application/json'
    if (options.browser === true) {
      headers['sec-fetch-site'] = 'same-origin'
      headers['sec-fetch-dest'] = 'empty'
      if (method === 'POST') headers['origin'] = new URL(server.parts.config.PUBLIC_URL).origin
      if (cookies.size > 0) headers['cookie'] = Array.from(cookies, (pair) => pair.join('=')).join('; ')
    }
    const init = {
      method,
      headers: { ...headers, ...extra },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const response = await fetch(`${server.url}/rest${path}`, init)
    const text = await response.text()
    const given = response.headers.getSetCookie()
    if (options.browser === true) for (const cookie of given) keep(cookie)
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? {} : JSON.parse(text),
      cookies: given,
    }
  }

  function keep(cookie: string): void {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? []
    if (cookie.includes('Max-Age=0')) cookies.delete(name)
    else cookies.set(name, value)
  }

  return {
    cookies,
    address,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body, headers = {}) => send('POST', path, body, headers),
  }
}

export const goodPassword = 'vier rote Ziegel am Kamin'

export const newEmail = (): string => `${randomUUID()}@kunde.test`

export const newAttempt = (): Record<string, string> => ({
  'x-refresh-attempt': randomBytes(12).toString('hex'),
})

/** The letters written to an address, oldest first. */
export const lettersTo = (server: TestServer, email: string) =>
  server.admin<{ id: string; subject: string; body_text: string }>(
    'select id, subject, body_text from auth.mail where recipient = $1 order by id',
    [email],
  )

export async function lastLinkTo(server: TestServer, email: string): Promise<string> {
  const letters = await lettersTo(server, email)
  return /\/(?:bestaetigen|neues-passwort)\/([\w-]{43})/.exec(letters.at(-1)?.body_text ?? '')?.[1] ?? ''
}

export const registration = (email: string) => ({
  email,
  password: goodPassword,
  firstName: 'Vreni',
  lastName: 'Muster',
  termsVersion: '2026-01',
})

/** An account that went through registration and confirmation. */
export async function openAccount(
  server: TestServer,
  email = newEmail(),
): Promise<{ email: string; userId: string }> {
  const visitor = makeVisitor(server)
  await visitor.post('/register', registration(email))
  await visitor.post('/confirm', { token: await lastLinkTo(server, email) })
  const [row] = await server.admin<{ id: string }>('select id from auth.account where email = $1', [email])
  return { email, userId: row?.id ?? '' }
}
