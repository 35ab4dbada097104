import * as z from 'zod/mini'
import { clientId, day, line, lines, rappen } from '../fields/fields.ts'
import { quoteFacts } from './quote.input.ts'
import { maxGivenLines, mostAskedAtOnce } from './quote-request.ts'
import type { QuoteLine } from './quote.ts'

export const longestScope = 4_000
export const longestRefusal = 1_000

/** Each firm gets a request of its own; nobody is asked twice. */
export const sendQuoteRequestsInput = z.object({
  projectId: clientId,
  scope: lines(longestScope),
  answerBy: day,
  documentIds: z._default(z.array(clientId).check(z.maxLength(20)), []),
  recipients: z.array(z.object({ id: clientId, craftsmanId: clientId })).check(
    z.minLength(1),
    z.maxLength(mostAskedAtOnce),
    z.refine((asked) => new Set(asked.map(({ craftsmanId }) => craftsmanId)).size === asked.length),
  ),
})

const said = quoteFacts.shape
/** What a guest writes of a line: a text, and what it costs. */
const givenLine = z.object({ text: line(160), amountRappen: rappen })

/** A quote as a firm gives it by its link. */
export const givenQuote = z.object({
  priceRappen: rappen.check(z.minimum(1)),
  includesVat: said.includesVat,
  vatPermille: said.vatPermille,
  validUntil: said.validUntil,
  startsOn: z._default(z.nullable(day), null),
  note: said.note,
  lines: z._default(z.array(givenLine).check(z.maxLength(maxGivenLines)), []),
})
export type GivenQuote = z.output<typeof givenQuote>

/** What a firm answers: a quote, or none with some words. */
export const quoteAnswer = z.object({
  quote: z.nullable(givenQuote),
  message: z.nullish(lines(longestRefusal)),
})

/** Which day cannot be, as what is offered lies ahead. */
export function quoteAnswerFault(
  { validUntil, startsOn }: Pick<GivenQuote, 'validUntil' | 'startsOn'>,
  today: string,
): 'validUntil' | 'startsOn' | undefined {
  if (validUntil !== null && validUntil < today) return 'validUntil'
  return startsOn !== null && startsOn < today ? 'startsOn' : undefined
}

/** The lines of a guest as a quote has them: each with its price. */
export const asQuoteLines = (given: GivenQuote['lines']): readonly QuoteLine[] =>
  given.map((one) => ({ ...one, kind: 'priced', quantity: null, unit: null }))
