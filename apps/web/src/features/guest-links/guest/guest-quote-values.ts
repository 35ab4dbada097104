import { givenQuote, quoteAnswerFault } from '@hauswart/domain/quotes/quote-request.input'
import type { FaultTexts } from '#ui/form/form-faults.ts'
import { guestLinksTexts } from '../guest-links.texts.ts'

const { quote: texts } = guestLinksTexts

export type LineValues = { readonly text: string; readonly amountRappen: number | null }
export type QuoteValues = {
  readonly priceRappen: number | null
  readonly includesVat: boolean
  readonly validUntil: string | null
  readonly startsOn: string | null
  readonly lines: readonly LineValues[]
  readonly note: string
}

/** The rate for work on a house (MWSTG, SR 641.20, art. 25). */
const vatPermille = 81

export const newValues: QuoteValues = {
  priceRappen: null,
  includesVat: true,
  validUntil: null,
  startsOn: null,
  lines: [],
  note: '',
}

/** What the server takes: an empty line was never written. */
export const prepare = ({ note, lines, ...said }: QuoteValues): object => ({
  ...said,
  vatPermille,
  note: note.trim() === '' ? null : note,
  lines: lines.filter(({ text, amountRappen }) => text.trim() !== '' || amountRappen !== null),
})

/** The days are judged by the calendar, as the server does. */
export const schemaAt = (today: string) =>
  givenQuote.check((context) => {
    const field = quoteAnswerFault(context.value, today)
    if (field !== undefined)
      context.issues.push({ code: 'custom', path: [field], input: context.value, message: field })
  })

export const faultTexts: FaultTexts<QuoteValues> = {
  priceRappen: texts.badPrice,
  validUntil: texts.badDay,
  startsOn: texts.badDay,
  lines: texts.badLines,
  note: texts.badText,
}

/** What the lines come to; nothing where one has no amount. */
export function lineSum(lines: readonly LineValues[]): number | undefined {
  const amounts = lines.map(({ amountRappen }) => amountRappen)
  return amounts.length === 0 || amounts.some((one) => one === null || Number.isNaN(one))
    ? undefined
    : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

export const priceOf = ({ priceRappen, includesVat }: QuoteValues) => ({
  priceRappen,
  includesVat,
  vatPermille,
  discountRappen: 0,
})
