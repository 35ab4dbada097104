import { isSetOff } from '@hauswart/domain/invoices/credit'
import { inCash } from '@hauswart/domain/invoices/expense-payment'
import { newId } from '#device/new-id.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { NotSavedReason } from '#house/record/change.ts'
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
  const paymentId = newId()
  const payments = [...invoice.payments, { id: paymentId, ...paid, ...inCash }]
  const { openRappen } = standingOf({ ...invoice, payments }, paid.paidOn)
  const act = invoices.acts.pay(invoice, { paymentId, ...paid })
  return keepAct(realEstateId, act, { text: toldOf(invoice, openRappen), tone: 'good', row: invoice })
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
  const text = isSetOff(payment) ? creditTexts.offset.ended : texts.unpaid
  const act = invoices.acts.unpay(invoice, { paymentId: payment.id })
  const fault = await keepAct(realEstateId, act, { text, row: invoice })
  if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
}
