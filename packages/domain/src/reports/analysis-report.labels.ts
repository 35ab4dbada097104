import { componentStateLabels } from '../real-estate/component-state.labels.ts'
import type { ComponentState } from '../real-estate/component-state.ts'

type Named = {
  readonly name: string | null
  readonly street: string | null
  readonly houseNumber: string | null
}
type Place = Named & {
  readonly zip: string | null
  readonly city: string | null
}

/** «Lindenweg 14», or nothing. */
export const streetLine = ({ street, houseNumber }: Omit<Named, 'name'>): string =>
  [street, houseNumber].filter((part) => part !== null).join(' ')

/** «Lindenweg 14, 8400 Winterthur». */
export const addressLine = (place: Place): string =>
  [streetLine(place), [place.zip, place.city].filter((part) => part !== null).join(' ')]
    .filter((part) => part !== '')
    .join(', ')

/** What the house is called: the name the owner gave it, else where it stands. */
export const houseTitle = (place: Named): string => place.name ?? (streetLine(place) || 'Immobilie')

/** What a file of the house is called after; signs no file system takes are left out. */
export function fileTitle(place: Place): string {
  const title = (streetLine(place) || houseTitle(place)).replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
  // Cut by signs: half an emoji is none.
  const signs = Array.from(title.replaceAll(/\s+/g, ' ').trim())
  return signs.slice(0, 80).join('')
}

/** «Analyse Lindenweg 14, 2026-11-15.pdf». */
export const reportFileName = (place: Place, today: string): string =>
  `Analyse ${fileTitle(place)}, ${today}.pdf`

export const reportTexts = {
  brand: 'Hauswart',
  title: (house: string) => `Analyse ${house}`,
  number: (page: number, of: number) => `Seite ${page} von ${of}`,
  foot: (day: string) => `Hauswart · Analyse vom ${day}`,
  /** Stands after a figure; whoever hears or copies it gets the word. */
  open: { sign: '*', said: ' (ungeprüft)', legend: '* ungeprüft, siehe «Quellen»' },
  subject: { house: 'Ihr Haus', flat: 'Ihre Wohnung' },
  house: {
    title: 'Die Immobilie',
    kind: 'Art',
    usage: 'Nutzung',
    ownership: 'Eigentum',
    owner: 'Eigentümerin oder Eigentümer',
    built: 'Baujahr',
    period: 'Bauperiode',
    area: 'Wohnfläche',
    floors: 'Geschosse',
    heating: 'Heizung',
    geak: 'GEAK Gebäudehülle / Gesamtenergie',
    listed: 'Denkmalschutz',
    yes: 'Ja',
    share: 'Wertquote',
    permille: (value: string) => `${value} Promille`,
    made: 'Erstellt am',
  },
  drawing: (house: string, parts: readonly string[]) =>
    parts.length === 0 ? `Schnitt durch ${house}` : `Schnitt durch ${house}: ${parts.join('; ')}`,
  part: (label: string, state: ComponentState, note: string) =>
    note.startsWith(componentStateLabels[state])
      ? `${label} ${note}`
      : `${label} ${componentStateLabels[state]}, ${note}`,
  main: {
    title: 'Das Wichtigste',
    score: 'Zustand',
    coverage: 'Alter und Zustand von Ihnen angegeben',
    five: 'Kosten der nächsten 5 Jahre',
    ten: 'Kosten der nächsten 10 Jahre',
    twenty: 'Kosten der nächsten 20 Jahre',
    thirty: 'Kosten der nächsten 30 Jahre',
    reserve: 'Empfohlene Rückstellung',
    subsidy: 'Mögliche Förderung',
    rejected: (names: string) =>
      `In keiner Summe enthalten, weil die Erneuerung abgelehnt ist: ${names}. Auch spätere Erneuerungen davon fehlen.`,
    withoutCost: (names: string) =>
      `In keiner Summe enthalten, weil ein Richtpreis oder die Menge fehlt: ${names}.`,
  },
  components: {
    title: 'Bauteile nach Dringlichkeit',
    none: 'Zu dieser Immobilie sind noch keine Bauteile erfasst.',
    cut: (most: number) =>
      `Dieser Bericht umfasst die ${most} zuerst erfassten Bauteile. Weitere sind erfasst, aber in keiner Zahl dieses Berichts enthalten.`,
    columns: {
      name: 'Bauteil',
      state: 'Zustand',
      since: 'Eingebaut',
      remaining: 'Restliche Jahre',
      year: 'Ersatz',
      cost: 'Kosten in Franken',
    },
    assumed: 'angenommen',
    renewed: (year: number) => `erneuert ${year}`,
    shared: 'gemeinschaftlich',
    unknown: '–',
  },
  plan: {
    title: 'Erneuerungen der nächsten 30 Jahre',
    chart: (from: number, to: number, most: string, year: number) =>
      `Balken der Kosten pro Jahr von ${from} bis ${to}; am meisten im Jahr ${year}: ${most}.`,
    none: 'In den nächsten 30 Jahren ist nichts vorgesehen, soweit Bauteile erfasst sind.',
    columns: { year: 'Jahr', works: 'Was', cost: 'Kosten in Franken', total: 'Seit Beginn' },
    today: 'Kosten pro Jahr in Franken, zu heutigen Preisen.',
    inflation: (percent: string) => `Kosten pro Jahr in Franken, mit einer Teuerung von ${percent} pro Jahr.`,
    states: { proposed: 'vorgeschlagen', planned: 'geplant', postponed: 'zurückgestellt' },
  },
  tax: { columns: { year: 'Jahr', works: 'Was', saving: 'Ersparnis in Franken' } },
  reserve: {
    title: 'Rückstellung',
    perMonth: 'Gleichmässig gespart',
    due: 'Bis nächstes Jahr fällig, als Summe',
    individually: 'Jedes übrige Bauteil für sich gespart',
    byValue: 'Faustregel nach dem Wert der Immobilie',
    shortfall: 'Fehlt im schwersten Jahr, wenn Sie sparen wie heute',
    fund: 'Zahlt der Erneuerungsfonds in 30 Jahren, Ihr Anteil',
  },
  measures: {
    title: 'Entschiedene Massnahmen',
    none: 'Noch ist keine Massnahme entschieden.',
    proposed: 'Die Erneuerungen oben sind Vorschläge.',
    columns: {
      what: 'Massnahme',
      state: 'Entscheid',
      year: 'Jahr',
      cost: 'Eigener Betrag',
      reason: 'Begründung',
    },
  },
  energy: {
    title: 'Energie und Heizung',
    demand: 'Wärmebedarf',
    perM2: 'Wärmebedarf pro Quadratmeter',
    cost: 'Energiekosten',
    co2: 'Ausstoss am Haus, ohne Herstellung der Energie',
    co2Class: 'CO2-Klasse (Schätzung, nicht der GEAK)',
    calibrated: 'Mit Ihrem Verbrauch abgeglichen.',
    calculated: 'Gerechnet nach Baujahr und Fläche; der wirkliche Verbrauch kann deutlich anders sein.',
    variants: 'Heizungen im Vergleich',
    variantsNote:
      'Beträge in Franken. Gesamtkosten: Anschaffung abzüglich Förderung, dazu Energie und Service der verglichenen Jahre. Ausstoss pro Jahr, Herstellung der Energie eingerechnet.',
    columns: {
      kind: 'Heizung',
      investment: 'Anschaffung',
      subsidy: 'Förderung',
      perYear: 'Kosten pro Jahr',
      full: 'Gesamtkosten',
      co2: 'Ausstoss',
    },
    present: 'heute',
  },
  rules: {
    title: 'Annahmen und Regeln',
    intro:
      'So kommen die Zahlen dieses Berichts zustande. In eckigen Klammern stehen die Nummern der Quellen.',
    topics: {
      components: 'Bauteile: Lebensdauer und Kosten',
      plan: 'Erneuerungen',
      reserve: 'Rückstellung',
      score: 'Zustand und Ihre Angaben',
      heat: 'Wärmebedarf, Energiekosten und Ausstoss',
      subsidy: 'Förderung',
      tax: 'Steuern',
      variants: 'Heizungen im Vergleich',
      hull: 'Gebäudehülle',
      solar: 'Strom vom eigenen Dach',
      measures: 'Entschiedene Massnahmen',
    },
    resting: (text: string, numbers: string) => (numbers === '' ? text : `${text}\u00A0[${numbers}]`),
  },
  sources: {
    title: 'Quellen',
    intro:
      'Richtwerte, auf denen dieser Bericht beruht, jeder einmal. Ein Stern (*) heisst ungeprüft: noch nicht an der ersten Quelle nachgesehen. Eine Zahl mit Stern beruht auf mindestens einem solchen Richtwert.',
    checked: (usual: string, others: readonly (readonly [day: string, numbers: string])[]) =>
      `Nachgesehen am ${usual}${others.map(([day, numbers]) => `, am ${day} die Nummern ${numbers}`).join('')}.`,
    groups: {
      lifetime: 'Lebensdauern in Jahren',
      cost: 'Richtpreise in Franken',
      investment: 'Anschaffung von Heizungen in Franken',
      service: 'Service von Heizungen in Franken pro Jahr',
      price: 'Energiepreise',
      co2: 'Ausstoss in kg CO₂ pro kWh',
    },
    /** The same where the title does not say what it is: «Richtpreis Küche». */
    words: {
      lifetime: 'Lebensdauer',
      cost: 'Richtpreis',
      investment: 'Anschaffung',
      service: 'Service',
      price: 'Preis',
      co2: 'Ausstoss',
    },
    others: 'Weitere Quellen',
    electricity: 'Strom',
    of: (what: string, source: string) => `${what} – ${source}`,
    kind: (word: string, names: string) => `${word} ${names}`,
  },
  note: {
    title: 'Rechtlicher Hinweis',
    text: 'Dieser Bericht ist eine Grobschätzung aus den Angaben der Eigentümerschaft und aus Richtwerten. Er ersetzt weder eine Schätzung durch eine Fachperson noch eine Offerte, und er ist keine Rechts- oder Steuerberatung. Kosten, Lebensdauern und Förderbeiträge können im Einzelfall deutlich anders sein; massgebend sind die Auskünfte der zuständigen Stellen und die Offerten der Betriebe.',
    money:
      'Eigene Beträge der Eigentümerschaft sind nicht enthalten: Dieser Bericht wurde für eine Person ohne Einsicht in die Finanzen erstellt.',
  },
} as const
