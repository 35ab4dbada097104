import { count } from '#device/text/format.ts'

/** Every word of taking over contacts from a file. */
export const contactsTexts = {
  open: 'Aus Kontakten',
  title: 'Aus Kontakten übernehmen',
  intro:
    'Speichern Sie Ihre Kontakte als vCard-Datei (.vcf) und wählen Sie sie hier. Die Datei bleibt auf Ihrem Gerät; nur wen Sie auswählen, kommt in das Adressbuch.',
  ways: [
    'iPhone: Kontakt öffnen, «Kontakt teilen», «In Dateien sichern».',
    'Android: Kontakte, «Exportieren».',
    'Outlook, Google und iCloud: Kontakte als vCard exportieren.',
  ],
  choose: 'Datei wählen',
  other: 'Andere Datei wählen',
  tooLarge: 'Diese Datei ist zu gross. Wählen Sie eine mit höchstens 10 MB, am besten ohne Fotos.',
  nothing: 'In dieser Datei ist kein Kontakt. Wählen Sie eine Datei, die auf .vcf endet.',
  notRead: 'Diese Datei konnte nicht gelesen werden.',
  found: (amount: number) => `${count(amount, 'Kontakt', 'Kontakte')} gefunden. Wer soll in Ihr Adressbuch?`,
  unread: (amount: number) =>
    amount === 1
      ? 'Ein Eintrag ohne Namen oder Ende wurde nicht gelesen.'
      : `${amount} Einträge ohne Namen oder Ende, oder über 1000, wurden nicht gelesen.`,
  list: 'Gefundene Kontakte',
  search: 'Kontakte suchen',
  searchShort: 'Firma, Name, Ort …',
  noHits: 'Kein Kontakt passt dazu.',
  leftOver: (values: readonly string[]) => `Ohne Platz im Adressbuch: ${values.join(', ')}`,
  notReachable: 'Ohne Telefon, E-Mail, Website oder PLZ und Ort: kann nicht übernommen werden.',
  twice: 'Steht weiter oben in dieser Datei schon.',
  trade: (company: string) => `Gewerk von ${company}`,
  chooseTrade: 'Bitte ein Gewerk wählen.',
  take: (amount: number) =>
    amount === 0 ? 'Übernehmen' : `${count(amount, 'Kontakt', 'Kontakte')} übernehmen`,
  taken: (amount: number) =>
    amount === 1 ? 'Ein Kontakt ist im Adressbuch.' : `${amount} Kontakte sind im Adressbuch.`,
  noRoom: (most: number) => `Ein Adressbuch hat Platz für ${most} Betriebe. Wählen Sie weniger aus.`,
} as const
