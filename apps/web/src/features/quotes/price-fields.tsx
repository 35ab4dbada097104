import { quoteSums } from '@hauswart/domain/quotes/quote-sums'
import type { QuoteFacts } from '@hauswart/domain/quotes/quote.input'
import { money } from '#device/text/format.ts'
import { quotes } from '#house/nouns/quotes.ts'
import type { useForm } from '#ui/form/use-form.ts'
import { FieldPair } from '#ui/input/field-pair.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { NumberField } from '#ui/input/number-field.tsx'
import styles from './price-fields.module.css'
import { lineSum, type QuoteValues } from './quote-values.ts'
import { quotesTexts } from './quotes.texts.ts'

const { facts: labels } = quotes
const { form: texts } = quotesTexts

export type QuoteForm = ReturnType<typeof useForm<QuoteValues, QuoteFacts>>

/** What it comes to: price, discount, cash discount; the total is reckoned while somebody types. */
export function PriceFields({ form }: { readonly form: QuoteForm }) {
  const { priceRappen, discountRappen, includesVat, vatPermille, lines } = form.values
  const sum = lineSum(lines)
  const sums = quoteSums({
    priceRappen: priceRappen ?? sum,
    discountRappen: discountRappen ?? 0,
    includesVat,
    vatPermille: Number(vatPermille),
  })
  const isOther = sum !== null && priceRappen !== null && sum !== priceRappen
  return (
    <>
      <FieldPair>
        <MoneyField
          label={labels.priceRappen}
          hint={isOther ? texts.lineSum(money(sum)) : texts.priceHint}
          {...form.value('priceRappen')}
        />
        <MoneyField label={labels.discountRappen} isOptional {...form.value('discountRappen')} />
      </FieldPair>
      <FieldPair>
        <NumberField
          label={texts.cashDiscount}
          unit={texts.percent}
          isOptional
          {...form.value('cashDiscountPermille')}
        />
        <NumberField
          label={texts.cashDiscountDays}
          unit={texts.days}
          isWhole
          isOptional
          {...form.value('cashDiscountDays')}
        />
      </FieldPair>
      {sums !== undefined && !Number.isNaN(sums.gross) && (
        <output className={styles['total']}>{texts.total(money(sums.gross))}</output>
      )}
    </>
  )
}
