import { isAnswerDay } from '@hauswart/domain/quotes/quote-request'
import { sendQuoteRequestsInput } from '@hauswart/domain/quotes/quote-request.input'
import * as z from 'zod/mini'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { quoteRequestsTexts } from './quote-requests.texts.ts'

const { sheet: texts } = quoteRequestsTexts

export type AskValues = {
  /** Whom, by their place in the address book. */
  readonly recipients: readonly string[]
  readonly scope: string
  readonly answerBy: string | null
  readonly documentIds: readonly string[]
}

const facts = z.pick(sendQuoteRequestsInput, {
  recipients: true,
  scope: true,
  answerBy: true,
  documentIds: true,
})
export type Asked = z.output<typeof facts>

/** What the server takes; each firm has the id of its request from the first press on, so that a second one is the same. */
export const prepareWith =
  (idOf: (craftsmanId: string) => string) =>
  ({ recipients, ...said }: AskValues): object => ({
    ...said,
    recipients: recipients.map((craftsmanId) => ({ id: idOf(craftsmanId), craftsmanId })),
  })

/** The day is judged by the calendar, as the server does. */
export const schemaAt = (today: string) =>
  facts.check((context) => {
    if (!isAnswerDay(context.value.answerBy, today))
      context.issues.push({ code: 'custom', path: ['answerBy'], input: context.value, message: 'answerBy' })
  })

export const faultTexts: FaultTexts<AskValues> = {
  recipients: texts.badFirms,
  scope: texts.badScope,
  answerBy: texts.badDay,
  documentIds: texts.badPapers,
}
