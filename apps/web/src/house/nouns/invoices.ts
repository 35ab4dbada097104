import type { Recurrence } from '@hauswart/domain/days/recurrence'
import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { expensePayments } from '@hauswart/domain/invoices/expense-payment'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import { taxClasses } from '@hauswart/domain/taxes/tax-class'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { lineWords } from '@hauswart/domain/taxes/tax-line.labels'
import { bareMoney, day, number } from '#device/text/format.ts'
import {
  AddInvoiceDocument,
  DeleteInvoiceDocument,
  PayInvoiceDocument,
  RestoreInvoiceDocument,
  UnpayInvoiceDocument,
  UpdateInvoiceDocument,
  type HouseInvoicesQuery,
  type PayInvoiceInput,
} from '#gql/graphql.ts'
import { invoicesQuery } from '#house/house-queries.ts'
import { does } from '#house/record/puts.ts'
import { defineRecord } from '#house/record/record.ts'
import type { Entry, Loose } from '#house/record/said.ts'
import { adds, edits, restores, trashes } from '#house/record/verbs.ts'

/** As the server tells it in its list; what is open follows from its payments, here as there. */
export type InvoiceRow = NonNullable<HouseInvoicesQuery['realEstate']>['invoices']['nodes'][number]

const paymentsOf = (row: Loose): InvoiceRow['payments'] => (row as Partial<InvoiceRow>).payments ?? []

function paid({ variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> {
  const { paymentId: id, paidOn, amountRappen } = facts as unknown as PayInvoiceInput
  const others = paymentsOf(row).filter((one) => one.id !== id)
  return { payments: [...others, { id, paidOn, amountRappen }], isReviewed: true }
}

const unpaid = ({ variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> => ({
  payments: paymentsOf(row).filter(({ id }) => id !== facts['paymentId']),
})

/** A cost without a bill is paid on its day, whatever was changed of it. */
function paidAtOnce({ objectId: id, variables: { facts = {} } }: Entry, row: Loose): Partial<InvoiceRow> {
  const { kind, issuedOn, amountRappen } = { ...row, ...facts } as InvoiceRow
  return kind === 'expense'
    ? { dueOn: issuedOn, payments: expensePayments({ id, issuedOn, amountRappen }) }
    : {}
}

const linesInWords = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? lineWords(value as InvoiceRow['taxLines'], bareMoney)
    : 'Nicht aufgeteilt'

const named = new Set(['craftsmanId', 'projectId', 'costItemId', 'componentId', 'documentId'])

export const invoices = defineRecord({
  noun: 'invoice',
  lists: { all: invoicesQuery },
  compare: (a, b) => b.issuedOn.localeCompare(a.issuedOn) || (a.id < b.id ? 1 : -1),
  title: ({ creditor = '' }) => creditor,
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
    documentId: 'Unterlage',
    taxClass: 'Steuerlich',
    taxReason: 'Begründung',
    taxLines: 'Aufteilung',
    subsidyRappen: 'Förderbeitrag',
    isReviewed: 'Geprüft',
    category: 'Kategorie',
    recurrence: 'Wiederholung',
  },
  inWords: (fact, value, nameOf) => {
    if (fact.endsWith('Rappen') && typeof value === 'number') return bareMoney(value)
    if (fact === 'taxLines') return linesInWords(value)
    if (fact === 'recurrence' && typeof value === 'object' && value !== null)
      return recurrenceWords(value as Recurrence)
    if (fact === 'discountRate' && typeof value === 'number') return `${number(value / 100, 2)} %`
    if (typeof value !== 'string') return undefined
    if (named.has(fact)) return nameOf(value) ?? '…'
    if (fact === 'category') return expenseCategoryLabels[value as NonNullable<InvoiceRow['category']>]
    if (fact === 'iban') return ibanWords(value)
    const taxClass = taxClasses.find((one) => one === value)
    if (fact === 'taxClass' && taxClass !== undefined) return taxClassLabels[taxClass]
    return fact.endsWith('On') || fact === 'discountUntil' ? day(value) : undefined
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
    documentId: null,
    taxClass: null,
    taxReason: null,
    taxLines: [],
    subsidyRappen: null,
    isReviewed: true,
    category: null,
    recurrence: null,
    followsId: null,
    payments: [],
  }),
  verbs: {
    add: { ...adds(AddInvoiceDocument), also: paidAtOnce },
    update: { ...edits(UpdateInvoiceDocument), also: paidAtOnce },
    pay: does(PayInvoiceDocument, paid),
    unpay: does(UnpayInvoiceDocument, unpaid),
    delete: trashes(DeleteInvoiceDocument),
    restore: restores(RestoreInvoiceDocument),
  },
  words: {
    add: (name) => `Rechnung von ${name} erfassen`,
    update: (name) => `Rechnung von ${name} ändern`,
    pay: (name) => `Zahlung an ${name} erfassen`,
    unpay: (name) => `Zahlung an ${name} zurücknehmen`,
    delete: (name) => `Rechnung von ${name} löschen`,
    restore: (name) => `Rechnung von ${name} zurückholen`,
  },
})
