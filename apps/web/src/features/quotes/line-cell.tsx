import type { QuoteCell } from '@hauswart/domain/quotes/compare-quotes'
import type { QuoteLineKind } from '@hauswart/domain/quotes/quote'
import { quoteLineKindLabels } from '@hauswart/domain/quotes/quote.labels'
import { netOf } from '@hauswart/domain/quotes/quote-sums'
import { IconCheck, IconCircleMinus, IconCirclePlus, IconPackage } from '@tabler/icons-react'
import { bareMoney, number } from '#device/text/format.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import styles from './line-cell.module.css'
import { quotesTexts } from './quotes.texts.ts'

const { table: texts } = quotesTexts

const signs = {
  missing: IconCircleMinus,
  option: IconCirclePlus,
  lump: IconPackage,
  included: IconCheck,
} as const

type Signed = keyof typeof signs

/** The sign of what is no plain amount; it never stands without its word. */
export function LineSign({ kind }: { readonly kind: Signed }) {
  const Sign = signs[kind]
  return <Sign size={16} stroke={1.75} aria-hidden="true" className={styles[kind]} />
}

type LineCellProps = { readonly cell: QuoteCell; readonly quote: QuoteRow }

/** What a quote says to one line: an amount without VAT, or the word for why there is none. */
export function LineCell({ cell, quote }: LineCellProps) {
  const { kind, amountRappen, quantity, unit } = cell
  if (kind === 'unknown') return <span className={styles['aside']}>{texts.noLines}</span>
  const amount = amountRappen === null ? undefined : bareMoney(netOf(amountRappen, quote))
  const many = quantity === null ? undefined : [number(quantity, 3), unit].filter(Boolean).join(' ')
  if (isPriced(kind))
    return (
      <span className={styles['amounts']}>
        <span className={styles['amount']}>{amount}</span>
        {many !== undefined && <span className={styles['aside']}>{many}</span>}
      </span>
    )
  return (
    <span className={styles['word']}>
      <LineSign kind={kind} />
      <b className={styles[kind]}>{quoteLineKindLabels[kind]}</b>
      {amount !== undefined && (
        <span className={styles['aside']}>
          {amount} {texts.notInTotal}
        </span>
      )}
    </span>
  )
}

const isPriced = (kind: QuoteLineKind): kind is Exclude<QuoteLineKind, Signed> => kind === 'priced'
