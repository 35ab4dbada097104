import type { ComparedLine, EqualScope, QuoteComparison } from '@hauswart/domain/quotes/compare-quotes'
import { quoteLineKindLabels } from '@hauswart/domain/quotes/quote.labels'
import { isOpenQuote } from '@hauswart/domain/quotes/quote'
import { useState } from 'react'
import type { QuoteRow } from '#house/nouns/quotes.ts'
import { Button } from '#ui/action/button.tsx'
import { classes } from '#ui/classes.ts'
import { ChoiceChips } from '#ui/input/choice.tsx'
import styles from './comparison-table.module.css'
import { CompanyHead, type ShownQuote } from './company-head.tsx'
import { EqualCell, EqualSource } from './equal-scope.tsx'
import { LineCell, LineSign } from './line-cell.tsx'
import { quotesTexts } from './quotes.texts.ts'
import { sumRows } from './sum-rows.tsx'

const { table: texts, equal, accept } = quotesTexts

type ComparisonTableProps = {
  readonly quotes: readonly ShownQuote[]
  readonly comparison: QuoteComparison
  /** Those that firms gave themselves. */
  readonly byLink: ReadonlySet<string>
  /** The papers of the house. */
  readonly papers: ReadonlySet<string>
  /** The one somebody came for. */
  readonly asked: string | undefined
  readonly onOpen: ((quote: QuoteRow) => void) | undefined
  readonly onAccept: ((quote: QuoteRow) => void) | undefined
}

/** Quotes beside each other. A wide table moves inside itself; on a phone one quote stands beside the lines. */
export function ComparisonTable({
  quotes,
  comparison,
  byLink,
  papers,
  asked,
  onOpen,
  onAccept,
}: ComparisonTableProps) {
  const { lines, totals, best } = comparison
  const [chosen, setChosen] = useState(asked ?? best?.id)
  const shown = quotes.find(({ id }) => id === chosen) ?? quotes[0]
  const at = (quote: QuoteRow) =>
    classes(
      quote.id === shown?.id ? styles['chosen'] : styles['other'],
      quote.id === best?.id && styles['best'],
    )
  const scopeOf = ({ id }: QuoteRow): EqualScope | undefined => totals.find((one) => one.id === id)
  const canAccept = onAccept !== undefined && quotes.some(isOpenQuote)
  return (
    <div className={styles['place']}>
      {quotes.length > 1 && (
        <div className={styles['choice']}>
          <ChoiceChips
            label={texts.choose}
            isLabelHidden
            options={quotes.map(({ id, company }) => ({ value: id, label: company }))}
            value={shown?.id}
            onChange={setChosen}
          />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is too wide is moved by keys */}
      <section className={styles['scroll']} aria-label={texts.scroll} tabIndex={0}>
        <table className={styles['table']}>
          <caption className="visually-hidden">{texts.caption}</caption>
          <thead>
            <tr>
              <td className={styles['legend']}>{lines.length > 0 && <Legend />}</td>
              {quotes.map((quote) => (
                <th key={quote.id} scope="col" className={at(quote)}>
                  <CompanyHead
                    quote={quote}
                    isByLink={byLink.has(quote.id)}
                    papers={papers}
                    onOpen={onOpen}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.text} line={line} quotes={quotes} at={at} />
            ))}
          </tbody>
          <tbody className={styles['sums']}>
            {sumRows(quotes).map(({ name, isTotal, cell }) => (
              <tr key={name} className={isTotal === true ? styles['total'] : styles['plain']}>
                <th scope="row">{name}</th>
                {quotes.map((quote) => (
                  <td key={quote.id} className={at(quote)}>
                    {cell(quote)}
                  </td>
                ))}
              </tr>
            ))}
            {totals.length > 1 && (
              <tr className={styles['equal']}>
                <th scope="row">
                  {equal.title}
                  <EqualSource quotes={quotes} totals={totals} />
                </th>
                {quotes.map((quote) => (
                  <td key={quote.id} className={at(quote)}>
                    <EqualCell scope={scopeOf(quote)} isBest={quote.id === best?.id} />
                  </td>
                ))}
              </tr>
            )}
            {canAccept && (
              <tr>
                <td className={styles['note']}>{accept.note}</td>
                {quotes.map((quote) => (
                  <td key={quote.id} className={at(quote)}>
                    {isOpenQuote(quote) && (
                      <Button
                        kind={quote.id === best?.id ? 'primary' : 'secondary'}
                        isWide
                        aria-haspopup="dialog"
                        aria-label={accept.of(quote.company)}
                        onClick={() => onAccept(quote)}
                      >
                        {accept.button}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type LineRowProps = {
  readonly line: ComparedLine
  readonly quotes: readonly QuoteRow[]
  readonly at: (quote: QuoteRow) => string
}

function LineRow({ line, quotes, at }: LineRowProps) {
  return (
    <tr>
      <th scope="row">{line.text}</th>
      {quotes.map((quote, column) => {
        const cell = line.cells[column]
        return (
          <td key={quote.id} className={classes(at(quote), cell && styles[cell.kind])}>
            {cell !== undefined && <LineCell cell={cell} quote={quote} />}
          </td>
        )
      })}
    </tr>
  )
}

const Legend = () => (
  <ul>
    {texts.legend.map(({ kind, meaning }) => (
      <li key={kind}>
        <LineSign kind={kind} />
        <b>{quoteLineKindLabels[kind]}</b>
        <span>{meaning}</span>
      </li>
    ))}
    <li className={styles['basis']}>{texts.withoutVat}</li>
  </ul>
)
