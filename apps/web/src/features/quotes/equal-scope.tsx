import type { EqualScope } from '@hauswart/domain/quotes/compare-quotes'
import { IconCheck } from '@tabler/icons-react'
import { wholeMoney } from '#device/text/format.ts'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { Facts } from '#ui/list/facts.tsx'
import { SourceQuestion } from '#ui/overlay/source-sheet.tsx'
import styles from './equal-scope.module.css'
import { quotesTexts } from './quotes.texts.ts'

const { equal: texts } = quotesTexts

type EqualCellProps = { readonly scope: EqualScope | undefined; readonly isBest: boolean }

/** What it comes to for the same scope, and what was added for that. */
export function EqualCell({ scope, isBest }: EqualCellProps) {
  if (scope === undefined) return null
  const { rappen, filled, options, unpriced, isBare } = scope
  const isWhole = filled.length + options.length + unpriced.length === 0
  const added = [
    filled.length > 0 && texts.filled(filled.length),
    options.length > 0 && texts.options(options.length),
  ].filter((word) => word !== false)
  const words = [
    isBare ? texts.bare : isWhole ? texts.complete : undefined,
    added.length > 0 ? `${added.join(', ')} ${texts.added}` : undefined,
    unpriced.length > 0 ? texts.unpriced(unpriced.length) : undefined,
    isBest ? texts.cheapest : undefined,
  ].filter((word) => word !== undefined)
  return (
    <div className={styles['scope']}>
      <span className={styles['figure']}>{isWhole ? wholeMoney(rappen) : texts.about(tens(rappen))}</span>
      <span className={isBest ? styles['best'] : styles['words']}>
        {isBest && <IconCheck size={16} stroke={2} aria-hidden="true" />}
        {words.join(', ')}
      </span>
    </div>
  )
}

/** An estimate says no more than it knows. */
const tens = (rappen: number): string => wholeMoney(Math.round(rappen / 1_000) * 1_000)

type EqualSourceProps = { readonly quotes: readonly QuoteRow[]; readonly totals: readonly EqualScope[] }

/** Where the sums for the same scope come from, quote by quote. */
export function EqualSource({ quotes, totals }: EqualSourceProps) {
  return (
    <SourceQuestion title={texts.title}>
      <p>{texts.rule}</p>
      {totals.map((scope) => (
        <section key={scope.id} className={styles['source']}>
          <h3>{quotes.find(({ id }) => id === scope.id)?.company}</h3>
          <EqualFacts scope={scope} />
        </section>
      ))}
    </SourceQuestion>
  )
}

function EqualFacts({ scope }: { readonly scope: EqualScope }) {
  const kinds = ['filled', 'options', 'unpriced'] as const
  const facts = kinds
    .filter((kind) => scope[kind].length > 0)
    .map((kind) => ({ label: texts.names[kind], value: scope[kind].join(', ') }))
  return facts.length === 0 ? <p>{scope.isBare ? texts.bare : texts.complete}</p> : <Facts facts={facts} />
}
