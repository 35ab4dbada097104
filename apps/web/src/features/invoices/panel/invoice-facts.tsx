import { recurrenceWords } from '@hauswart/domain/days/recurrence.labels'
import { nextBookingOn } from '@hauswart/domain/invoices/expense'
import { expenseCategoryLabels } from '@hauswart/domain/invoices/expense.labels'
import { toPayOn } from '@hauswart/domain/invoices/invoice'
import { ibanWords } from '@hauswart/domain/payments/iban-words'
import { qrReferenceWords } from '@hauswart/domain/payments/payment-reference'
import { day, number } from '#device/text/format.ts'
import { invoices as record } from '#house/nouns/invoices.ts'
import { componentPath, craftsmanPath, documentPath, projectPath } from '#house/paths/places.ts'
import { AppLink } from '#ui/action/app-link.tsx'
import type { Fact } from '#ui/list/facts.tsx'
import { expenseTexts } from '#features/invoices/expense/expense.texts.ts'
import { amountWords, type Invoice, type Standing } from '#features/invoices/invoice-words.ts'
import { invoicesTexts } from '#features/invoices/invoices.texts.ts'
import type { InvoiceLinks } from '#features/invoices/use-invoice-links.ts'

const { facts: labels } = record
const { facts: texts } = invoicesTexts

const some = (label: string, value: Fact['value'] | null): Fact[] =>
  value === null ? [] : [{ label, value }]

/** Of a cost without a bill: what it was for and when it comes again. */
export function expenseFactsOf({ currency, amountRappen, issuedOn, category, recurrence }: Invoice): Fact[] {
  const next = nextBookingOn({ issuedOn, recurrence })
  return [
    { label: texts.amount, value: amountWords(amountRappen, currency) },
    { label: expenseTexts.paidOn, value: day(issuedOn) },
    ...some(labels.category, category === null ? null : expenseCategoryLabels[category]),
    {
      label: labels.recurrence,
      value: recurrence === null ? expenseTexts.once : recurrenceWords(recurrence),
    },
    ...some(expenseTexts.next, next === undefined ? null : day(next)),
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

function openFact({ currency }: Invoice, { openRappen, paidRappen, discountRappen }: Standing): Fact[] {
  if (paidRappen === 0) return []
  const note =
    openRappen < 0
      ? texts.overpaid(amountWords(-openRappen, currency))
      : discountRappen > 0
        ? texts.discountTaken(amountWords(discountRappen, currency))
        : undefined
  return [{ label: texts.open, value: amountWords(Math.max(0, openRappen), currency), note }]
}

/** As long as it can still be taken. */
function discountFact(invoice: Invoice, { openRappen }: Standing, today: string): Fact[] {
  const { discountRate, discountUntil, currency } = invoice
  if (discountRate === null || discountUntil === null || discountUntil < today || openRappen <= 0) return []
  const amount = amountWords(toPayOn(invoice, today), currency)
  const value = texts.discount(number(discountRate / 100, 2), day(discountUntil), amount)
  return [{ label: texts.discountLabel, value }]
}

const referenceWords = (reference: string): string =>
  /^\d{27}$/.test(reference) ? qrReferenceWords(reference) : ibanWords(reference)

/** What it belongs to, each a way there. */
export function linksOf(invoice: Invoice, { nameOf }: InvoiceLinks): Fact[] {
  const link = (id: string | null, path: (id: string) => string): Fact['value'] | null => {
    if (id === null) return null
    const name = nameOf(id)
    return name === undefined ? texts.gone : <AppLink to={path(id)}>{name}</AppLink>
  }
  const { componentId, projectId, costItemId, craftsmanId, documentId } = invoice
  return [
    { label: labels.componentId, value: link(componentId, componentPath) ?? texts.noComponent },
    { label: labels.projectId, value: link(projectId, projectPath) ?? texts.none },
    ...some(labels.costItemId, costItemId === null ? null : (nameOf(costItemId) ?? texts.gone)),
    ...some(labels.craftsmanId, link(craftsmanId, craftsmanPath)),
    ...some(labels.documentId, link(documentId, documentPath)),
  ]
}
