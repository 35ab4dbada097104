import * as z from 'zod/mini'
import { readUid } from '../craftsmen/uid.ts'
import { clearable, clientId, day, each, line, lines, readable, wholeNumber } from '../fields/fields.ts'
import { currencies } from '../payments/hundredths.ts'
import { readIban } from '../payments/iban.ts'
import { recurrenceInput } from '../days/recurrence.input.ts'
import { taxClasses } from '../taxes/tax-class.ts'
import { maxTaxLines } from '../taxes/tax-line.ts'
import { expenseCategories, invoiceKinds } from './expense.ts'
import { disputeDemands } from './holding.ts'
import { readReference } from './invoice.ts'
import { maxSeveralInvoices, severalInvoicesActs } from './several/several-invoices.ts'
import { maxWarrantyYears, warrantyBases } from './warranty.ts'

/** As many as on a bill. */
const most = 999_999_999_99
const amount = wholeNumber(1, most)
/** Below zero on a credit note. */
const signedAmount = wholeNumber(-most, most).check(z.refine((rappen) => rappen !== 0))
const creditor = line(120)
const currency = z.enum(currencies)

const linesOf = <Amount extends z.ZodMiniType<number>>(amountRappen: Amount) =>
  z
    .array(z.object({ text: line(160), amountRappen, taxClass: z.enum(taxClasses) }))
    .check(z.maxLength(maxTaxLines))

/** Among which parts an invoice is divided, as forms hold them. */
export const taxLinesInput = linesOf(amount)

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
  measureId: clearable(clientId),
  documentId: clearable(clientId),
  taxClass: clearable(z.enum(taxClasses)),
  taxReason: clearable(lines(500)),
  taxLines: z.optional(linesOf(signedAmount)),
  subsidyRappen: clearable(wholeNumber(0, 999_999_999_99)),
  isReviewed: z.optional(z.boolean()),
  category: clearable(z.enum(expenseCategories)),
  recurrence: clearable(recurrenceInput),
  creditsId: clearable(clientId),
}

const facts = {
  creditor: z.optional(creditor),
  currency: z.optional(currency),
  amountRappen: z.optional(signedAmount),
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

/** What an invoice cannot be without, as forms hold it: a credit note too says how much, not which way. */
export const invoiceBase = z.object({ creditor, currency, amountRappen: amount, issuedOn: day, dueOn: day })

/** The same once the code has been read and the kind has said which way. */
export const signedBase = z.object({ ...invoiceBase.shape, amountRappen: signedAmount })

export const updateInvoiceInput = z.object({
  expectedVersion: z.int(),
  skippedUntil: clearable(day),
  ...facts,
})

export const payInvoiceInput = z.object({
  expectedVersion: z.int(),
  paymentId: clientId,
  paidOn: day,
  amountRappen: signedAmount,
})

/** The whole invoice is disputed where no amount is said. */
export const disputeInvoiceInput = z.object({
  expectedVersion: z.int(),
  disputedOn: day,
  disputeReason: lines(2_000),
  disputeDemand: z.enum(disputeDemands),
  disputedRappen: clearable(amount),
})

export const retainInvoiceInput = z.object({
  expectedVersion: z.int(),
  retainedRappen: amount,
  retainedUntil: day,
  retainedReason: line(200),
})

/** `paidOn` and `paymentIds`, one for each invoice, are for paying; else one thing that all of them get. */
export const changeInvoicesInput = z
  .object({
    ids: each(clientId, maxSeveralInvoices).check(z.minLength(1)),
    act: z.enum(severalInvoicesActs),
    paidOn: z.optional(day),
    paymentIds: z.optional(each(clientId, maxSeveralInvoices)),
    componentId: z.optional(clientId),
    projectId: z.optional(clientId),
    taxClass: z.optional(z.enum(taxClasses)),
  })
  .check(
    z.refine(({ act, paidOn }) => (act === 'pay') === (paidOn !== undefined), { path: ['paidOn'] }),
    z.refine(
      ({ act, ids, paymentIds }) =>
        act === 'pay' ? paymentIds?.length === ids.length : paymentIds === undefined,
      { path: ['paymentIds'] },
    ),
    z.refine(
      ({ act, componentId, projectId }) =>
        [componentId, projectId].filter((id) => id !== undefined).length === (act === 'assign' ? 1 : 0),
      { path: ['componentId'] },
    ),
    z.refine(({ act, taxClass }) => (act === 'classify') === (taxClass !== undefined), {
      path: ['taxClass'],
    }),
  )

/** How long the law says itself; what was agreed needs its years. */
export const beginWarrantyInput = z.object({
  expectedVersion: z.int(),
  warrantyBasis: z.enum(warrantyBases),
  warrantyFrom: day,
  warrantyYears: clearable(wholeNumber(1, maxWarrantyYears)),
})

/** Over the credit note; of the bill counts what is open of it. */
export const setOffInvoiceInput = z.object({
  expectedVersion: z.int(),
  billId: clientId,
  paymentId: clientId,
  billPaymentId: clientId,
  paidOn: day,
  amountRappen: amount,
})

export const unpayInvoiceInput = z.object({ expectedVersion: z.int(), paymentId: clientId })
