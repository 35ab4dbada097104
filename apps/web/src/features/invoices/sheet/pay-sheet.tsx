import { toPayNow } from '@hauswart/domain/invoices/invoice'
import { invoiceBase, payInvoiceInput } from '@hauswart/domain/invoices/invoice.input'
import * as z from 'zod/mini'
import { day } from '#device/text/format.ts'
import { useEnding } from '#house/record/use-ending.ts'
import { FormSheet } from '#ui/form/form-sheet.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { DateField } from '#ui/input/date-field.tsx'
import { MoneyField } from '#ui/input/money-field.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { pay, type Paid } from '#features/invoices/pay.ts'

const { paySheet: texts, form: faults, facts: labels } = invoicesTexts
const { paidOn } = payInvoiceInput.shape
const { amountRappen } = invoiceBase.shape

type PaySheetProps = {
  readonly invoice: Invoice
  readonly realEstateId: string
  readonly today: string
  readonly onClose: () => void
}

type PayValues = { readonly amountRappen: number | null; readonly paidOn: string | null }

/** Records what was paid at the bank: all of it today, unless somebody says otherwise. */
export function PaySheet({ invoice, realEstateId, today, onClose }: PaySheetProps) {
  const { creditor, currency, discountUntil } = invoice
  const { end, failure } = useEnding(onClose)
  const { openRappen, heldRappen } = standingOf(invoice, today)
  // Who pays what is held all the same pays all of it.
  const whole = toPayNow(invoice, today) || openRappen
  const form = useForm<PayValues, Paid>({
    initial: { amountRappen: whole, paidOn: today },
    schema: z.object({ amountRappen, paidOn: paidOn.check(z.refine((on) => on <= today)) }),
    texts: {
      amountRappen: faults.wrongAmount,
      paidOn: (value) => (value !== null && value > today ? texts.future : faults.wrongDay),
    },
    onSubmit: async (paid) => end(await pay(realEstateId, invoice, paid)),
  })
  const isDiscounted = discountUntil !== null && discountUntil >= today
  const hint = !isDiscounted
    ? texts.part
    : heldRappen > 0
      ? texts.noDiscount(day(discountUntil))
      : whole < openRappen
        ? texts.withDiscount(day(discountUntil))
        : texts.part
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
      <Facts facts={[{ label: labels.open, value: amountWords(openRappen, currency) }]} />
      <MoneyField
        label={texts.amount}
        hint={hint}
        leading={currency}
        data-autofocus
        {...form.value('amountRappen')}
      />
      <DateField label={texts.on} {...form.value('paidOn')} />
      <p>{texts.note}</p>
    </FormSheet>
  )
}
