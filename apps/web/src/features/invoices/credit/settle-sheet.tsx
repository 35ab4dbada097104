import { invoiceBase, payInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import * as z from 'zod/mini'
import { useEnding } from '#house/record/use-ending.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { pay } from '#features/invoices/pay.ts'
import { creditTexts } from './credit.texts.ts'

const { sheet: texts } = creditTexts
const { form: faults, paySheet } = invoicesTexts

type SettleSheetProps = {
  readonly credit: Invoice
  readonly realEstateId: string
  readonly today: string
  readonly onClose: () => void
}

type Values = { readonly amountRappen: number | null; readonly paidOn: string | null }

/** Records what of a credit note came back or was taken off a payment: all of it today, unless somebody says otherwise. */
export function SettleSheet({ credit, realEstateId, today, onClose }: SettleSheetProps) {
  const { creditor, currency } = credit
  const { end, failure } = useEnding(onClose)
  const left = -standingOf(credit, today).openRappen
  const form = useForm<Values, { amountRappen: number; paidOn: string }>({
    initial: { amountRappen: left, paidOn: today },
    schema: z.object({
      amountRappen: invoiceBase.shape.amountRappen.check(z.refine((rappen) => rappen <= left)),
      paidOn: payInvoiceInput.shape.paidOn.check(z.refine((on) => on <= today)),
    }),
    texts: {
      amountRappen: (value) => (value !== null && value > left ? texts.tooMuch : faults.wrongAmount),
      paidOn: (value) => (value !== null && value > today ? paySheet.future : faults.wrongDay),
    },
    onSubmit: async ({ amountRappen, paidOn }) =>
      end(await pay(realEstateId, credit, { amountRappen: -amountRappen, paidOn })),
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
      <Facts facts={[{ label: creditTexts.left, value: amountWords(left, currency) }]} />
      <MoneyField
        label={texts.amount}
        hint={texts.hint}
        leading={currency}
        data-autofocus
        {...form.value('amountRappen')}
      />
      <DateField label={texts.on} {...form.value('paidOn')} />
    </FormSheet>
  )
}
