import type { QuoteLineKind, ShownQuoteState } from './quote.ts'

export const quoteStateLabels: Readonly<Record<ShownQuoteState, string>> = {
  asked: 'Angefragt',
  received: 'Erhalten',
  in_review: 'In Prüfung',
  accepted: 'Angenommen',
  declined: 'Abgelehnt',
  expired: 'Abgelaufen',
}

export const quoteLineKindLabels: Readonly<Record<QuoteLineKind, string>> = {
  priced: 'mit Betrag',
  included: 'enthalten',
  lump: 'pauschal',
  option: 'Option',
  missing: 'fehlt',
}
