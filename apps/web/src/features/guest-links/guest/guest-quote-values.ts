import { givenQuote, quoteAnswerFault } from '@hauswart/domain/quotes/quote-request.input'
import {
  dayFact,
  figureFact,
  formFacts,
  kept,
  optionalLine,
  own,
  type ValuesOf,
} from '#ui/form/form-facts.ts'
import { guestLinksTexts } from '../guest-links.texts.ts'

const { quote: texts } = guestLinksTexts

export type LineValues = { readonly text: string; readonly amountRappen: number | null }

/** The rate for work on a house (MWSTG, SR 641.20, art. 25). */
const vatPermille = 81

/** The days are judged by the calendar, as the server does. */
const schemaAt = (today: string) =>
  givenQuote.check((context) => {
    const field = quoteAnswerFault(context.value, today)
    if (field !== undefined)
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
  })

export const guestQuoteForm = (today: string) =>
  formFacts()(
    {
      priceRappen: figureFact(texts.badPrice),
      includesVat: kept(true),
      vatPermille: kept(vatPermille),
      validUntil: dayFact(texts.badDay),
      startsOn: dayFact(texts.badDay),
      // An empty line was never written.
      lines: own<readonly LineValues[]>({
        blank: [],
        read: () => [],
        write: (lines) =>
          lines.filter(({ text, amountRappen }) => text.trim() !== '' || amountRappen !== null),
        fault: texts.badLines,
      }),
      note: optionalLine(texts.badText),
    },
    schemaAt(today),
  )

/** What the lines come to; nothing where one has no amount. */
export function lineSum(lines: readonly LineValues[]): number | undefined {
  const amounts = lines.map(({ amountRappen }) => amountRappen)
  return amounts.length === 0 || amounts.some((one) => one === null || Number.isNaN(one))
    ? undefined
    : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

export const priceOf = ({
  priceRappen,
  includesVat,
}: Pick<ValuesOf<typeof guestQuoteForm>, 'priceRappen' | 'includesVat'>) => ({
  priceRappen,
  includesVat,
  vatPermille,
  discountRappen: 0,
})
