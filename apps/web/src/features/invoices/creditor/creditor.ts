import { sameBy } from '@hauswart/domain/craftsmen/craftsman'
import type { Trade } from '@hauswart/domain/craftsmen/trade'
import { creditorOfCode, type Creditor } from '@hauswart/domain/invoices/creditor-of-code'
import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import { craftsmen, type CraftsmanRow } from '#house/nouns/craftsmen.ts'
import { invoices } from '#house/nouns/invoices.ts'
import { change } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import type { Invoice } from '#features/invoices/invoice-words.ts'
import { creditorTexts as texts } from './creditor.texts.ts'

type Named = Pick<Creditor, 'uid'> & { readonly company: string; readonly iban: string | null }

/** Who of the address book this is. Firms move and have boxes: a name is enough, wherever it is. */
export const inBook = <Row extends CraftsmanRow>(creditor: Named, book: readonly Row[]): Row | undefined =>
  book.find((one) => sameBy({ ...creditor, zip: null }, one) !== undefined)

/** With who of the address book has the name of the creditor, where there is one. */
export const withCraftsman = <Values extends { readonly creditor: string; readonly craftsmanId: string }>(
  values: Values,
  book: readonly CraftsmanRow[],
): Values =>
  values.creditor === ''
    ? values
    : { ...values, craftsmanId: inBook({ company: values.creditor, uid: null, iban: null }, book)?.id ?? '' }

/** The creditor of a code, if nobody in the address book is the same. */
export function newCreditor(
  qrCode: string | null | undefined,
  book: readonly CraftsmanRow[],
): Creditor | undefined {
  const creditor = qrCode === null || qrCode === undefined ? undefined : creditorOfCode(qrCode)
  return creditor === undefined || inBook(creditor, book) !== undefined ? undefined : creditor
}

/** Writes a creditor into the address book. */
export function addCreditor(id: string, creditor: Creditor, trade: Trade): Change {
  const { company, street, zip, city, uid, iban } = creditor
  return craftsmen.acts.add({ company, trades: [trade], street, zip, city, uid, iban }, { id })
}

/** For an invoice that is there already: the craftsman and the invoice naming them, each an act of its own. */
export async function takeCreditor(
  realEstateId: string,
  invoice: Invoice,
  creditor: Creditor,
  trade: Trade,
): Promise<void> {
  const craftsmanId = newId()
  const made = { ...addCreditor(craftsmanId, creditor, trade), key: newId() }
  const named = { ...invoices.acts.update(invoice, { craftsmanId }), key: newId() }
  const fault = await change(realEstateId, [made, named])
  const undo = async () => {
    if (await takeBack(realEstateId, { done: named, row: invoice }))
      await takeBack(realEstateId, { done: made })
  }
  toast(
    fault === undefined
      ? { text: texts.added(creditor.company), tone: 'good', undo: () => void undo() }
      : { text: savingTexts.notKept[fault], tone: 'due' },
  )
}
