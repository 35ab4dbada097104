import { isAnswerDay } from '@hauswart/domain/quotes/quote-request'
import { sendQuoteRequestsInput } from '@hauswart/domain/quotes/quote-request.input'
import * as z from 'zod/mini'
import { dayFact, formFacts, kept, own } from '#ui/form/form-facts.ts'
import { quoteRequestsTexts } from './quote-requests.texts.ts'

const { sheet: texts } = quoteRequestsTexts

const facts = z.pick(sendQuoteRequestsInput, {
  recipients: true,
  scope: true,
  answerBy: true,
  documentIds: true,
})
export type Asked = z.output<typeof facts>

/** The day is judged by the calendar, as the server does. */
const schemaAt = (today: string) =>
  facts.check((context) => {
    if (!isAnswerDay(context.value.answerBy, today))
      context.issues.push({ code: 'custom', path: ['answerBy'], input: context.value, message: 'answerBy' })
  })

/** Each firm has the id of its request from the first press on, so that a second one is the same. */
export const askForm = (today: string, idOf: (craftsmanId: string) => string) =>
  formFacts()(
    {
      // Whom, by their place in the address book.
      recipients: own<readonly string[]>({
        blank: [],
        read: () => [],
        write: (ids) => ids.map((craftsmanId) => ({ id: idOf(craftsmanId), craftsmanId })),
        fault: texts.badFirms,
      }),
      scope: kept('', texts.badScope),
      answerBy: dayFact(texts.badDay),
      documentIds: kept<readonly string[]>([], texts.badPapers),
    },
    schemaAt(today),
  )
