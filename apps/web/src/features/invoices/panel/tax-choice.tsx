import { referenceBook } from '@hauswart/domain/reference/reference-value'
import { taxClasses, type TaxClass } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels, taxClassTexts } from '@hauswart/domain/taxes/tax-class.labels'
import { suggestTaxSplit, type TaxSuggestion } from '@hauswart/domain/taxes/tax-suggestion'
import { useQuery } from '@tanstack/react-query'
import { referencesQuery } from '#house/references.ts'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import styles from './invoice-panel.module.css'

const { tax: texts } = invoicesTexts
const options = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type TaxChoiceProps = {
  readonly invoice: Invoice
  readonly links: InvoiceLinks
  readonly today: string
  readonly onSave: ((facts: { taxClass: TaxClass; taxReason: string | null }) => Promise<void>) | undefined
}

/** What it is for the tax office: the owner says it, with a suggestion that names its reason and source. */
export function TaxChoice({ invoice, links, today, onSave }: TaxChoiceProps) {
  const { taxClass, taxReason } = invoice
  const suggestion = useSuggestion(invoice, links, today)
  const proposed = suggestion?.parts[0]?.taxClass
  const reason = suggestion?.rules.map(({ text }) => text).join(' ') ?? ''
  const sources = suggestion?.rules.flatMap((rule) => rule.sources.map(({ source }) => source)) ?? []
  return (
    <section className={styles['part']} aria-label={texts.title}>
      {onSave === undefined ? (
        <>
          <h3>{texts.title}</h3>
          <p>{taxClass === null ? texts.unknown : taxClassLabels[taxClass]}</p>
        </>
      ) : (
        <ChoiceChips
          label={texts.title}
          look="chips"
          options={options}
          value={taxClass}
          onChange={(value) =>
            void onSave({ taxClass: value, taxReason: value === proposed ? reason.slice(0, 500) : null })
          }
        />
      )}
      {taxClass !== null && <p className={styles['muted']}>{taxReason ?? taxClassTexts[taxClass]}</p>}
      {proposed !== undefined && proposed !== taxClass && (
        <div className={styles['suggestion']}>
          <p className={styles['muted']}>
            {texts.suggestion(wordsOf(suggestion))} {reason}{' '}
            {sources[0] !== undefined &&
              texts.source([...new Set(sources)].map((one) => one.replace(/\.$/, '')).join(', '))}{' '}
            {texts.advice}
          </p>
          {onSave !== undefined && (
            <Button
              size="small"
              onClick={() => void onSave({ taxClass: proposed, taxReason: reason.slice(0, 500) })}
            >
              {texts.take}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** «Unterhalt», or by parts: «60 % Unterhalt, 40 % Wertvermehrend». */
const wordsOf = (suggestion: TaxSuggestion | null | undefined): string =>
  (suggestion?.parts ?? [])
    .map(({ taxClass, percent }) =>
      percent === 100 ? taxClassLabels[taxClass] : `${percent} % ${taxClassLabels[taxClass]}`,
    )
    .join(', ')

function useSuggestion(invoice: Invoice, links: InvoiceLinks, today: string): TaxSuggestion | null {
  const references = useQuery(referencesQuery).data
  const { house, components, craftsmen } = links
  const component = components.find(({ id }) => id === invoice.componentId)
  const trades = craftsmen.find(({ id }) => id === invoice.craftsmanId)?.trades ?? []
  if (references === undefined || house === undefined) return null
  const buildYear = house.buildYear ?? null
  return suggestTaxSplit(referenceBook(references, { canton: house.canton ?? null, on: today }), {
    // A renovation puts something in for what was there; whoever comes without one looks after it.
    act: invoice.projectId === null ? 'repair' : 'replacement',
    component: component?.catalogKey ?? null,
    trade: trades.length === 1 ? (trades[0] ?? null) : null,
    houseAge: buildYear === null ? null : Number(invoice.issuedOn.slice(0, 4)) - buildYear,
  })
}
