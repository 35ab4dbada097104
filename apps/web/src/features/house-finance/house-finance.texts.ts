/** Every word of purchase, values and mortgage of a house. */
export const houseFinanceTexts = {
  title: 'Kauf und Hypothek',
  sentence: 'Nur wer Beträge dieser Immobilie sehen darf, sieht diese Angaben.',
  edit: 'Bearbeiten',
  record: 'Angaben erfassen',
  none: 'Noch nichts erfasst. Kaufdatum und Kaufpreis braucht es später für die Grundstückgewinnsteuer.',
  missing: 'noch nicht erfasst',
  yes: 'Ja',
  no: 'Nein',
  save: 'Speichern',
  saved: 'Kauf und Hypothek gespeichert.',
  form: {
    purchase: 'Kauf',
    values: 'Werte',
    mortgage: 'Haben Sie eine Hypothek?',
    costsHint: 'Notar, Grundbuch, Handänderung.',
    insuredHint: 'Steht auf der Police der Gebäudeversicherung.',
    taxHint: 'Steht auf der letzten Veranlagung.',
    future: 'Das Kaufdatum kann nicht in der Zukunft liegen.',
    day: 'Bitte im Format TT.MM.JJJJ.',
    money: 'Bitte einen Betrag ab 0.00.',
  },
} as const
