import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import { cookiesOf, setCookie } from '#platform/http/cookies.ts'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import type { Http, Request } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { guestCookie } from './guest-links.uploads.service.ts'
import {
  answerAsGuest,
  askAsGuest,
  enterAsGuest,
  giveAsGuest,
  guestVisitSeconds,
  lookAsGuest,
  openAsGuest,
} from './guest-links.visit.service.ts'

type Asked = { Params: { documentId: string }; Querystring: Record<string, unknown> }

/**
 * What the holder of a link may ask, part of the authentication service. The secret comes once, in a body, because an
 * address would stand in logs; after it a cookie of an hour says who it is.
 */
export function guestRoutes(app: Http, parts: Parts): void {
  const cookieOf = (request: Request) => cookiesOf(request).get(guestCookie)
  const lineOf = (request: Request) => networkOf(request.ip, oneLine)

  app.post('/guest', async (request, reply) => {
    const visitor = {
      line: lineOf(request),
      agent: (request.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200),
    }
    const entered = await enterAsGuest(parts, visitor, request.body)
    if ('needsPin' in entered) return entered
    setCookie(reply, guestCookie, entered.cookie, guestVisitSeconds)
    return entered.view
  })
  app.post('/guest/answer', (request) =>
    answerAsGuest(parts, lineOf(request), cookieOf(request), request.body),
  )
  app.post('/guest/quote', (request) => giveAsGuest(parts, lineOf(request), cookieOf(request), request.body))
  app.post('/guest/question', (request) =>
    askAsGuest(parts, lineOf(request), cookieOf(request), request.body),
  )
  app.get('/guest', (request) => lookAsGuest(parts, cookieOf(request)))
  app.get<Asked>('/guest/:documentId', async (request, reply) => {
    const { width } = request.query
    const asked = width === undefined ? undefined : Number(width)
    const file = await openAsGuest(parts, cookieOf(request), request.params.documentId, asked)
    return reply
      .headers({
        'content-type': file.mediaType,
        ...(file.length === undefined ? {} : { 'content-length': String(file.length) }),
        'content-disposition': contentDisposition(asked === undefined ? 'attachment' : 'inline', file.name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      .send(file.bytes)
  })
}
