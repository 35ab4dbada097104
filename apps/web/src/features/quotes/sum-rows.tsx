import { quoteSums, type QuoteSums } from '@hauswart/domain/quotes/quote-sums'
import type { ReactNode } from 'react'
import { bareMoney, money, number } from '#device/text/format.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import styles from './line-cell.module.css'
import { quotesTexts } from './quotes.texts.ts'

const { table: texts, form } = quotesTexts

type SumRow = {
  readonly name: string
  readonly isTotal?: boolean
  readonly cell: (quote: QuoteRow) => ReactNode
}

const percent = (permille: number): string => form.vatRate(number(permille / 10, 1))

/** The sums of all, in the same terms; what none of them grants has no row. */
export function sumRows(quotes: readonly QuoteRow[]): readonly SumRow[] {
  const some = (has: (quote: QuoteRow) => boolean, row: SumRow) => (quotes.some(has) ? [row] : [])
  return [
    { name: texts.net, cell: (quote) => amount(quote, ({ net }) => bareMoney(net)) },
    ...some(({ discountRappen }) => discountRappen > 0, {
      name: texts.discount,
      cell: (quote) => amount(quote, ({ discount }) => (discount === 0 ? texts.none : bareMoney(-discount))),
    }),
    {
      name: texts.vat,
      cell: (quote) => amount(quote, ({ vat }) => bareMoney(vat), percent(quote.vatPermille)),
    },
    { name: texts.total, isTotal: true, cell: (quote) => amount(quote, ({ gross }) => money(gross)) },
    ...some(({ cashDiscountPermille }) => cashDiscountPermille !== null, {
      name: texts.cashDiscount,
      cell: ({ cashDiscountPermille, cashDiscountDays }) =>
        cashDiscountPermille === null || cashDiscountDays === null
          ? texts.none
          : texts.cash(percent(cashDiscountPermille), cashDiscountDays),
    }),
  ]
}

function amount(quote: QuoteRow, say: (sums: QuoteSums) => string, aside?: string): ReactNode {
  const sums = quoteSums(quote)
  return (
    <span className={styles['amounts']}>
      <span className={styles['amount']}>{sums === undefined ? texts.none : say(sums)}</span>
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
    </span>
  )
}
