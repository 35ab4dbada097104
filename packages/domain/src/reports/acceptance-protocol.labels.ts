import { fileTitle, reportTexts } from './analysis-report.labels.ts'

type Place = Parameters<typeof fileTitle>[0]

/** «Abnahmeprotokoll Lindenweg 14, 2026-08-31.pdf». */
export const protocolFileName = (place: Place, acceptedOn: string): string =>
  `Abnahmeprotokoll ${fileTitle(place)}, ${acceptedOn}.pdf`

/** On whose word deadlines stand in what is printed. */
export const warrantySources =
  'Fristen nach dem Obligationenrecht (OR, SR 220) in der Fassung seit dem 1. Januar 2026 und nach der Norm SIA 118, soweit sie vereinbart ist; nachgeschlagen am 17. November 2026. Sie ersetzen keine Rechtsberatung.'

export const protocolTexts = {
  brand: reportTexts.brand,
  title: 'Abnahmeprotokoll',
  number: reportTexts.number,
  foot: (day: string) => `Hauswart · Abnahmeprotokoll, erstellt am ${day}`,
  facts: {
    title: 'Angaben',
    house: 'Immobilie',
    project: 'Renovation',
    acceptedOn: 'Abnahme am',
    company: 'Unternehmen',
    terms: 'Vertrag',
    subject: 'Gegenstand',
    contractOn: 'Vertragsdatum',
    people: 'Anwesend',
    result: 'Ergebnis',
    repairBy: 'Mängel zu beheben bis',
    unknown: 'Nicht angegeben',
  },
  checklist: { title: 'Checkliste', point: 'Punkt', mark: 'Befund' },
  defects: {
    title: 'Festgestellte Mängel',
    none: 'Keine Mängel im Protokoll.',
    name: 'Mangel',
    foundOn: 'Entdeckt am',
    notifyBy: 'Rügefrist bis',
    limitedOn: 'Verjährung',
    notYet: 'Läuft noch nicht',
    notified: (day: string) => `Gerügt am ${day}`,
  },
  warranty: {
    title: 'Garantie',
    refused: 'Die Abnahme ist verweigert: Garantiefristen beginnen erst mit einer Abnahme.',
    notice: 'Rügefrist für alle Mängel',
    limitation: 'Verjährung',
    advice:
      'Verlangen Sie rechtzeitig vor dem Ende eine gemeinsame Prüfung und rügen Sie, was Sie finden, schriftlich.',
  },
  note: 'Bemerkungen',
  signatures: {
    title: 'Unterschriften',
    drawn: (name: string) => `Unterschrift von ${name}`,
    typed: 'Name eingetippt statt unterschrieben',
    empty: 'Noch nicht unterschrieben.',
    line: 'Ort, Datum und Unterschrift',
  },
} as const
