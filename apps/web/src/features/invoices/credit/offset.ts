import { offsetOf } from '@hauswart/domain/invoices/credit'
import { newId } from '#device/new-id.ts'
import { keepAct } from '#house/acts/do-act.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { amountWords, standingOf, type Invoice } from '#features/invoices/invoice-words.ts'
import { creditTexts } from './credit.texts.ts'

type Row = { readonly id: string; readonly version: number; readonly creditor: string }
export type Offset = {
  readonly credit: Row
  readonly billId: string
  readonly rappen: number
  readonly on: string
}

/** Both are settled by the same amount, each in its own books: what was paid in all stays what it was. */
export const offsetAct = ({ credit, billId, rappen, on }: Offset): Change =>
  invoices.acts.setOff(credit, {
    billId,
    paymentId: newId(),
    billPaymentId: newId(),
    paidOn: on,
    amountRappen: rappen,
  })

/** Sets a credit note off against a bill, with or without a line, and offers to take it back. */
export async function setOff(realEstateId: string, offset: Offset, words: string): Promise<void> {
  const told = { text: creditTexts.offset.done(words), tone: 'good' } as const
  const fault = await keepAct(realEstateId, offsetAct(offset), told)
  if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
}

/** What a bill or a credit note can be set off against, and how much. */
export function offsetsOf(
  invoice: Invoice,
  all: readonly Invoice[],
  today: string,
): readonly { readonly other: Invoice; readonly rappen: number; readonly words: string }[] {
  const told = (one: Invoice) => ({ ...one, openRappen: standingOf(one, today).openRappen })
  const own = told(invoice)
  return all.flatMap((other) => {
    const rappen = invoice.kind === 'credit' ? offsetOf(own, told(other)) : offsetOf(told(other), own)
    return rappen === null ? [] : [{ other, rappen, words: amountWords(rappen, invoice.currency) }]
  })
}

type Draft = Pick<Invoice, 'id' | 'currency' | 'creditor'> & {
  readonly creditsId: string
  /** Without its sign. */
  readonly amountRappen: number | null
}

/** What of the bill a new credit note is for is open: that much is set off at once. */
export function offsetWith(draft: Draft, all: readonly Invoice[], today: string) {
  const bill = all.find(({ id }) => id === draft.creditsId)
  if (bill === undefined || draft.amountRappen === null || !(draft.amountRappen > 0)) return undefined
  const { id, currency, creditor, creditsId } = draft
  const said = { id, currency, creditor, creditsId, amountRappen: -draft.amountRappen }
  return offsetsOf({ ...bill, ...said, kind: 'credit', payments: [] }, [bill], today)[0]
}
