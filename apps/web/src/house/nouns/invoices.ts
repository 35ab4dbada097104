import type { Recurrence } from '@hauswart/domain/days/recurrence'
import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { isSetOff } from '@hauswart/domain/invoices/credit'
import { isSameRhythm } from '@hauswart/domain/invoices/expense'
import { expensePayments, inCash } from '@hauswart/domain/invoices/expense-payment'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { disputeDemandLabels } from '@hauswart/domain/invoices/holding.labels'
import {
  canGoWithOthers,
  changedBySeveral,
  type SeveralInvoices,
} from '@hauswart/domain/invoices/several/several-invoices'
import { beginWarranty, noWarranty, type WarrantyBasis } from '@hauswart/domain/invoices/warranty'
import { warrantyBasisLabels } from '@hauswart/domain/invoices/warranty.labels'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { lineWords } from '@hauswart/domain/taxes/tax-line.labels'
import { bareMoney, day, number } from '#device/text/format.ts'
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
import { invoicesQuery } from '#house/house-queries.ts'
import { changesSeveral, does, overwrites } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
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
const offset = 'offset'
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
/** Its end follows from what was said, here as on the server. */
const begun = ({ variables: { facts = {} } }: Entry): Partial<InvoiceRow> =>
  beginWarranty(facts as unknown as Parameters<typeof beginWarranty>[0]) ?? {}
const noRetention = { retainedRappen: null, retainedUntil: null, retainedReason: null }

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

/** What a waiting change is about. */
const paperOf = (kind: string | undefined): string => (kind === 'credit' ? 'Gutschrift' : 'Rechnung')
/** What was settled: of a credit note nothing was paid to anybody. */
const settledOf = (name: string, kind: string | undefined): string =>
  kind === 'credit' ? `Erledigung der Gutschrift von ${name}` : `Zahlung an ${name}`

const linesInWords = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? lineWords(value as InvoiceRow['taxLines'], bareMoney)
    : 'Nicht aufgeteilt'

const named = new Set([
  'craftsmanId',
  'projectId',
  'costItemId',
  'componentId',
  'measureId',
  'documentId',
  'creditsId',
])

export const invoices = defineRecord({
  noun: 'invoice',
  lists: { all: invoicesQuery },
  compare: (a, b) => b.issuedOn.localeCompare(a.issuedOn) || (a.id < b.id ? 1 : -1),
  title: ({ creditor = '' }) => creditor,
  kindOf: ({ kind }) => kind,
  facts: {
    creditor: 'Empfänger',
    number: 'Rechnungsnummer',
    iban: 'IBAN',
    reference: 'Referenz',
    uid: 'UID',
    currency: 'Währung',
    amountRappen: 'Betrag',
    issuedOn: 'Rechnungsdatum',
    dueOn: 'Zahlbar bis',
    discountUntil: 'Skonto bis',
    discountRate: 'Skonto in Prozent',
    note: 'Notiz',
    craftsmanId: 'Handwerker',
    projectId: 'Renovation',
    costItemId: 'Kostenposition',
    componentId: 'Bauteil',
    measureId: 'Entscheid',
    documentId: 'Unterlage',
    taxClass: 'Steuerlich',
    taxReason: 'Begründung',
    taxLines: 'Aufteilung',
    subsidyRappen: 'Förderbeitrag',
    isReviewed: 'Geprüft',
    category: 'Kategorie',
    recurrence: 'Wiederholung',
    skippedUntil: 'Ausgelassen bis',
    creditsId: 'Gehört zur Rechnung',
  },
  // An amount in another currency is another amount.
  together: [{ label: 'Betrag', names: ['currency', 'amountRappen'] }],
  inWords: (fact, value, nameOf) => {
    if (fact.endsWith('Rappen') && typeof value === 'number') return bareMoney(value)
    if (fact === 'taxLines') return linesInWords(value)
    if (fact === 'recurrence' && typeof value === 'object' && value !== null)
      return recurrenceWords(value as Recurrence)
    if (fact === 'discountRate' && typeof value === 'number') return `${number(value / 100, 2)} %`
    if (typeof value !== 'string') return undefined
    if (named.has(fact)) return nameOf(value) ?? '…'
    if (fact === 'category') return expenseCategoryLabels[value as NonNullable<InvoiceRow['category']>]
    if (fact === 'disputeDemand')
      return disputeDemandLabels[value as NonNullable<InvoiceRow['disputeDemand']>]
    if (fact === 'warrantyBasis') return warrantyBasisLabels[value as WarrantyBasis]
    if (fact === 'iban') return ibanWords(value)
    const taxClass = taxClasses.find((one) => one === value)
    if (fact === 'taxClass' && taxClass !== undefined) return taxClassLabels[taxClass]
    return ['On', 'Until', 'From'].some((end) => fact.endsWith(end)) ? day(value) : undefined
  },
  blank: () => ({
    kind: 'bill' as const,
    creditor: '',
    number: null,
    iban: null,
    reference: null,
    uid: null,
    currency: 'CHF' as const,
    amountRappen: 0,
    issuedOn: '',
    dueOn: '',
    discountUntil: null,
    discountRate: null,
    note: null,
    qrCode: null,
    craftsmanId: null,
    projectId: null,
    costItemId: null,
    componentId: null,
    measureId: null,
    documentId: null,
    taxClass: null,
    taxReason: null,
    taxLines: [],
    subsidyRappen: null,
    ...noDispute,
    ...noRetention,
    ...noWarranty,
    isReviewed: true,
    category: null,
    recurrence: null,
    followsId: null,
    skippedUntil: null,
    creditsId: null,
    payments: [],
  }),
  verbs: {
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
  },
  words: {
    add: (name, kind) => `${paperOf(kind)} von ${name} erfassen`,
    update: (name, kind) => `${paperOf(kind)} von ${name} ändern`,
    several: (name) => `${name} ändern`,
    pay: (name, kind) => `${settledOf(name, kind)} erfassen`,
    unpay: (name, kind) =>
      `${kind === offset ? `Verrechnung mit ${name}` : settledOf(name, kind)} zurücknehmen`,
    setOff: (name) => `Gutschrift von ${name} verrechnen`,
    dispute: (name) => `Rechnung von ${name} beanstanden`,
    undispute: (name) => `Beanstandung an ${name} beenden`,
    retain: (name) => `Rückbehalt bei ${name} erfassen`,
    release: (name) => `Rückbehalt bei ${name} freigeben`,
    beginWarranty: (name) => `Garantie bei ${name} erfassen`,
    endWarranty: (name) => `Garantie bei ${name} entfernen`,
    delete: (name, kind) => `${paperOf(kind)} von ${name} löschen`,
    restore: (name, kind) => `${paperOf(kind)} von ${name} zurückholen`,
  },
})
