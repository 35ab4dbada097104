import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import { taxClassLabels } from '@hauswart/domain/taxes/tax-class.labels'
import { lineWords } from '@hauswart/domain/taxes/tax-line.labels'
import { bareMoney, day, number } from '#device/text/format.ts'
import { invoicesQuery } from '#house/house-queries.ts'
import { nameOr } from '#house/record/declaration/facts.ts'
import { defineRecord } from '#house/record/record.ts'
import { actsInWords, beforeActs, invoiceVerbs, offset, type InvoiceRow } from './verbs/invoice-verbs.ts'

export type { InvoiceRow } from './verbs/invoice-verbs.ts'

/** What a waiting change is about. */
const paperOf = (kind: string | undefined): string => (kind === 'credit' ? 'Gutschrift' : 'Rechnung')
/** What was settled: of a credit note nothing was paid to anybody. */
const settledOf = (name: string, kind: string | undefined): string =>
  kind === 'credit' ? `Erledigung der Gutschrift von ${name}` : `Zahlung an ${name}`

const linesInWords = (lines: InvoiceRow['taxLines']): string =>
  lines.length > 0 ? lineWords(lines, bareMoney) : 'Nicht aufgeteilt'
const rateInWords = (rate: number): string => `${number(rate / 100, 2)} %`

export const invoices = defineRecord({
  noun: 'invoice',
  lists: { all: invoicesQuery },
  compare: (a, b) => b.issuedOn.localeCompare(a.issuedOn) || (a.id < b.id ? 1 : -1),
  title: ({ creditor = '' }) => creditor,
  kindOf: ({ kind }) => kind,
  facts: {
    creditor: ['Empfänger', ''],
    number: ['Rechnungsnummer', null],
    iban: ['IBAN', null, ibanWords],
    reference: ['Referenz', null],
    uid: ['UID', null],
    currency: ['Währung', 'CHF'],
    amountRappen: ['Betrag', 0, bareMoney],
    issuedOn: ['Rechnungsdatum', '', day],
    dueOn: ['Zahlbar bis', '', day],
    discountUntil: ['Skonto bis', null, day],
    discountRate: ['Skonto in Prozent', null, rateInWords],
    note: ['Notiz', null],
    craftsmanId: ['Handwerker', null, nameOr()],
    projectId: ['Renovation', null, nameOr()],
    costItemId: ['Kostenposition', null, nameOr()],
    componentId: ['Bauteil', null, nameOr()],
    measureId: ['Entscheid', null, nameOr()],
    documentId: ['Unterlage', null, nameOr()],
    taxClass: ['Steuerlich', null, taxClassLabels],
    taxReason: ['Begründung', null],
    taxLines: ['Aufteilung', [], linesInWords],
    subsidyRappen: ['Förderbeitrag', null, bareMoney],
    isReviewed: ['Geprüft', true],
    category: ['Kategorie', null, expenseCategoryLabels],
    recurrence: ['Wiederholung', null, recurrenceWords],
    skippedUntil: ['Ausgelassen bis', null, day],
    creditsId: ['Gehört zur Rechnung', null, nameOr()],
  },
  // An amount in another currency is another amount.
  together: [{ label: 'Betrag', names: ['currency', 'amountRappen'] }],
  inWords: actsInWords,
  blank: () => ({ kind: 'bill' as const, qrCode: null, ...beforeActs, followsId: null, payments: [] }),
  verbs: invoiceVerbs,
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
