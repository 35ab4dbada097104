import { isHeld } from '#platform/http/etag.ts'
import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { referenceValues } from './reference.service.ts'

/** Figures of the trade, part of the product backend: the same for everyone. */
export function referenceRoutes(app: Http, parts: Parts): void {
  app.get('/reference/values', async (request, reply) => {
    const { body, etag } = await referenceValues(parts)
    reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}
