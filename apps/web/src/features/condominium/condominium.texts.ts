import { condominium } from '#house/nouns/sheets/condominium.ts'
import { finance } from '#house/nouns/sheets/finance.ts'

export const condominiumTexts = {
  title: 'Gemeinschaft',
  sentence: 'Stockwerkeigentümergemeinschaft und Verwaltung',
  failed: 'Die Angaben zur Gemeinschaft konnten nicht geladen werden.',
  offline: 'Die Gemeinschaft ist auf diesem Gerät nicht gespeichert. Sie erscheint, sobald Sie online sind.',
  retry: 'Erneut versuchen',
  groups: { community: 'Gemeinschaft', manager: 'Verwaltung', fund: 'Erneuerungsfonds' },
  communityText: 'Die Wertquote steht im Grundbuch und im Begründungsakt.',
  labels: {
    ...condominium.facts,
    ...finance.facts,
  },
  nameExample: 'z. B. StWEG Lindenweg 14',
  permille: '‰',
  call: 'Anrufen',
  write: 'Schreiben',
  manager: 'Verwaltung',
  save: 'Speichern',
  reset: 'Änderungen verwerfen',
  unsaved: 'Nicht gespeicherte Änderungen',
  saved: 'Gemeinschaft gespeichert.',
  savedFund: 'Erneuerungsfonds gespeichert.',
  none: 'leer',
  notRecorded: 'noch nicht erfasst',
  share: {
    permille: 'Bitte geben Sie eine Wertquote zwischen 0.01 und 1000 Promille ein.',
    email: 'Bitte eine E-Mail-Adresse, zum Beispiel verwaltung@beispiel.ch.',
    phone: 'Bitte eine Telefonnummer, zum Beispiel 044 123 45 67.',
    money: 'Bitte einen Betrag ab 0.00.',
    day: 'Bitte ein Datum, zum Beispiel 14.11.2026.',
  },
  ownShare: {
    label: 'Ihr Anteil am Fonds',
    yearly: (amount: string) => `Ihre Einlage: ${amount} pro Jahr`,
    title: 'Ihr Anteil am Erneuerungsfonds',
    rule: 'Beträge der Gemeinschaft mal Ihre Wertquote. Der Anteil ist nicht frei verfügbar: Beim Verkauf bleibt er in der Gemeinschaft und geht mit der Wohnung über.',
    source: 'Ihre Angaben',
  },
  noFinances: 'Die Beträge des Erneuerungsfonds sieht nur, wer Beträge dieses Hauses sehen darf.',
} as const
