import { cleanLine } from '../fields/clean-text.ts'
import { readBillingInformation } from '../qr-bills/billing-information.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'
import type { FileSuggestion, SuggestionField } from './file.ts'
import { vague } from './suggest-lines.ts'

/** The text of a code and the page it stands on. */
export type ReadCode = { readonly text: string; readonly page: number }

/** Why something is proposed that the code of a bill says. */
export const codeReason = 'weil es in der QR-Rechnung steht'

/**
 * What the code of a bill proposes comes before what was read in words; a line that says the same stays as its place. A
 * code that breaks the rules proposes nothing: whoever records the bill is told what is wrong with it.
 */
export function suggestWithCode(
  inWords: readonly FileSuggestion[],
  code: ReadCode | undefined,
): readonly FileSuggestion[] {
  const said = code === undefined ? [] : saidBy(code.text, inWords)
  if (code === undefined || said.length === 0) return inWords
  const coded = said.map(([field, value]): FileSuggestion => {
    const { page, quote } = inWords.find((one) => one.field === field && one.value === value) ?? {
      page: code.page,
      quote: '',
    }
    return { field, value, reason: codeReason, page, quote }
  })
  const known = new Set(said.map(([field]) => field))
  return [...coded, ...inWords.filter(({ field }) => !known.has(field))]
}

function saidBy(
  text: string,
  inWords: readonly FileSuggestion[],
): readonly (readonly [SuggestionField, string])[] {
  const payload = text.trim()
  const reading = readQrBill(payload)
  if ('faults' in reading) return []
  const { creditor, amount, currency, billingInformation } = reading.bill
  const info = billingInformation === null ? null : readBillingInformation(billingInformation)
  const sender = cleanLine(creditor.name).trim()
  const number = cleanLine(info?.invoiceNumber ?? '').trim()
  const facts: readonly (readonly [SuggestionField, string | null | undefined])[] = [
    ['qr_bill', payload],
    ['category', 'invoice'],
    ['sender', sender],
    ['title', hasTitle(inWords) ? null : `Rechnung ${sender}`.trim()],
    // The amount of a paper is one in francs; nought is a mere notice.
    ['amount_rappen', currency === 'CHF' && amount !== null && amount > 0 ? String(amount) : null],
    ['dated_on', info?.invoicedOn],
    ['due_on', info?.dueOn],
    ['invoice_number', number],
  ]
  return facts.flatMap(([field, value]) =>
    value === null || value === undefined || value === '' ? [] : [[field, value]],
  )
}

/** Beside the code alone stands nothing a bill would be called by. */
const hasTitle = (inWords: readonly FileSuggestion[]): boolean =>
  inWords.some(({ field, reason }) => field === 'title' && reason !== vague.onTop) &&
  inWords.some(({ field, value }) => field === 'category' && value === 'invoice')
