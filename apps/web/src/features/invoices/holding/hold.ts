import { keepAct } from '#house/acts/do-act.ts'
import { invoices } from '#house/nouns/invoices.ts'
import type { NotSavedReason } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { holdingTexts as texts } from './holding.texts.ts'

/** Does it, with or without a line, and offers to take it back. */
export const hold = (
  realEstateId: string,
  row: Invoice,
  act: Change,
  text: string,
): Promise<NotSavedReason | undefined> => keepAct(realEstateId, act, { text, tone: 'good', row })

export const endDispute = (realEstateId: string, invoice: Invoice): Promise<void> =>
  orTell(hold(realEstateId, invoice, invoices.acts.undispute(invoice, {}), texts.dispute.ended))

export const release = (realEstateId: string, invoice: Invoice): Promise<void> =>
  orTell(hold(realEstateId, invoice, invoices.acts.release(invoice, {}), texts.retention.released))

async function orTell(done: Promise<NotSavedReason | undefined>): Promise<void> {
  const fault = await done
  if (fault !== undefined) toast({ text: savingTexts.notKept[fault], tone: 'due' })
}
