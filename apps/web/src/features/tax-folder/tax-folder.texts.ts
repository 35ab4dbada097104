import { count } from '#device/text/format.ts'

/** Every word of the tax folder and of the file for the sale that the domain does not have. */
export const taxFolderWords = {
  trail: 'Sie sind hier',
  invoices: 'Meine Rechnungen',
  year: 'Steuerjahr',
  rule: 'Welches Jahr zählt?',
  ruleHint: 'Die Praxis der Kantone ist verschieden. Im Zweifel fragen Sie Ihr Steueramt.',
  ruleKnown: 'So zählt Ihr Kanton, soweit wir wissen (ungeprüft).',
  from: (amount: number) => (amount === 0 ? 'nichts' : `aus ${count(amount, 'Rechnung', 'Rechnungen')}`),
  perClass: 'Was Sie nach Abzug von Skonto und Förderbeiträgen selbst bezahlt haben.',
  assign: 'Zu den Rechnungen',
  setRent: 'Eigenmietwert angeben',
  changeRent: 'Ändern',
  saveRent: 'Speichern',
  rentSaved: 'Eigenmietwert gespeichert.',
  rentHint: 'Steht auf der letzten Steuererklärung. Für das ganze Jahr, in Franken.',
  wrongRent: 'Bitte einen Betrag ab 0.',
  take: 'Mitnehmen',
  takeText:
    'PDF zum Ausdrucken, Tabellen zum Weiterrechnen, und alle Belege in der Reihenfolge der Steuererklärung.',
  takeGain: 'PDF zum Ausdrucken, Tabellen zum Weiterrechnen, und alle Belege.',
  formats: { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV', zip: 'ZIP mit Belegen' },
  takeFailed: 'Die Datei konnte nicht geholt werden. Bitte versuchen Sie es erneut.',
  receipt: 'Beleg',
  empty: {
    title: (year: number) => `Für ${year} ist noch nichts bezahlt`,
    text: 'Sobald Sie eine Zahlung erfassen, steht sie hier unter ihrer Art.',
  },
  toGain: 'Grundstückgewinn-Akte',
  toFolder: 'Steuermappe',
  missingPurchase:
    'Kaufdatum und Kaufpreis sind noch nicht erfasst. Die Akte zeigt alles Wertvermehrende, das erfasst ist.',
  addPurchase: 'Angaben ergänzen',
  noRight: {
    title: 'Steuern sind für Sie nicht freigegeben',
    text: 'Beträge sehen nur Personen mit dem Finanzrecht. Wer die Immobilie besitzt, kann es Ihnen unter «Personen» geben.',
  },
  failed: {
    title: 'Die Steuermappe konnte nicht geladen werden.',
    text: 'Was Sie erfasst haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheint sie.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
} as const
