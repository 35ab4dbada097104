import { AppError } from '#platform/app-error.ts'
import { isHeld } from '#platform/http/etag.ts'
import type { Http, Reply, Request } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { contentFolder, isKey, loadLibrary, type Sealed } from './content.service.ts'

type BySlug = { Params: { slug: string } }

/** The headless content service: texts for whoever holds the key. */
export function contentRoutes(app: Http, parts: Parts): void {
  const library = loadLibrary(contentFolder)

  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['x-api-key'] ?? (request.query as { key?: unknown }).key
    done(isKey(given, parts.config.CONTENT_KEY) ? undefined : new AppError('UNAUTHENTICATED'))
  })
  app.get('/articles', (request, reply) => answer(request, reply, library.list))
  app.get<BySlug>('/articles/:slug', (request, reply) =>
    answer(request, reply, library.articles.get(request.params.slug)),
  )
  app.get<BySlug>('/pages/:slug', (request, reply) =>
    answer(request, reply, library.pages.get(request.params.slug)),
  )
}

function answer(request: Request, reply: Reply, text: Sealed | undefined): Reply {
  if (text === undefined) throw new AppError('NOT_FOUND')
  // Private, because a shared cache would hand it out without asking for the key.
  reply.headers({ etag: text.etag, 'cache-control': 'private, max-age=300', vary: 'x-api-key' })
  if (isHeld(request.headers['if-none-match'], text.etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text.body)
}
