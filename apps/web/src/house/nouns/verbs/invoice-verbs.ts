import { isSetOff } from '@hauswart/domain/invoices/credit'
import { isSameRhythm } from '@hauswart/domain/invoices/expense'
import { expensePayments, inCash } from '@hauswart/domain/invoices/expense-payment'
import { disputeDemandLabels } from '@hauswart/domain/invoices/holding.labels'
import {
  canGoWithOthers,
  changedBySeveral,
  type SeveralInvoices,
} from '@hauswart/domain/invoices/several/several-invoices'
import { beginWarranty, noWarranty } from '@hauswart/domain/invoices/warranty'
import { warrantyBasisLabels } from '@hauswart/domain/invoices/warranty.labels'
import { bareMoney, day } from '#device/text/format.ts'
import {
  AddInvoiceDocument,
  BeginInvoiceWarrantyDocument,
  ChangeInvoicesDocument,
  DeleteInvoiceDocument,
  DisputeInvoiceDocument,
  EndInvoiceWarrantyDocument,
  PayInvoiceDocument,
  ReleaseInvoiceDocument,
  RestoreInvoiceDocument,
  RetainInvoiceDocument,
  SetOffInvoiceDocument,
  UndisputeInvoiceDocument,
  UnpayInvoiceDocument,
  UpdateInvoiceDocument,
  type HouseInvoicesQuery,
  type PayInvoiceInput,
} from '#gql/graphql.ts'
import { changesSeveral, does, overwrites } from '#house/record/puts.ts'
import type { Entry, Loose, LooseRow, Row } from '#house/record/said.ts'
import { adds, edits, restores, trashes, type Draft } from '#house/record/verbs.ts'
import { besideDelete, besideSetOff, besideUnpay, paymentsOf, setOff } from './offsets.ts'

/** As the server tells it in its list; what is open follows from its payments, here as there. */
export type InvoiceRow = NonNullable<HouseInvoicesQuery['realEstate']>['invoices']['nodes'][number]

function paid({ variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> {
  const { paymentId: id, paidOn, amountRappen } = facts as unknown as PayInvoiceInput
  const others = paymentsOf(row).filter((one) => one.id !== id)
  return { payments: [...others, { id, paidOn, amountRappen, ...inCash }], isReviewed: true }
}

const unpaid = ({ variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> => ({
  payments: paymentsOf(row).filter(({ id }) => id !== facts['paymentId']),
})

const unpay = does(UnpayInvoiceDocument, unpaid)
/** What was set off is told as that, though it is taken back as a payment is. */
export const offset = 'offset'
const sayUnpay = (row: Row & Pick<InvoiceRow, 'payments'>, facts: Parameters<typeof unpay.say>[1]): Draft => {
  const { said, ...draft } = unpay.say(row, facts)
  const isOffset = row.payments.some((one) => one.id === facts.paymentId && isSetOff(one))
  return { ...draft, said: { ...said, ...(isOffset && { kind: offset }) } }
}

/** Whoever disputes an invoice or keeps something back has looked at it. */
const held = ({ variables: { facts = {} } }: Entry): Partial<InvoiceRow> => ({
  ...(facts as Partial<InvoiceRow>),
  isReviewed: true,
})
const noDispute = { disputedOn: null, disputeReason: null, disputeDemand: null, disputedRappen: null }
const noRetention = { retainedRappen: null, retainedUntil: null, retainedReason: null }
// Whoever says or ends it did so over what they saw.
const ofDispute = {
  disputedOn: 'Beanstandet seit',
  disputeReason: 'Grund',
  disputeDemand: 'Verlangt',
  disputedRappen: 'Beanstandeter Betrag',
}
const ofRetention = {
  retainedRappen: 'Zurückbehaltener Betrag',
  retainedUntil: 'Zurückbehalten bis',
  retainedReason: 'Grund',
}
const ofWarranty = {
  warrantyBasis: 'Garantie',
  warrantyFrom: 'Garantie seit',
  warrantyYears: 'Jahre Garantie',
  warrantyUntil: 'Garantie bis',
}
/** Of a new invoice. */
export const beforeActs = { ...noDispute, ...noRetention, ...noWarranty }

const chosen: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  disputeDemand: disputeDemandLabels,
  warrantyBasis: warrantyBasisLabels,
}
/** What only acts write. */
export function actsInWords(fact: string, value: unknown): string | undefined {
  if (typeof value === 'number') return fact.endsWith('Rappen') ? bareMoney(value) : undefined
  if (typeof value !== 'string') return undefined
  return /On$|Until$|From$/.test(fact) ? day(value) : chosen[fact]?.[value]
}
/** Its end follows from what was said, here as on the server. */
const begun = ({ variables: { facts = {} } }: Entry): Partial<InvoiceRow> =>
  beginWarranty(facts as unknown as Parameters<typeof beginWarranty>[0]) ?? {}

/**
 * A cost without a bill is paid on its day, whatever was changed of it, and in another rhythm nothing of it was left out; a
 * credit note has one day too.
 */
function paidAtOnce({ objectId: id, variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> {
  const now = { ...row, ...facts } as InvoiceRow
  const { kind, issuedOn, amountRappen } = now
  if (kind === 'credit') return { dueOn: issuedOn }
  return kind === 'expense'
    ? {
        dueOn: issuedOn,
        payments: expensePayments({ id, issuedOn, amountRappen }),
        ...(!isSameRhythm(row as InvoiceRow, now) && { skippedUntil: null }),
      }
    : {}
}

/** What an act over several makes of one of them, as the server will. */
function afterAll({ variables: { facts } }: Entry, row: LooseRow): LooseRow | undefined {
  // Typed by the act when it was said, and the row by its list.
  const said = facts as unknown as SeveralInvoices
  const invoice = row as unknown as InvoiceRow
  if (said.act === 'delete') return canGoWithOthers(invoice) ? undefined : row
  const changed = changedBySeveral(invoice, said)
  return changed === undefined ? row : { ...row, ...changed }
}

export const invoiceVerbs = {
  add: { ...adds(AddInvoiceDocument, undefined, ['skippedUntil']), also: paidAtOnce },
  update: { ...edits(UpdateInvoiceDocument), also: paidAtOnce },
  several: changesSeveral(ChangeInvoicesDocument, afterAll),
  pay: does(PayInvoiceDocument, paid),
  unpay: { ...unpay, say: sayUnpay, beside: besideUnpay },
  setOff: { ...does(SetOffInvoiceDocument, setOff), beside: besideSetOff },
  dispute: overwrites(DisputeInvoiceDocument, held, ofDispute),
  undispute: overwrites(UndisputeInvoiceDocument, () => noDispute, ofDispute),
  retain: overwrites(RetainInvoiceDocument, held, ofRetention),
  release: overwrites(ReleaseInvoiceDocument, () => noRetention, ofRetention),
  beginWarranty: overwrites(BeginInvoiceWarrantyDocument, begun, ofWarranty),
  endWarranty: overwrites(EndInvoiceWarrantyDocument, () => noWarranty, ofWarranty),
  delete: { ...trashes(DeleteInvoiceDocument), beside: besideDelete },
  restore: { ...restores(RestoreInvoiceDocument), beside: besideSetOff },
}
