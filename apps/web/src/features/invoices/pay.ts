import { isSetOff } from '@hauswart/domain/invoices/credit'
import { inCash } from '@hauswart/domain/invoices/expense-payment'
import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { change, type NotSavedReason } from '#house/record/change.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { creditTexts } from './credit/credit.texts.ts'
import { amountWords, standingOf, type Invoice } from './invoice-words.ts'
import { invoicesTexts } from './invoices.texts.ts'

const { toast: texts } = invoicesTexts

export type Paid = { readonly paidOn: string; readonly amountRappen: number }

/** Records a payment, with or without a line, says what is left open and offers to take it back. */
export async function pay(
  realEstateId: string,
  invoice: Invoice,
  paid: Paid,
): Promise<NotSavedReason | undefined> {
  const [key, paymentId] = [newId(), newId()]
  const fault = await change(realEstateId, [{ ...invoices.acts.pay(invoice, { paymentId, ...paid }), key }])
  if (fault !== undefined) return fault
  const payments = [...invoice.payments, { id: paymentId, ...paid, ...inCash }]
  const { openRappen } = standingOf({ ...invoice, payments }, paid.paidOn)
  toast({
    text: toldOf(invoice, openRappen),
    tone: 'good',
    undo: () => void takeBack(realEstateId, key),
  })
  return undefined
}

function toldOf({ kind, creditor, currency }: Invoice, openRappen: number): string {
  const rest = amountWords(Math.abs(openRappen), currency)
  if (kind === 'credit')
    return openRappen < 0 ? creditTexts.toast.partlySettled(rest) : creditTexts.toast.settled(creditor)
  return openRappen > 0 ? texts.partlyPaid(rest) : texts.paid(creditor)
}

/** Takes back a payment that was recorded by mistake, of what was set off on both sides; that too can be undone. */
export async function takeBackPayment(
  realEstateId: string,
  invoice: Invoice,
  payment: Invoice['payments'][number],
): Promise<void> {
  const key = newId()
  const fault = await change(realEstateId, [
    { ...invoices.acts.unpay(invoice, { paymentId: payment.id }), key },
  ])
  toast(
    fault === undefined
      ? {
          text: isSetOff(payment) ? creditTexts.offset.ended : texts.unpaid,
          undo: () => void takeBack(realEstateId, key),
        }
      : { text: savingTexts.notKept[fault], tone: 'due' },
  )
}
