import * as z from 'zod/mini'
import { readUid } from '../craftsmen/uid.ts'
import { clearable, clientId, day, line, lines, readable, wholeNumber } from '../fields/fields.ts'
import { currencies } from '../payments/hundredths.ts'
import { readIban } from '../payments/iban.ts'
import { recurrenceInput } from '../days/recurrence.input.ts'
import { taxClasses } from '../taxes/tax-class.ts'
import { maxTaxLines } from '../taxes/tax-line.ts'
import { expenseCategories, invoiceKinds } from './expense.ts'
import { readReference } from './invoice.ts'

/** At most ten million, as on a bill. */
const amount = wholeNumber(1, 999_999_999_99)
const creditor = line(120)
const currency = z.enum(currencies)

const taxLine = z.object({ text: line(160), amountRappen: amount, taxClass: z.enum(taxClasses) })

/** Among which parts an invoice is divided. */
export const taxLinesInput = z.array(taxLine).check(z.maxLength(maxTaxLines))

const optionalFacts = {
  number: clearable(line(60)),
  iban: clearable(readable(readIban)),
  reference: clearable(readable(readReference)),
  uid: clearable(readable(readUid)),
  discountUntil: clearable(day),
  discountRate: clearable(wholeNumber(1, 100_00)),
  note: clearable(lines(2_000)),
  craftsmanId: clearable(clientId),
  projectId: clearable(clientId),
  costItemId: clearable(clientId),
  componentId: clearable(clientId),
  documentId: clearable(clientId),
  taxClass: clearable(z.enum(taxClasses)),
  taxReason: clearable(lines(500)),
  taxLines: z.optional(taxLinesInput),
  subsidyRappen: clearable(wholeNumber(0, 999_999_999_99)),
  isReviewed: z.optional(z.boolean()),
  category: clearable(z.enum(expenseCategories)),
  recurrence: clearable(recurrenceInput),
}

const facts = {
  creditor: z.optional(creditor),
  currency: z.optional(currency),
  amountRappen: z.optional(amount),
  issuedOn: z.optional(day),
  dueOn: z.optional(day),
  ...optionalFacts,
}

/** What is not said is read from the text of the code, if there is one. */
export const addInvoiceInput = z.object({
  id: clientId,
  kind: z.optional(z.enum(invoiceKinds)),
  followsId: clearable(clientId),
  qrCode: clearable(z.string().check(z.maxLength(2_000))),
  ...facts,
})

/** What an invoice cannot be without, once the code has been read. */
export const invoiceBase = z.object({ creditor, currency, amountRappen: amount, issuedOn: day, dueOn: day })

export const updateInvoiceInput = z.object({ expectedVersion: z.int(), ...facts })

export const payInvoiceInput = z.object({
  expectedVersion: z.int(),
  paymentId: clientId,
  paidOn: day,
  amountRappen: amount,
})

export const unpayInvoiceInput = z.object({ expectedVersion: z.int(), paymentId: clientId })
