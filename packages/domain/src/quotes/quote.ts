/** Where a quote stands, as it is kept; that it has expired follows from its day. */
export const quoteStates = ['asked', 'received', 'in_review', 'accepted', 'declined'] as const
export type QuoteState = (typeof quoteStates)[number]
export type ShownQuoteState = QuoteState | 'expired'

/**
 * What a line says: a price in the total, part of another line, priced in one sum with another line, offered beside the
 * total, or not offered.
 */
export const quoteLineKinds = ['priced', 'included', 'lump', 'option', 'missing'] as const
export type QuoteLineKind = (typeof quoteLineKinds)[number]

export type QuoteLine = {
  readonly text: string
  readonly kind: QuoteLineKind
  readonly quantity: number | null
  readonly unit: string | null
  readonly amountRappen: number | null
}

/** What its sums are reckoned from; all amounts with VAT or all without. */
export type QuotePrice = {
  readonly priceRappen: number | null
  readonly discountRappen: number
  readonly includesVat: boolean
  readonly vatPermille: number
}

/** Rates of the Swiss VAT in per mille, since 1.1.2024 (MWSTG, SR 641.20, art. 25; looked up 2026-11-17). */
export const vatRates = [81, 26, 0] as const

/** How many quotes one renovation can hold, and how many lines one quote. */
export const maxQuotes = 20
export const maxQuoteLines = 60

/** Still to be decided about. */
export const isOpenQuote = ({ state }: { readonly state: QuoteState }): boolean =>
  state === 'asked' || state === 'received' || state === 'in_review'

/** Where it stands today: what was neither taken nor refused ends with its last valid day. */
export const shownQuoteState = (
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: string | null },
  today: string,
): ShownQuoteState =>
  (state === 'received' || state === 'in_review') && validUntil !== null && validUntil < today
    ? 'expired'
    : state
