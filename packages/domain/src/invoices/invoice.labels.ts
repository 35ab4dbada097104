import { isCredit } from './credit.ts'
import type { InvoiceState } from './invoice.ts'
import type { InvoiceWarning, InvoiceWarningKind } from './invoice-warnings.ts'

const billStates: Readonly<Record<InvoiceState, string>> = {
  to_review: 'Zu prüfen',
  open: 'Offen',
  due: 'Fällig',
  partly_paid: 'Teilweise bezahlt',
  disputed: 'Beanstandet',
  retained: 'Zurückbehalten',
  paid: 'Bezahlt',
}

const creditStates: Partial<typeof billStates> = {
  open: 'Guthaben',
  partly_paid: 'Teilweise verrechnet',
  paid: 'Erledigt',
}

/** Where it stands, in words: of a credit note somebody else owes. */
export const invoiceStateWords = (invoice: { readonly amountRappen: number }, state: InvoiceState): string =>
  (isCredit(invoice) ? creditStates[state] : undefined) ?? billStates[state]

/** Of bills alone. */
export const invoiceStateLabels = billStates

type Words = { readonly title: string; readonly todo: string }

/** What is the matter, and what to do. */
export function invoiceWarningWords({ kind, seen }: InvoiceWarning, isOfCredit = false): Words {
  if (isOfCredit && kind === 'already_recorded') return twiceCredited
  const title = seen === null ? undefined : titles[kind]?.(seen)
  return title === undefined ? texts[kind] : { ...texts[kind], title }
}

const twiceCredited: Words = {
  title: 'Diese Gutschrift ist schon erfasst',
  todo: 'Betrag und Nummer sind gleich. Zweimal erfasst zählt sie zweimal: Entfernen Sie die zweite.',
}

const titles: Partial<Record<InvoiceWarningKind, (seen: string) => string>> = {
  other_debtor: (seen) => `Zahlen soll ${seen}`,
  code_differs: (seen) => `Im QR-Code steht: ${seen}`,
}

const texts: Readonly<Record<InvoiceWarningKind, Words>> = {
  iban_changed: {
    title: 'Die IBAN ist eine andere als bisher',
    todo: 'Rufen Sie den Betrieb unter der Nummer an, die Sie kennen, bevor Sie zahlen. Betrüger verschicken echte Rechnungen mit einer fremden IBAN.',
  },
  already_recorded: {
    title: 'Diese Rechnung ist schon erfasst',
    todo: 'Betrag und Referenz oder Nummer sind gleich. Prüfen Sie, ob sie schon bezahlt ist, und entfernen Sie die zweite.',
  },
  code_differs: {
    title: 'Im QR-Code steht etwas anderes',
    todo: 'Erfasst ist etwas anderes. Vergleichen Sie mit dem Papier, bevor Sie zahlen: Der Code wurde aufbewahrt, wie er gelesen wurde.',
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
