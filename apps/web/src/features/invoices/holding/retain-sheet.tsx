import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { retentionReasonLabels } from '@hauswart/domain/invoices/holding.labels'
import { retainInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import { proposedRetention } from '@hauswart/domain/invoices/retention'
import * as z from 'zod/mini'
import { acceptances } from '#house/nouns/acceptances.ts'
import { defects } from '#house/nouns/defects.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { useRows } from '#house/record/use-rows.ts'
import { useEnding } from '#house/record/use-ending.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { TextField } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'
import { hold } from './hold.ts'
import { holdingTexts } from './holding.texts.ts'

const { retention: texts } = holdingTexts
const { expectedVersion: _version, ...shape } = retainInvoiceInput.shape

type RetainSheetProps = {
  readonly invoice: Invoice
  readonly links: InvoiceLinks
  readonly realEstateId: string
  readonly today: string
  readonly onClose: () => void
}

/** What is kept back, until when and why: as the records of the renovation propose, unless somebody says otherwise. */
export function RetainSheet(props: RetainSheetProps) {
  const { invoice, links, realEstateId, today } = props
  const accepted = useRows(acceptances, realEstateId)
  const found = useRows(defects, realEstateId)
  // A form begins once; who has no line and no copy begins without a proposal.
  if ([accepted, found].some(({ data, fetchStatus }) => data === undefined && fetchStatus === 'fetching'))
    return null
  const records = {
    acceptances: accepted.data ?? [],
    defects: found.data ?? [],
    projects: links.projects,
    canton: links.house?.canton ?? null,
  }
  return <RetainForm {...props} proposed={proposedRetention(invoice, records, today)} />
}

type RetainValues = {
  readonly retainedRappen: number | null
  readonly retainedUntil: string | null
  readonly retainedReason: string
}

type RetainFormProps = RetainSheetProps & { readonly proposed: ReturnType<typeof proposedRetention> }

function RetainForm({ invoice, realEstateId, today, proposed, onClose }: RetainFormProps) {
  const { creditor, currency, retainedRappen, retainedUntil, retainedReason } = invoice
  const { end, failure } = useEnding(onClose)
  const { openRappen } = standingOf(invoice, today)
  const schema = z.object({
    ...shape,
    retainedRappen: shape.retainedRappen.check(z.refine((rappen) => rappen <= openRappen)),
    retainedUntil: shape.retainedUntil.check(z.refine((on) => on >= today)),
  })
  const form = useForm<RetainValues, z.output<typeof schema>>({
    initial: {
      retainedRappen,
      retainedUntil: retainedUntil ?? proposed.until,
      retainedReason:
        retainedReason ?? (proposed.reason === null ? '' : retentionReasonLabels[proposed.reason]),
    },
    schema,
    texts: {
      retainedRappen: (value) => (value === null ? fieldFaults.required : texts.tooMuch),
      retainedUntil: texts.past,
      retainedReason: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(200)),
    },
    onSubmit: async (said) => {
      const told = texts.saved(amountWords(said.retainedRappen, currency))
      return end(await hold(realEstateId, invoice, invoices.acts.retain(invoice, said), told))
    },
  })
  const isProposed = proposed.reason !== null && form.values.retainedUntil === proposed.until
  return (
    <FormSheet
      title={texts.title(creditor)}
      form={form}
      saveLabel={texts.save}
      isBusy={form.isBusy}
      failure={failure}
      isKeptHere
      onClose={onClose}
    >
      <p>{texts.lead}</p>
      <MoneyField
        label={texts.amount}
        hint={texts.amountHint(amountWords(openRappen, currency))}
        leading={currency}
        data-autofocus
        {...form.value('retainedRappen')}
      />
      <DateField
        label={texts.until}
        hint={isProposed ? texts.proposed[proposed.reason] : texts.untilHint}
        {...form.value('retainedUntil')}
      />
      <TextField label={texts.reason} {...form.text('retainedReason')} />
    </FormSheet>
  )
}
