import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import { disputeDemands, type DisputeDemand } from '@hauswart/domain/invoices/holding'
import { disputeDemandLabels } from '@hauswart/domain/invoices/holding.labels'
import { disputeInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import * as z from 'zod/mini'
import { invoices } from '#house/nouns/invoices.ts'
import { useEnding } from '#house/record/use-ending.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { SelectField, TextArea } from '#ui/input/field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { hold } from './hold.ts'
import { holdingTexts } from './holding.texts.ts'

const { dispute: texts } = holdingTexts
const { expectedVersion: _version, ...shape } = disputeInvoiceInput.shape
const demands = disputeDemands.map((value) => ({ value, label: disputeDemandLabels[value] }))

type DisputeSheetProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly today: string
  readonly onClose: () => void
}

type DisputeValues = {
  readonly disputeReason: string
  readonly disputeDemand: DisputeDemand
  readonly disputedOn: string | null
  readonly disputedRappen: number | null
}

/** What is not accepted of an invoice, and what is asked for instead; all of it from today, unless somebody says otherwise. */
export function DisputeSheet({ invoice, realEstateId, today, onClose }: DisputeSheetProps) {
  const { creditor, currency, issuedOn } = invoice
  const { end, failure } = useEnding(onClose)
  const { openRappen } = standingOf(invoice, today)
  const schema = z.object({
    ...shape,
    disputedOn: shape.disputedOn.check(z.refine((on) => on >= issuedOn && on <= today)),
    disputedRappen: shape.disputedRappen.check(
      z.refine((rappen) => typeof rappen !== 'number' || rappen <= openRappen),
    ),
  })
  const form = useForm<DisputeValues, z.output<typeof schema>>({
    initial: {
      disputeReason: invoice.disputeReason ?? '',
      disputeDemand: invoice.disputeDemand ?? 'correction',
      disputedOn: invoice.disputedOn ?? (issuedOn > today ? null : today),
      disputedRappen: invoice.disputedRappen,
    },
    schema,
    texts: {
      disputeReason: (value) => (value.trim() === '' ? fieldFaults.required : fieldFaults.tooLong(2_000)),
      disputeDemand: fieldFaults.required,
      disputedOn: texts.wrongDay,
      disputedRappen: texts.tooMuch,
    },
    onSubmit: async (said) =>
      end(await hold(realEstateId, invoice, invoices.acts.dispute(invoice, said), texts.saved)),
  })
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
      <TextArea
        label={texts.reason}
        placeholder={texts.reasonExample}
        rows={4}
        data-autofocus
        {...form.text('disputeReason')}
      />
      <SelectField label={texts.demand} options={demands} {...form.text('disputeDemand')} />
      <MoneyField
        label={texts.amount}
        isOptional
        hint={texts.amountHint(amountWords(openRappen, currency))}
        leading={currency}
        {...form.value('disputedRappen')}
      />
      <DateField label={texts.since} {...form.value('disputedOn')} />
    </FormSheet>
  )
}
