import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { nextBookingOn } from '@hauswart/domain/invoices/expense'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { heldOf } from '@hauswart/domain/invoices/holding'
import { toPayOn } from '@hauswart/domain/invoices/invoice'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import { qrReferenceWords } from '@hauswart/domain/payments/payment-reference'
import { day, number } from '#device/text/format.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { analysisPath } from '#house/paths/analysis-paths.ts'
import { componentPath, craftsmanPath, documentPath, invoicePath, projectPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import type { Fact } from '#ui/list/facts.tsx'
import { creditTexts } from '#features/invoices/credit/credit.texts.ts'
import { expenseTexts } from '#features/invoices/expense/expense.texts.ts'
import { holdingTexts } from '#features/invoices/holding/holding.texts.ts'
import { amountWords, type Invoice, type Standing } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'

const { facts: labels } = record
const { facts: texts } = invoicesTexts

const some = (label: string, value: Fact['value'] | null): Fact[] =>
  value === null ? [] : [{ label, value }]

/** Of a cost without a bill: what it was for and when it comes again. */
export function expenseFactsOf(invoice: Invoice): Fact[] {
  const { currency, amountRappen, issuedOn, category, recurrence } = invoice
  const next = nextBookingOn(invoice)
  return [
    { label: texts.amount, value: amountWords(amountRappen, currency) },
    { label: expenseTexts.paidOn, value: day(issuedOn) },
    ...some(labels.category, category === null ? null : expenseCategoryLabels[category]),
    {
      label: labels.recurrence,
      value: recurrence === null ? expenseTexts.once : recurrenceWords(recurrence),
    },
    ...some(labels.skippedUntil, invoice.skippedUntil === null ? null : day(invoice.skippedUntil)),
    ...some(expenseTexts.next, next === undefined ? null : day(next)),
  ]
}

/** Of a credit note: what is still to come, and of what day it is. */
export function creditFactsOf(credit: Invoice, { openRappen }: Standing): Fact[] {
  const { currency, amountRappen } = credit
  return [
    { label: creditTexts.ofCredit, value: amountWords(amountRappen, currency) },
    { label: creditTexts.left, value: amountWords(Math.max(0, -openRappen), currency) },
    { label: creditTexts.date, value: day(credit.issuedOn) },
    ...some(creditTexts.number, credit.number),
    ...some(labels.uid, credit.uid),
  ]
}

/** What stands on the paper. */
export function factsOf(invoice: Invoice, standing: Standing, today: string): Fact[] {
  const { currency, amountRappen, iban, reference } = invoice
  return [
    { label: texts.amount, value: amountWords(amountRappen, currency) },
    ...openFact(invoice, standing),
    { label: labels.dueOn, value: day(invoice.dueOn) },
    { label: labels.issuedOn, value: day(invoice.issuedOn) },
    ...some(labels.iban, iban === null ? null : ibanWords(iban)),
    ...some(labels.reference, reference === null ? null : referenceWords(reference)),
    ...some(labels.number, invoice.number),
    ...some(labels.uid, invoice.uid),
    ...discountFact(invoice, standing, today),
  ]
}

function openFact(
  invoice: Invoice,
  { openRappen, heldRappen, paidRappen, discountRappen }: Standing,
): Fact[] {
  const { currency } = invoice
  if (heldRappen > 0)
    return [
      {
        label: texts.open,
        value: amountWords(openRappen, currency),
        note: heldWords(invoice, openRappen),
      },
    ]
  if (paidRappen === 0) return []
  const note =
    openRappen < 0
      ? texts.overpaid(amountWords(-openRappen, currency))
      : discountRappen > 0
        ? texts.discountTaken(amountWords(discountRappen, currency))
        : undefined
  return [{ label: texts.open, value: amountWords(Math.max(0, openRappen), currency), note }]
}

/** What is disputed counts first: what is kept back is of the rest. */
function heldWords(invoice: Invoice, openRappen: number): string {
  const { held, disputed, retained } = holdingTexts.facts
  const all = heldOf(invoice, openRappen)
  const first = heldOf({ ...invoice, retainedRappen: null }, openRappen)
  const parts = [
    first > 0 ? disputed(amountWords(first, invoice.currency)) : [],
    all > first ? retained(amountWords(all - first, invoice.currency)) : [],
  ]
  return held(parts.flat())
}

/** As long as it can still be taken: by who pays all, not while something is disputed or kept back. */
function discountFact(invoice: Invoice, { openRappen, heldRappen }: Standing, today: string): Fact[] {
  const { discountRate, discountUntil, currency } = invoice
  if (discountRate === null || discountUntil === null || discountUntil < today) return []
  if (openRappen <= 0 || heldRappen > 0) return []
  const amount = amountWords(toPayOn(invoice, today), currency)
  const value = texts.discount(number(discountRate / 100, 2), day(discountUntil), amount)
  return [{ label: texts.discountLabel, value }]
}

const referenceWords = (reference: string): string =>
  /^\d{27}$/.test(reference) ? qrReferenceWords(reference) : ibanWords(reference)

/** What it belongs to, each a way there. */
export function linksOf(
  invoice: Invoice,
  all: readonly Invoice[],
  { nameOf, nameless }: InvoiceLinks,
): Fact[] {
  const link = (id: string | null, path: (id: string) => string): Fact['value'] | null => {
    if (id === null) return null
    const name = nameOf(id)
    return name === undefined ? nameless : <AppLink to={path(id)}>{name}</AppLink>
  }
  const { componentId, measureId, projectId, costItemId, craftsmanId, documentId } = invoice
  const other = (one: Invoice) => (
    <AppLink to={invoicePath(one.id)}>
      {[one.number, day(one.issuedOn)].filter(Boolean).join(', ')} (
      {amountWords(one.amountRappen, one.currency)})
    </AppLink>
  )
  const bill = all.find(({ id }) => id === invoice.creditsId)
  return [
    ...some(
      creditTexts.ofBill,
      invoice.creditsId === null ? null : bill === undefined ? nameless : other(bill),
    ),
    ...all
      .filter(({ creditsId }) => creditsId === invoice.id)
      .map((credit) => ({ label: creditTexts.ofCredit, value: other(credit) })),
    { label: labels.componentId, value: link(componentId, componentPath) ?? texts.noComponent },
    ...some(
      labels.measureId,
      link(measureId, () => analysisPath('measures')),
    ),
    { label: labels.projectId, value: link(projectId, projectPath) ?? texts.none },
    ...some(labels.costItemId, costItemId === null ? null : (nameOf(costItemId) ?? nameless)),
    ...some(labels.craftsmanId, link(craftsmanId, craftsmanPath)),
    ...some(labels.documentId, link(documentId, documentPath)),
  ]
}
