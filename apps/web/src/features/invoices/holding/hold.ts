import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { change, type NotSavedReason } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { holdingTexts as texts } from './holding.texts.ts'

/** Does it, with or without a line, and offers to take it back. */
export async function hold(
  realEstateId: string,
  act: Change,
  text: string,
): Promise<NotSavedReason | undefined> {
  const key = newId()
  const fault = await change(realEstateId, [{ ...act, key }])
  if (fault === undefined) toast({ text, tone: 'good', undo: () => void takeBack(realEstateId, key) })
  return fault
}

export const endDispute = (realEstateId: string, invoice: Invoice): Promise<void> =>
  orTell(hold(realEstateId, invoices.acts.undispute(invoice, {}), texts.dispute.ended))

export const release = (realEstateId: string, invoice: Invoice): Promise<void> =>
  orTell(hold(realEstateId, invoices.acts.release(invoice, {}), texts.retention.released))

async function orTell(done: Promise<NotSavedReason | undefined>): Promise<void> {
  const fault = await done
  if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
}
