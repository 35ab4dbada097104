import type { FileSuggestion, SuggestionField } from '../files/file.ts'
import { vague } from '../files/suggest-lines.ts'
import { currencies, type Currency } from '../payments/hundredths.ts'

/** A fact of a bill as it stands on its paper. */
export type ReadFact<Value> = {
  readonly value: Value
  readonly reason: string
  readonly page: number
  readonly quote: string
}

/** What the text of a paper tells of an invoice; what is a guess is not among it. */
export type TextFacts = {
  readonly creditor?: ReadFact<string>
  readonly amountRappen?: ReadFact<number>
  readonly currency?: ReadFact<Currency>
  readonly issuedOn?: ReadFact<string>
  readonly dueOn?: ReadFact<string>
  readonly number?: ReadFact<string>
}

const guesses: readonly string[] = Object.values(vague)

export function invoiceOfText(suggestions: readonly FileSuggestion[]): TextFacts {
  const read = (field: SuggestionField) => {
    const { value, reason, page, quote } = suggestions.find((one) => one.field === field) ?? none
    return value === '' || guesses.includes(reason)
      ? undefined
      : { value, reason, page, quote: quote.replaceAll(/\s{2,}/g, ' ') }
  }
  const [sender, amount, issued] = [read('sender'), read('amount_rappen'), read('dated_on')]
  const [due, number] = [read('due_on'), read('invoice_number')]
  const rappen = Number(amount?.value)
  const currency = amount && currencies.find((one) => currencyIn(amount.quote) === one)
  return {
    ...(sender && { creditor: sender }),
    ...(amount &&
      Number.isSafeInteger(rappen) &&
      rappen > 0 && { amountRappen: { ...amount, value: rappen } }),
    ...(amount && currency && { currency: { ...amount, value: currency } }),
    ...(issued && { issuedOn: issued }),
    ...(due && { dueOn: due }),
    ...(number && { number }),
  }
}

const none = { value: '', reason: '', page: 0, quote: '' }

/** Only where the line of the amount says so: a paper names many currencies in its small print. */
const currencyIn = (quote: string): string | undefined =>
  /\b(CHF|Fr\.|SFr)/.test(quote) ? 'CHF' : /\bEUR\b|€|\bEuro\b/i.test(quote) ? 'EUR' : undefined
