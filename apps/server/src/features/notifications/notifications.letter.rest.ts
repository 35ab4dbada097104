import { networkOf, oneLine } from '@hauswart/domain/accounts/network'
import { escapeHtml } from '@hauswart/domain/content/html'
import { letterWords } from '@hauswart/domain/notifications/letter-act.labels'
import { AppError, httpStatus } from '#platform/app-error.ts'
import { toAppError, type Http, type Reply, type Request } from '#platform/http/http.ts'
import type { Parts } from '#platform/parts.ts'
import { actByLetter, lookByLetter, type Asked, type Standing } from './notifications.letter.service.ts'
import { barePage, pageHeaders, takeForms } from './notifications.page.service.ts'

type Query = { Querystring: Asked }

/**
 * The links beside a to-do in the letter of the day. Whatever looks at one by GET, a scanner of mails too, changes
 * nothing; the button does, by POST.
 */
export function letterRoutes(app: Http, parts: Parts): void {
  const todos = new URL('/to-dos', parts.config.PUBLIC_URL).href
  const visitorOf = (request: Request) => ({ line: networkOf(request.ip, oneLine), requestId: request.id })
  const show = (reply: Reply, sentences: readonly string[], button?: string) =>
    reply
      .headers(pageHeaders)
      .send(
        barePage(
          sentences.map(escapeHtml),
          button === undefined
            ? `<p><a href="${escapeHtml(todos)}">${letterWords.open}</a></p>`
            : `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`,
        ),
      )
  void app.register(async (open) => {
    takeForms(open)
    // A browser shows a person a sentence; whatever else asks gets the code.
    open.setErrorHandler((error: Error, request, reply) => {
      const refusal = error instanceof AppError ? error : toAppError(error)
      const isPerson = request.headers.accept?.includes('text/html') === true
      if (!isPerson || refusal.code === 'INTERNAL') throw error
      return show(reply.code(httpStatus(refusal.code)), [refusal.message])
    })
    open.get<Query>('/act', async (request, reply) => {
      const now = await lookByLetter(parts, visitorOf(request), request.query)
      if (now.kind !== 'open') return show(reply, [wordsOf(now)])
      return show(reply, [letterWords.ask[now.act](now.todo.title)], letterWords.button[now.act])
    })
    open.post<Query>('/act', async (request, reply) => {
      const { isDone, now } = await actByLetter(parts, visitorOf(request), request.query)
      if (!isDone || now.kind === 'gone') return show(reply, [wordsOf(now)])
      const { title, dueOn, state } = now.todo
      const said =
        now.act === 'done'
          ? letterWords.done(title, state === 'done' ? null : dueOn)
          : letterWords.later(title, dueOn)
      return show(reply, [said, letterWords.undo])
    })
  })
}

function wordsOf(now: Standing): string {
  if (now.kind === 'gone') return letterWords.gone
  const { title, dueOn } = now.todo
  if (now.kind === 'done') return letterWords.alreadyDone(title)
  if (now.kind === 'moved') return letterWords.moved(title, dueOn)
  return letterWords.used(title)
}
