import { isCredit, turned } from '@hauswart/domain/invoices/credit'
import { taxLinesInput } from '@hauswart/domain/invoices/invoice.input'
import { maxTaxLines, sumOfLines, type TaxLine } from '@hauswart/domain/taxes/tax-line'
import { IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { invoices } from '#house/nouns/invoices.ts'
import { saveOver } from '#house/record/change.ts'
import { notKept } from '#house/record/use-row-form.ts'
import { Button } from '#ui/action/button.tsx'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import type { Failure } from '#ui/form/use-submit.ts'
import { FieldError } from '#ui/input/field-frame.tsx'
import { amountWords, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { TaxLineFields, type LineValues } from './tax-line-fields.tsx'
import styles from './tax-sheet.module.css'

const { taxSheet: texts } = invoicesTexts

type TaxSheetProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  /** How it is divided before anybody has said so. */
  readonly proposed: readonly TaxLine[]
  readonly onClose: () => void
}

type Values = { readonly taxLines: readonly LineValues[] }

/** Divides an invoice among tax classes, to the Rappen; works without a line. */
export function TaxSheet({ invoice, realEstateId, proposed, onClose }: TaxSheetProps) {
  const id = useId()
  // What somebody else changes meanwhile is met as a conflict: this is written over what was seen here.
  const [seen] = useState(invoice)
  const [failure, setFailure] = useState<Failure>()
  const { currency } = seen
  // A credit note is divided as a bill: without its sign.
  const way = (lines: readonly TaxLine[]) => (isCredit(seen) ? turned(lines) : [...lines])
  const amountRappen = Math.abs(seen.amountRappen)
  const save = async (taxLines: readonly TaxLine[]) => {
    const facts = { taxLines: way(taxLines), taxClass: null, taxReason: null }
    const fault = await saveOver(invoices, realEstateId, seen, invoices.acts.update(seen, facts))
    setFailure(notKept(fault))
    if (fault !== undefined) return {}
    onClose()
    return undefined
  }
  const form = useForm<Values, { taxLines: readonly TaxLine[] }>({
    initial: { taxLines: way(seen.taxLines.length > 0 ? seen.taxLines : proposed) },
    schema: z.object({
      taxLines: taxLinesInput.check(
        z.minLength(1),
        z.refine((lines) => sumOfLines(lines) === amountRappen),
      ),
    }),
    texts: { taxLines: texts.wrong },
    onSubmit: ({ taxLines }) => save(taxLines),
  })
  const { taxLines } = form.values
  const rest = amountRappen - taxLines.reduce((total, line) => total + (line.amountRappen ?? 0), 0)
  const set = (lines: readonly LineValues[]) => form.set('taxLines', lines)
  return (
    <FormSheet
      title={texts.title}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      deletion={
        seen.taxLines.length === 0
          ? undefined
          : { label: texts.undivide, isBusy: false, act: () => void save([]) }
      }
      isKeptHere
      onClose={onClose}
    >
      <p>{texts.text}</p>
      {taxLines.map((line, at) => (
        <TaxLineFields
          // A part has no name of its own: its place in the list is what it is called.
          key={`${at + 1}`}
          number={at + 1}
          line={line}
          currency={currency}
          onChange={(changed) => set(taxLines.with(at, changed))}
          onRemove={taxLines.length > 1 ? () => set(taxLines.toSpliced(at, 1)) : undefined}
        />
      ))}
      <FieldError id={`${id}-error`} error={form.value('taxLines').error} />
      <output className={styles['rest']}>{restWords(rest, (rappen) => amountWords(rappen, currency))}</output>
      {taxLines.length < maxTaxLines && (
        <div>
          <Button
            size="small"
            icon={<IconPlus />}
            onClick={() =>
              set([...taxLines, { text: '', amountRappen: rest > 0 ? rest : null, taxClass: 'upkeep' }])
            }
          >
            {texts.add}
          </Button>
        </div>
      )}
    </FormSheet>
  )
}

function restWords(rest: number, words: (rappen: number) => string): string {
  if (Number.isNaN(rest)) return ''
  if (rest === 0) return texts.even
  return rest > 0 ? texts.missing(words(rest)) : texts.tooMuch(words(-rest))
}
