import type { InvitationState } from '../access/invitation.ts'
import type { AnalysisAmount } from '../analysis/model/analysis.ts'
import { fileTitle, houseTitle } from './analysis-report.labels.ts'

type Place = Parameters<typeof fileTitle>[0]

/** «Hausakte Lindenweg 14, 2026-11-15.zip». */
export const exportFileName = (place: Place, today: string): string =>
  `Hausakte ${fileTitle(place)}, ${today}.zip`

/** «Unterlagen Lindenweg 14, 2026-11-15.zip». */
export const papersFileName = (place: Place, today: string): string =>
  `Unterlagen ${fileTitle(place)}, ${today}.zip`

export const exportTexts = {
  title: (place: Place) => `Hausakte ${houseTitle(place)}`,
  made: (day: string) => `Erstellt mit Hauswart am ${day}. Was im Papierkorb liegt, ist nicht dabei.`,
  how: 'Jede Liste liegt im Ordner «daten»: als CSV für die Tabellenkalkulation mit den wichtigsten Angaben, als JSON vollständig. Ob alles heil angekommen ist, prüft «sha256sum -c manifest.sha256».',
  nothing: 'Noch nichts erfasst',
  files: 'Dateien',
  toReview: 'Zu prüfen',
  earlier: (title: string, day: string) => `${title} (frühere Version vom ${day})`,
}

/** The lists of a house, in the order of the page: name of the file and heading. */
export const exportParts = {
  immobilie: 'Immobilie',
  finanzen: 'Kauf und Werte',
  raeume: 'Räume',
  bauteile: 'Bauteile und Geräte',
  'bauteil-verlauf': 'Was an Bauteilen gemacht wurde',
  unterhalt: 'Regelmässiger Unterhalt',
  massnahmen: 'Entscheide',
  betraege: 'Eigene Beträge',
  'to-dos': 'To-dos',
  termine: 'Termine',
  terminvorschlaege: 'Terminvorschläge',
  handwerker: 'Handwerker',
  renovationen: 'Renovationen',
  offerten: 'Offerten',
  nachtraege: 'Nachträge',
  offertanfragen: 'Offertanfragen',
  maengel: 'Mängel',
  abnahmen: 'Abnahmen',
  herstellergarantien: 'Herstellergarantien',
  bewilligungen: 'Bewilligungen und Fördergesuche',
  journal: 'Journal der Renovationen',
  rechnungen: 'Rechnungen',
  notfallblatt: 'Notfallblatt',
  gemeinschaft: 'Gemeinschaft',
  'angaben-zur-analyse': 'Angaben zur Analyse',
  'finanzen-der-analyse': 'Finanzen der Analyse',
  'stand-der-analyse': 'Stand der Analyse über die Zeit',
  personen: 'Personen',
  einladungen: 'Einladungen',
  freigaben: 'Freigabelinks',
  bilder: 'Bilder',
  unterlagen: 'Unterlagen',
  verlauf: 'Verlauf',
} as const
export type ExportPart = keyof typeof exportParts

/** Heads of the columns a person reads. */
export const exportColumns = {
  what: 'Was',
  name: 'Name',
  kind: 'Art',
  year: 'Jahr',
  day: 'Tag',
  time: 'Zeit',
  series: 'Reihe',
  place: 'Ort',
  due: 'Frist',
  demand: 'Verlangt',
  repairUntil: 'Zu erledigen bis',
  state: 'Stand',
  condition: 'Zustand',
  floor: 'Geschoss',
  area: 'Fläche m²',
  by: 'Von',
  note: 'Notiz',
  until: 'Gültig bis',
  contractOn: 'Vertragsdatum',
  terms: 'Vertrag',
  financing: 'Finanzierung',
  course: 'Ablauf',
  amount: 'Betrag CHF',
  paid: 'Ausbezahlt CHF',
  warranty: 'Garantie bis',
  paidOn: 'Ausbezahlt am',
  askedOn: 'Eingereicht am',
  decidedOn: 'Entschieden am',
  renovation: 'Renovation',
  replacedIn: 'Ersetzt im Jahr',
  value: 'Angabe',
  months: 'Alle … Monate',
  fixedFrom: 'Fester Rhythmus ab',
  repeats: 'Wiederholung',
  priority: 'Priorität',
  assignee: 'Zuständig',
  checklist: 'Checkliste',
  role: 'Rolle',
  email: 'E-Mail',
  score: 'Note',
  file: 'Datei',
  component: 'Bauteil',
  trades: 'Gewerke',
  contact: 'Kontaktperson',
  people: 'Anwesend',
  signed: 'Unterschrieben',
  phone: 'Telefon',
  from: 'Beginn',
  to: 'Ende',
  number: 'Nummer',
  currency: 'Währung',
  total: 'Betrag',
  open: 'Offen',
  tax: 'Steuerlich',
} as const

export const financeLabels = {
  purchasedOn: 'Gekauft am',
  purchasePriceRappen: 'Kaufpreis',
  purchaseCostsRappen: 'Kaufnebenkosten',
  insuredValueRappen: 'Versicherungswert',
  taxValueRappen: 'Steuerwert',
  imputedRentRappen: 'Eigenmietwert',
  mortgageRappen: 'Hypothek',
  fundBalanceRappen: 'Erneuerungsfonds, Ihr Anteil',
  fundBalanceOn: 'Erneuerungsfonds, Stand vom',
  fundYearlyRappen: 'Erneuerungsfonds, Einlage im Jahr',
} as const

export const condominiumLabels = {
  name: 'Gemeinschaft',
  sharePermille: 'Wertquote in Promille',
  managerName: 'Verwaltung',
  managerEmail: 'E-Mail der Verwaltung',
  managerPhone: 'Telefon der Verwaltung',
} as const

export const amountLabels: Record<AnalysisAmount['kind'], string> = {
  component_cost: 'Ersatz eines Bauteils',
  measure_cost: 'Entscheid',
  event_cost: 'Was gemacht wurde',
}

export const invitationStateLabels: Record<InvitationState, string> = {
  sent: 'gesendet',
  accepted: 'angenommen',
  refused: 'abgelehnt',
  withdrawn: 'zurückgezogen',
  expired: 'abgelaufen',
}
