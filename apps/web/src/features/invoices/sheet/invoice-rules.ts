import { isSetOff } from '@hauswart/domain/invoices/credit'
import type { Currency } from '@hauswart/domain/payments/hundredths'
import type { TaxClass } from '@hauswart/domain/taxes/tax-class'
import { scaledLines } from '@hauswart/domain/taxes/tax-line'
import { fieldFaults } from '@hauswart/domain/fields/field.labels'
import type { InvoiceRow } from '#house/nouns/invoices.ts'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { amountWords } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import { invoiceForm } from './invoice-values.ts'

const { form: texts } = invoicesTexts

type Bill = Pick<InvoiceRow, 'id' | 'currency' | 'taxLines'>

/** What a credit note can be for. */
export const billsOf = <Row extends InvoiceRow>(all: readonly Row[]): readonly Row[] =>
  all.filter(({ kind }) => kind === 'bill')

/** A credit note is in the currency of the bill it is for. */
export const schemaWith = (bills: readonly Bill[]) =>
  invoiceForm.schema.check((context) => {
    const { creditsId, currency } = context.value
    const bill = bills.find(({ id }) => id === creditsId)
    if (bill !== undefined && bill.currency !== currency)
      context.issues.push({ code: 'custom', path: ['creditsId'], input: creditsId, message: 'currency' })
  })

/**
 * What a form over an invoice obeys: of a credit note what has come back or was set off cannot be taken off again, and
 * what is tied to another invoice keeps the currency of both.
 */
export function rulesOf(row: InvoiceRow, all: readonly InvoiceRow[]) {
  const { kind, currency, payments } = row
  const settled = payments.reduce((sum, { amountRappen }) => sum - amountRappen, 0)
  const isLess = (rappen: number | null) =>
    kind === 'credit' && rappen !== null && rappen > 0 && rappen < settled
  const tied = tieOf(row, all)
  const isOther = (chosen: Currency) => tied !== undefined && chosen !== currency
  return {
    schema: schemaWith(billsOf(all)).check(({ value, issues }) => {
      const refuse = (name: string) =>
        void issues.push({ code: 'custom', path: [name], input: value, message: name })
      if (isLess(value.amountRappen)) refuse('amountRappen')
      if (isOther(value.currency)) refuse('currency')
    }),
    texts: {
      ...invoiceForm.texts,
      amountRappen: (rappen: number | null) =>
        isLess(rappen) ? creditTexts.lessThanSettled(amountWords(settled, currency)) : texts.wrongAmount,
      currency: (chosen: Currency) =>
        tied !== undefined && isOther(chosen) ? creditTexts.tied[tied](currency) : fieldFaults.required,
    },
  }
}

/** What ties it to another invoice, if anything does. */
function tieOf({ id, payments }: InvoiceRow, all: readonly InvoiceRow[]): 'offset' | 'credited' | undefined {
  if (payments.some(isSetOff)) return 'offset'
  return all.some(({ creditsId }) => creditsId === id) ? 'credited' : undefined
}

/** What is credited of a divided bill is divided as that was, unless somebody said one class for all of it. */
export const dividedAs = (bill: Bill | undefined, taxClass: TaxClass | '' | null | undefined) =>
  bill === undefined || bill.taxLines.length === 0 || Boolean(taxClass) ? undefined : bill.taxLines

/** The division a credit note takes over from the bill it is now for; its own, and the one it had, stay. */
export const takenOver = (
  credit: InvoiceRow,
  said: {
    readonly creditsId?: string | null | undefined
    readonly taxClass?: TaxClass | '' | null | undefined
  },
  all: readonly InvoiceRow[],
) =>
  credit.taxLines.length > 0 || said.creditsId === credit.creditsId
    ? undefined
    : dividedAs(
        all.find(({ id }) => id === said.creditsId),
        said.taxClass === undefined ? credit.taxClass : said.taxClass,
      )

/** Of a divided invoice the lines follow the amount: they always sum to it. `taken` are those of another invoice. */
export function withLines<Facts extends { readonly amountRappen?: number }>(
  row: InvoiceRow,
  facts: Facts,
  taken?: InvoiceRow['taxLines'],
) {
  const { amountRappen = row.amountRappen } = facts
  if (taken !== undefined) return { ...facts, taxLines: scaledLines(taken, amountRappen) }
  return facts.amountRappen === undefined || row.taxLines.length === 0
    ? facts
    : { ...facts, taxLines: scaledLines(row.taxLines, amountRappen) }
}
