import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { personOfLink, unsubscribe } from './notifications.digest.service.ts'

type Asked = { Querystring: Record<string, unknown> }

const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/**
 * The link in the head of a letter. Whatever looks at it by GET, a scanner of mails too, changes nothing; a mailbox
 * unsubscribes by the POST of RFC 8058, a person by the button.
 */
export function unsubscribeRoutes(app: Http, parts: Parts): void {
  void app.register(async (open) => {
    // The form says nothing but «One-Click»: whose letters they are stands in the sealed address.
    open.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      (_request, body, done) => {
        body.resume()
        done(null, {})
      },
    )
    open.get<Asked>('/unsubscribe', async (request, reply) => {
      personOfLink(parts, request.query)
      const button = '<form method="post"><button type="submit">Zusammenfassung abbestellen</button></form>'
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
        .send(page('Möchten Sie die Zusammenfassung per E-Mail nicht mehr erhalten?', button))
    })
    open.post<Asked>('/unsubscribe', async (request, reply) => {
      await unsubscribe(parts, request.query)
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
        .send(
          page(
            'Sie erhalten keine Zusammenfassung per E-Mail mehr. In den Einstellungen Ihres Profils können Sie sie wieder einschalten.',
          ),
        )
    })
  })
}

const page = (sentence: string, more = ''): string =>
  `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hauswart</title></head><body><h1>Hauswart</h1><p>${sentence}</p>${more}</body></html>\n`
