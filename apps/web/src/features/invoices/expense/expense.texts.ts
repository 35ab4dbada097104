/** Every word of costs without a bill. */
export const expenseTexts = {
  add: 'Kosten buchen',
  title: 'Kosten ohne Rechnung',
  sentence:
    'Für Löhne, Barzahlungen und Gebühren, für die keine Rechnung kommt. Gebucht wird, was schon bezahlt ist.',
  what: 'Wofür',
  whatExample: 'Zum Beispiel Hauswart, Lohn',
  paidOn: 'Bezahlt am',
  once: 'Einmalig',
  repeatHint: 'Kommt der nächste Tag, schlägt Hauswart die Buchung vor. Von selbst wird nichts gebucht.',
  document: 'Quittung',
  noDocument: 'Keine Quittung',
  save: 'Buchen',
  change: 'Speichern',
  next: 'Nächste Buchung',
  future: 'Bitte einen Tag bis heute: Gebucht wird, was schon bezahlt ist.',
  noCategory: 'Bitte wählen Sie eine Kategorie.',
  booked: (name: string) => `«${name}» ist gebucht.`,
  proposals: {
    title: 'Wieder bezahlt?',
    text: 'Der Tag dieser wiederkehrenden Kosten ist da. Gebucht wird erst, wenn Sie es sagen.',
    list: 'Vorgeschlagene Buchungen',
    book: 'Buchen',
    bookOf: (name: string, on: string) => `${name} vom ${on} buchen`,
    adjust: 'Anpassen',
    adjustOf: (name: string, on: string) => `${name} vom ${on} anpassen`,
  },
} as const
