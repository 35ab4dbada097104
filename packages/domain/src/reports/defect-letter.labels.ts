import type { DefectDemand } from '../defects/demand.ts'
import { fileTitle, reportTexts } from './analysis-report.labels.ts'

type Place = Parameters<typeof fileTitle>[0]

/** «Mängelrüge Lindenweg 14, 2026-11-17.pdf». */
export const letterFileName = (place: Place, today: string): string =>
  `${defectLetterTexts.title} ${fileTitle(place)}, ${today}.pdf`

const demands: Readonly<Record<DefectDemand, string>> = {
  repair:
    'Wir verlangen, dass Sie die Mängel mit dem Vermerk «Nachbesserung» unentgeltlich beheben. Bitte schlagen Sie uns vorher einen Termin vor.',
  reduction:
    'Bei den Mängeln mit dem Vermerk «Minderung» verlangen wir, dass der Preis um den Minderwert herabgesetzt wird. Bitte teilen Sie uns mit, welchen Betrag Sie anerkennen.',
  replacement:
    'Bei den Mängeln mit dem Vermerk «Ersatz» verlangen wir, dass Sie mangelfreie Ware derselben Art liefern.',
}

export const defectLetterTexts = {
  title: 'Mängelrüge',
  number: reportTexts.number,
  foot: (day: string) => `Mängelrüge vom ${day}`,
  intro: (house: string, project: string) =>
    `Wir haben an Ihrer Leistung für die Immobilie ${house}, Renovation «${project}», die unten genannten Mängel festgestellt. Wir rügen sie mit diesem Brief und genehmigen die Leistung insoweit nicht.`,
  basis: {
    title: 'Vertrag und Grundlage',
    terms: 'Vertrag',
    contractOn: 'Vertragsdatum',
    acceptedOn: 'Abnahme oder Übergabe',
    unknown: 'Nicht angegeben',
    notice: 'Rüge',
    demand: 'Anspruch',
    limitation: 'Verjährung',
    byContract: 'Vereinbarung im Vertrag',
  },
  defects: {
    title: 'Mängel',
    name: 'Mangel',
    foundOn: 'Entdeckt am',
    demand: 'Wir verlangen',
    until: 'Bis',
    soon: 'Innert angemessener Frist',
    photos: (count: number) => (count === 1 ? '1 Foto' : `${count} Fotos`),
    notified: (day: string) => `Bereits gerügt am ${day}`,
  },
  demands: { title: 'Was wir verlangen', ...demands },
  until: (day: string) => `Die Frist läuft bis zum ${day}: Bis dann muss erledigt sein, was wir verlangen.`,
  inList:
    'Massgebend ist der Tag in der Liste: Bis dann muss erledigt sein, was wir verlangen. Wo keiner steht, gilt eine angemessene Frist; bitte nennen Sie uns den Termin schriftlich.',
  noUntil: 'Bitte handeln Sie innert angemessener Frist, und nennen Sie uns den Termin schriftlich.',
  reserve:
    'Bleiben Sie untätig, behalten wir uns alle weiteren Rechte aus Gesetz und Vertrag vor, auch Schadenersatz und die Behebung durch Dritte auf Ihre Kosten.',
} as const
