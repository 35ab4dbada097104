import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import { contentDisposition } from '#platform/http/content-disposition.ts'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { fetchCalendar } from './calendar-feeds.fetch.service.ts'

/**
 * Calendars of phones and services, part of the authentication service. They know an address and nothing else, so the
 * secret stands in it: the edge keeps it out of its log, and here nobody writes it down.
 */
export function calendarRoutes(app: Http, parts: Parts): void {
  app.get<{ Params: { secret: string } }>('/calendar/:secret', async (request, reply) => {
    const secret = request.params.secret.replace(/\.ics$/, '')
    const { text, tag } = await fetchCalendar(parts, networkOf(request.ip, oneLine), secret)
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': contentDisposition('inline', 'hauswart.ics'),
      })
      .send(text)
  })
}

// Some who stand between weaken a tag: the content is the same all the same.
const isKnown = (said: string | undefined, tag: string): boolean =>
  said?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false
