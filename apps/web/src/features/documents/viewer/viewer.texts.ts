import { short } from '#device/text/short.ts'

/** The words around the pages of a paper. */
export const viewerTexts = {
  look: 'Ansehen',
  close: 'Schliessen',
  pages: (title: string) => `Seiten von «${short(title)}»`,
  page: (number: number, all: number) => `Seite ${number} von ${all}`,
  hits: (amount: number) => (amount === 1 ? '1 Fundstelle' : `${amount} Fundstellen`),
  hit: (number: number, all: number) => `Fundstelle ${number} von ${all}`,
  scanned: 'Im Scan nicht markiert',
  before: 'Vorherige Seite',
  after: 'Nächste Seite',
  hitBefore: 'Vorherige Fundstelle',
  hitAfter: 'Nächste Fundstelle',
  smaller: 'Verkleinern',
  larger: 'Vergrössern',
  loading: 'Seiten werden geladen',
  notHere: 'Diese Unterlage ist nicht auf diesem Gerät. Alle Seiten sehen Sie, sobald Sie online sind.',
  failed: 'Die Seiten konnten nicht geladen werden.',
  broken: 'Diese Datei lässt sich hier nicht darstellen. Öffnen Sie sie in einem eigenen Fenster.',
  again: 'Erneut versuchen',
} as const
