import { taxClasses, type TaxClass } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels, taxClassTexts } from '@hauswart/domain/taxes/tax-class.labels'
import type { TaxLine } from '@hauswart/domain/taxes/tax-line'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { ChoiceChips } from '#ui/input/choice.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { TaxSheet } from '#features/invoices/sheet/tax-sheet.tsx'
import {
  proposedLines,
  suggestionWords,
  takenFacts,
  useSuggestion,
} from '#features/invoices/tax/tax-suggestion.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import styles from './invoice-panel.module.css'

const { tax: texts } = invoicesTexts
const options = taxClasses.map((value) => ({ value, label: taxClassLabels[value] }))

type TaxSaid = { taxClass: TaxClass | null; taxReason: string | null; taxLines: TaxLine[] }

type TaxChoiceProps = {
  readonly invoice: Invoice
  readonly links: InvoiceLinks
  readonly realEstateId: string
  readonly onSave: ((facts: TaxSaid) => Promise<void>) | undefined
}

/** What it is for the tax office, as one or by parts: the owner says it, with a suggestion that names its reason. */
export function TaxChoice({ invoice, links, realEstateId, onSave }: TaxChoiceProps) {
  const { taxClass, taxReason, taxLines, subsidyRappen, currency } = invoice
  const [isOpen, setOpen] = useState(false)
  const suggestion = useSuggestion(invoice, links)
  const { proposed, reason } = suggestion
  const isDivided = taxLines.length > 0
  return (
    <section className={styles['part']} aria-label={texts.title}>
      {onSave === undefined || isDivided ? (
        <>
          <h3>{texts.title}</h3>
          {!isDivided && <p>{taxClass === null ? texts.unknown : taxClassLabels[taxClass]}</p>}
        </>
      ) : (
        <ChoiceChips
          label={texts.title}
          look="chips"
          options={options}
          value={taxClass}
          onChange={(value) =>
            void onSave({ taxClass: value, taxReason: value === proposed ? reason : null, taxLines: [] })
          }
        />
      )}
      {isDivided && <Lines lines={taxLines} words={(rappen) => amountWords(rappen, currency)} />}
      {taxClass !== null && <p className={styles['muted']}>{taxReason ?? taxClassTexts[taxClass]}</p>}
      {isDivided && taxReason !== null && <p className={styles['muted']}>{taxReason}</p>}
      {subsidyRappen !== null && subsidyRappen > 0 && (
        <p className={styles['muted']}>{texts.subsidy(amountWords(subsidyRappen, currency))}</p>
      )}
      {proposed !== undefined && proposed !== taxClass && !isDivided && (
        <div className={styles['suggestion']}>
          <p className={styles['muted']}>{suggestionWords(suggestion)}</p>
          {onSave !== undefined && (
            <Button size="small" onClick={() => void onSave(takenFacts(invoice, suggestion))}>
              {texts.take}
            </Button>
          )}
        </div>
      )}
      {onSave !== undefined && (
        <div className={styles['suggestion']}>
          <Button size="small" kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {isDivided ? texts.change : texts.divide}
          </Button>
        </div>
      )}
      {isOpen && (
        <TaxSheet
          invoice={invoice}
          realEstateId={realEstateId}
          proposed={proposedLines(invoice, suggestion)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function Lines({
  lines,
  words,
}: {
  readonly lines: readonly TaxLine[]
  readonly words: (rappen: number) => string
}) {
  return (
    <ul className={styles['lines']} aria-label={texts.divided}>
      {lines.map(({ text, amountRappen, taxClass }, at) => (
        // A part has no name of its own, and two may be called the same.
        <li key={`${at + 1}`}>
          <span>
            {text} <span className={styles['class']}>{taxClassLabels[taxClass]}</span>
          </span>
          <span className={styles['amount']}>{words(amountRappen)}</span>
        </li>
      ))}
    </ul>
  )
}
