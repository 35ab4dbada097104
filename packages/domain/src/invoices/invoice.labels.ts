import type { InvoiceState } from './invoice.ts'
import type { InvoiceWarningKind } from './invoice-warnings.ts'

export const invoiceStateLabels: Readonly<Record<InvoiceState, string>> = {
  to_review: 'Zu prüfen',
  open: 'Offen',
  due: 'Fällig',
  partly_paid: 'Teilweise bezahlt',
  paid: 'Bezahlt',
}

/** What is the matter, and what to do. */
export const invoiceWarningTexts: Readonly<
  Record<InvoiceWarningKind, { readonly title: string; readonly todo: string }>
> = {
  iban_changed: {
    title: 'Die IBAN ist eine andere als bisher',
    todo: 'Rufen Sie den Betrieb unter der Nummer an, die Sie kennen, bevor Sie zahlen. Betrüger verschicken echte Rechnungen mit einer fremden IBAN.',
  },
  already_recorded: {
    title: 'Diese Rechnung ist schon erfasst',
    todo: 'Betrag und Referenz oder Nummer sind gleich. Prüfen Sie, ob sie schon bezahlt ist, und entfernen Sie die zweite.',
  },
  overdue: {
    title: 'Die Zahlungsfrist ist vorbei',
    todo: 'Zahlen Sie bald, oder sprechen Sie mit dem Betrieb, wenn etwas nicht stimmt.',
  },
}
