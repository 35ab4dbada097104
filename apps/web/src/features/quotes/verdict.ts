import type { QuoteComparison } from '@hauswart/domain/quotes/compare-quotes'
import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import { wholeMoney } from '#device/text/format.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { quotesTexts } from './quotes.texts.ts'

const { verdict: texts } = quotesTexts

/** The trap first, then the result. */
export function verdictOf(
  quotes: readonly QuoteRow[],
  { totals, best }: QuoteComparison,
): { readonly trap: string | undefined; readonly result: string | undefined } {
  const nobody = { trap: undefined, result: undefined }
  if (best === undefined) return nobody
  if (totals.every(({ isBare }) => isBare)) return { ...nobody, result: texts.bare }
  const companyOf = (id: string) => quotes.find((one) => one.id === id)?.company ?? ''
  const onPaper = quotes
    .flatMap((quote) => {
      const sums = quoteSums(quote)
      return sums === undefined ? [] : [{ id: quote.id, gross: sums.gross }]
    })
    .toSorted((a, b) => a.gross - b.gross)
  const own = onPaper.find(({ id }) => id === best.id)
  const [cheap] = onPaper
  const scope = totals.find(({ id }) => id === cheap?.id)
  const gaps = (scope?.filled.length ?? 0) + (scope?.unpriced.length ?? 0)
  const result = texts.best(companyOf(best.id))
  if (cheap === undefined || own === undefined || cheap.id === best.id || gaps === 0)
    return { ...nobody, result }
  const trap = texts.trap(companyOf(cheap.id), wholeMoney(own.gross - cheap.gross), gaps)
  return { trap, result }
}
