import type { Reply, Request } from './http.ts'

/** Only for us, over a safe line, and never sent along by another site. */
export function setCookie(reply: Reply, name: string, value: string, seconds: number): void {
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
  )
}

export function cookiesOf(request: Request): Map<string, string> {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('=', 2))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}
