import type { ProjectKind } from '../projects/project.ts'
import { projectTemplates, type ProjectTemplate } from '../projects/project-template.ts'
import type { ComponentKey } from '../real-estate/component.ts'

/** What is looked at whatever was done; first and last on the list. */
const first = [
  'Arbeiten vollständig und wie vereinbart ausgeführt',
  'Angrenzende Bauteile unbeschädigt',
] as const
const last = [
  'Aufgeräumt, Schutt und Verpackung entfernt',
  'Anleitungen, Garantien und Pläne übergeben',
] as const

/** What is looked at besides, by what the renovation is about. Only proposals: every point can be changed. */
const points: Readonly<Partial<Record<ProjectTemplate, readonly string[]>>> = {
  heating: [
    'Anlage in Betrieb genommen, Protokoll übergeben',
    'Alle Heizkörper oder Heizkreise werden warm',
    'Leitungen dicht und gedämmt',
    'Regelung eingestellt und Bedienung erklärt',
    'Alte Anlage und Tank entfernt oder stillgelegt',
  ],
  windows: [
    'Alle Fenster schliessen und öffnen leicht',
    'Gläser ohne Kratzer und Flecken',
    'Anschlüsse und Fugen innen und aussen dicht',
    'Beschläge, Griffe und Schlösser funktionieren',
    'Storen und Läden laufen',
  ],
  roof: [
    'Eindeckung vollständig, keine gebrochenen Platten',
    'Anschlüsse an Kamin, Fenster und Wand dicht',
    'Rinnen und Abläufe frei, Wasser läuft ab',
    'Schneefang und Sicherungen montiert',
  ],
  facade: [
    'Oberfläche gleichmässig, ohne Risse und Flecken',
    'Anschlüsse an Fenster, Türen und Sockel dicht',
    'Fensterbänke und Abdeckungen mit Gefälle',
    'Gerüst weg, Löcher der Anker geschlossen',
  ],
  kitchen: [
    'Geräte funktionieren, Bedienung erklärt',
    'Wasser und Ablauf dicht',
    'Türen und Schubladen laufen und sind ausgerichtet',
    'Abdeckung ohne Kratzer, Fugen dicht',
  ],
  bathroom: [
    'Wasser, Ablauf und Spülung dicht, kein Tropfen',
    'Gefälle der Dusche: Wasser läuft ab',
    'Plättli ohne Hohlstellen, Fugen und Silikon geschlossen',
    'Lüftung läuft',
    'Armaturen und Spiegel fest',
  ],
  photovoltaics: [
    'Anlage liefert Strom, Anzeige stimmt',
    'Sicherheitsnachweis und Messprotokoll übergeben',
    'Durchdringungen des Dachs dicht',
    'Abschaltung gekennzeichnet und erklärt',
  ],
  electrics: [
    'Alle Steckdosen, Schalter und Leuchten funktionieren',
    'Fehlerstromschutz ausgelöst und geprüft',
    'Verteiler beschriftet, Schema übergeben',
    'Sicherheitsnachweis übergeben',
  ],
  painting: [
    'Farbton wie vereinbart, deckend und ohne Ansätze',
    'Kanten und Abschlüsse sauber',
    'Böden, Fenster und Möbel ohne Farbe',
  ],
  garden: [
    'Beläge eben, fest und ohne Stolperkanten',
    'Wasser läuft vom Haus weg',
    'Mauern im Lot, ohne Risse',
    'Pflanzen angewachsen, Pflege erklärt',
  ],
  extension: [
    'Masse und Ausführung wie in den Plänen',
    'Türen und Fenster schliessen',
    'Anschluss an das bestehende Haus dicht',
    'Auflagen der Baubewilligung erfüllt',
  ],
}

/** The points proposed for a renovation of this kind, about these components. */
export function proposedPoints(kind: ProjectKind, components: readonly ComponentKey[]): readonly string[] {
  const names = (Object.keys(projectTemplates) as ProjectTemplate[]).filter((name) => {
    const about: readonly ComponentKey[] = projectTemplates[name].components
    return about.length === 0
      ? projectTemplates[name].kind === kind && (kind === 'garden' || kind === 'extension')
      : about.some((key) => components.includes(key))
  })
  return [...first, ...names.flatMap((name) => points[name] ?? []), ...last]
}
