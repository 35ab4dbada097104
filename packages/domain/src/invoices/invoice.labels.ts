import type { InvoiceState } from './invoice.ts'
import type { InvoiceWarning, InvoiceWarningKind } from './invoice-warnings.ts'

export const invoiceStateLabels: Readonly<Record<InvoiceState, string>> = {
  to_review: 'Zu prüfen',
  open: 'Offen',
  due: 'Fällig',
  partly_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
}

type Words = { readonly title: string; readonly todo: string }

/** What is the matter, and what to do. */
export const invoiceWarningWords = ({ kind, seen }: InvoiceWarning): Words =>
  kind === 'other_debtor' && seen !== null ? { ...texts[kind], title: `Zahlen soll ${seen}` } : texts[kind]

const texts: Readonly<Record<InvoiceWarningKind, Words>> = {
  iban_changed: {
    title: 'Die IBAN ist eine andere als bisher',
    todo: 'Rufen Sie den Betrieb unter der Nummer an, die Sie kennen, bevor Sie zahlen. Betrüger verschicken echte Rechnungen mit einer fremden IBAN.',
  },
  already_recorded: {
    title: 'Diese Rechnung ist schon erfasst',
    todo: 'Betrag und Referenz oder Nummer sind gleich. Prüfen Sie, ob sie schon bezahlt ist, und entfernen Sie die zweite.',
  },
  other_debtor: {
    title: 'Die Rechnung nennt jemand anderen als Zahler',
    todo: 'So steht es auf der Rechnung. Niemand mit Zugang zu dieser Immobilie heisst so, und die Adresse ist eine andere. Fragen Sie nach, für wen sie ist: Für Ihren Steuerabzug sollte sie auf Sie lauten.',
  },
  foreign_currency: {
    title: 'Die Rechnung lautet auf Euro',
    todo: 'Hauswart rechnet nicht um: In Budget, Steuermappe und Summen in Franken zählt sie nicht mit. Ist sie bezahlt, tragen Sie unter «Bearbeiten» Franken und den Betrag ein, den Ihre Bank belastet hat, und erfassen dann die Zahlung.',
  },
  overdue: {
    title: 'Die Zahlungsfrist ist vorbei',
    todo: 'Zahlen Sie bald, oder sprechen Sie mit dem Betrieb, wenn etwas nicht stimmt.',
  },
}
