import { AppError } from '#platform/app-error.ts'
import { isHeld } from '#platform/http/etag.ts'
import type { Http, Reply, Request } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { chooseBody, findAnswer, openSite, readable, type Answer } from './web.service.ts'

/** The web app: prerendered pages, its files, and the shell wherever the app draws the page itself. */
export function webRoutes(app: Http, parts: Parts, backendPaths: readonly string[]): void {
  const site = openSite(parts)
  const { origin } = new URL(parts.config.PUBLIC_URL)
  const isBackend = (url: string) => {
    const path = readable(url.replace(/[?#].*$/s, ''))
    return backendPaths.some((one) => path === one || path.startsWith(`${one}/`))
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const built = site()
      if (built === undefined || isBackend(request.url)) throw new AppError('NOT_FOUND')
      const answer = findAnswer(built, request.url, request.headers.accept)
      if (answer === undefined) throw new AppError('PAGE_NOT_FOUND')
      // Absolute, as search engines want it, hence not in the page: the build does not know its host.
      if ('address' in answer) reply.header('link', `<${origin}${answer.address}>; rel="canonical"`)
      return send(request, reply, answer)
    },
  })
  // The share target of the installed app, as long as no service worker catches it. Its body, files as a rule, is
  // never read, hence the answer comes before anybody parses it.
  app.post('/teilen', {
    onRequest: (_request, reply, done) => {
      if (site() === undefined) done(new AppError('NOT_FOUND'))
      else void reply.redirect('/teilen?nicht=gespeichert', 303)
    },
    handler: () => undefined,
  })
}

function send(request: Request, reply: Reply, answer: Answer): Reply {
  if ('location' in answer) return reply.redirect(answer.location, 308)
  const { file, status } = answer
  const { body, coding } = chooseBody(file, request.headers['accept-encoding'])
  reply.code(status).headers(file.headers)
  // A 404 has no tag: it is the same bytes as a page that exists, and must not be taken for one.
  if (status === 200) {
    reply.header('etag', body.etag)
    if (isHeld(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
  }
  if (coding !== undefined) reply.header('content-encoding', coding)
  return reply.send(body.bytes)
}
