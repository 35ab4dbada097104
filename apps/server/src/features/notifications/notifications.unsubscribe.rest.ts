import type { Http } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { barePage, pageHeaders, takeForms } from './notifications.page.service.ts'
import { personOfLink, unsubscribe } from './notifications.digest.service.ts'

type Asked = { Querystring: Record<string, unknown> }

/**
 * The link in the head of a letter. Whatever looks at it by GET, a scanner of mails too, changes nothing; a mailbox
 * unsubscribes by the POST of RFC 8058, a person by the button.
 */
export function unsubscribeRoutes(app: Http, parts: Parts): void {
  void app.register(async (open) => {
    takeForms(open)
    open.get<Asked>('/unsubscribe', async (request, reply) => {
      personOfLink(parts, request.query)
      const button = '<form method="post"><button type="submit">E-Mails abbestellen</button></form>'
      const question = 'Möchten Sie die Zusammenfassung und Neuigkeiten per E-Mail nicht mehr erhalten?'
      return reply.headers(pageHeaders).send(barePage([question], button))
    })
    open.post<Asked>('/unsubscribe', async (request, reply) => {
      await unsubscribe(parts, request.query)
      return reply
        .headers(pageHeaders)
        .send(
          barePage([
            'Sie erhalten keine Zusammenfassung und keine Neuigkeiten per E-Mail mehr, ausser zu Rügefristen und zur Sicherheit Ihres Kontos. In den Einstellungen Ihres Profils können Sie sie wieder einschalten.',
          ]),
        )
    })
  })
}
