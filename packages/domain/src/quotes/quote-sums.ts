import type { QuotePrice } from './quote.ts'

/** The sums of a quote in Rappen, the same for who reckons with VAT and who without. */
export type QuoteSums = {
  /** Without VAT, before the discount. */
  readonly net: number
  readonly discount: number
  readonly vat: number
  /** What is to pay: with VAT, after the discount. */
  readonly gross: number
}

/** Without VAT. */
export const netOf = (rappen: number, { includesVat, vatPermille }: Vat): number =>
  includesVat ? Math.round((rappen * 1000) / (1000 + vatPermille)) : rappen

/** With VAT. */
export const grossOf = (rappen: number, { includesVat, vatPermille }: Vat): number =>
  includesVat ? rappen : Math.round((rappen * (1000 + vatPermille)) / 1000)

type Vat = Pick<QuotePrice, 'includesVat' | 'vatPermille'>

/** Nothing as long as no price is known. */
export function quoteSums(quote: QuotePrice): QuoteSums | undefined {
  const { priceRappen, discountRappen } = quote
  if (priceRappen === null) return undefined
  const net = netOf(priceRappen, quote)
  const due = priceRappen - discountRappen
  // Who adds VAT rounds what is to pay to five Rappen, as bills are paid; a total with VAT stands as it was said.
  const gross = quote.includesVat ? due : Math.round(grossOf(due, quote) / 5) * 5
  const discount = net - netOf(due, quote)
  return { net, discount, vat: gross - net + discount, gross }
}
