import { money } from '../formats/format.ts'
import { fileTitle, reportTexts } from './analysis-report.labels.ts'

type Place = Parameters<typeof fileTitle>[0]

/** What it is called: before the end it shows how things stand. */
export const closingReportTitle = (isClosed: boolean): string =>
  isClosed ? 'Abschlussbericht' : 'Zwischenbericht'

/** «Abschlussbericht Lindenweg 14, 2026-11-18.pdf». */
export const closingReportFileName = (place: Place, today: string, isClosed: boolean): string =>
  `${closingReportTitle(isClosed)} ${fileTitle(place)}, ${today}.pdf`

/** «CHF 1'200.00 mehr». */
const difference = (rappen: number): string =>
  rappen === 0 ? 'gleich viel' : `${money(Math.abs(rappen))} ${rappen > 0 ? 'mehr' : 'weniger'}`

export const closingReportTexts = {
  brand: reportTexts.brand,
  number: reportTexts.number,
  foot: (title: string, day: string) => `Hauswart · ${title}, erstellt am ${day}`,
  draft: (state: string, day: string) =>
    `Zwischenstand vom ${day}: Die Renovation ist nicht abgeschlossen (Stand «${state}»). Was noch kommt, fehlt hier.`,
  noAmounts: 'Dieser Bericht enthält keine Beträge.',
  facts: {
    title: 'Angaben',
    house: 'Immobilie',
    kind: 'Art',
    state: 'Stand',
    planned: 'Geplant',
    done: 'Ausgeführt',
    components: 'Bauteile',
    unknown: 'Nicht angegeben',
    span: (from: string | null, until: string | null) =>
      from !== null && until !== null
        ? `${from} bis ${until}`
        : from !== null
          ? `ab ${from}`
          : until === null
            ? undefined
            : `bis ${until}`,
  },
  work: {
    title: 'Was gemacht wurde',
    none: 'Dazu ist nichts festgehalten.',
    journal: 'Journal',
    day: 'Tag',
    entry: 'Eintrag',
  },
  approvals: {
    title: 'Bewilligungen und Förderung',
    name: 'Was',
    office: 'Stelle',
    state: 'Stand',
    decidedOn: 'Entscheid',
    promised: 'Zugesagt',
    paid: 'Ausbezahlt',
  },
  firms: {
    title: 'Firmen und Verträge',
    none: 'Keine Firma erfasst.',
    company: 'Firma',
    contract: 'Vertrag',
    of: (day: string) => `vom ${day}`,
    unknown: 'Nicht erfasst',
    committed: 'Vergeben',
    invoiced: 'Verrechnet',
    paid: 'Bezahlt',
  },
  costs: {
    title: 'Kosten',
    what: 'Was',
    amount: 'Betrag in CHF',
    against: 'Gegenüber dem Budget',
    budget: 'Budget',
    budgetOfItems: 'Budget (Summe der Positionen)',
    noBudget: 'Kein Budget erfasst',
    committed: 'Vergeben, mit Nachträgen',
    invoiced: 'Verrechnet',
    paid: 'Bezahlt',
    open: 'Davon noch zu zahlen',
    difference,
    items: 'Kostenpositionen',
    item: 'Position',
    planned: 'Budgetiert',
    loose: 'Rechnungen ohne Position',
    total: 'Total',
    fromInvoices: (amount: number) =>
      `Verrechnet und bezahlt stammen aus ${amount === 1 ? 'einer Rechnung' : `${amount} Rechnungen`}, vergeben aus angenommenen Offerten und Nachträgen und aus Eingaben bei den Positionen.`,
    byHand: 'Alle Beträge stammen aus Eingaben bei den Kostenpositionen.',
    foreign: (amount: number) =>
      amount === 1
        ? 'Eine Rechnung in Euro ist nicht eingerechnet.'
        : `${amount} Rechnungen in Euro sind nicht eingerechnet.`,
  },
  orders: {
    title: 'Nachträge',
    name: 'Nachtrag',
    company: 'Firma',
    saidOn: 'Datum',
    state: 'Stand',
    amount: 'Betrag in CHF',
  },
  acceptances: {
    title: 'Abnahmen',
    none: 'Keine Abnahme erfasst.',
    name: 'Abnahme',
    on: 'Tag',
    company: 'Firma',
    result: 'Ergebnis',
  },
  warranties: {
    title: 'Garantie',
    name: 'Arbeit',
    notice: 'Jeden Mangel rügen bis',
    limitation: 'Ansprüche verjähren am',
    none: '–',
  },
  defects: {
    title: 'Mängel',
    none: 'Keine Mängel erfasst.',
    counts: (open: number, settled: number) =>
      `${open === 1 ? '1 Mangel ist' : `${open} Mängel sind`} noch nicht behoben, ${settled} ${settled === 1 ? 'ist' : 'sind'} behoben.`,
    name: 'Mangel',
    foundOn: 'Entdeckt am',
    company: 'Firma',
    state: 'Stand',
  },
  renewed: {
    title: 'Erneuerte Bauteile',
    none: 'Kein Bauteil wurde mit dieser Renovation als erneuert festgehalten.',
    name: 'Bauteil',
    kind: 'Was geschah',
    year: 'Jahr',
  },
  improvement: {
    title: 'Wertvermehrend',
    sum: (amount: string, receipts: number) =>
      `${amount} sind als wertvermehrend zugeteilt und bezahlt (${receipts === 1 ? '1 Rechnung' : `${receipts} Rechnungen`}, abzüglich Skonto und Förderbeiträgen). Beim Verkauf zählen sie zu den Anlagekosten; bewahren Sie die Belege bis dahin auf.`,
    none: 'Keine bezahlte Rechnung dieser Renovation ist als wertvermehrend zugeteilt.',
    unassigned: (amount: string) => `${amount} sind steuerlich noch nicht zugeteilt.`,
  },
  papers: {
    title: 'Unterlagen',
    note: 'Unterlagen der Renovation, Belege der Rechnungen, und Unterlagen der Bauteile aus dieser Zeit.',
    none: 'Keine Unterlagen dazu abgelegt.',
    name: 'Unterlage',
    drawer: 'Ordner',
    on: 'Datum',
    noDrawer: 'Ohne Ordner',
    noDay: '–',
  },
} as const
