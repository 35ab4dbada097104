import type { DisputeDemand } from '../invoices/holding.ts'
import { fileTitle, reportTexts } from './analysis-report.labels.ts'

type Place = Parameters<typeof fileTitle>[0]

/** «Beanstandung Lindenweg 14, 2026-11-17.pdf». */
export const disputeFileName = (place: Place, today: string): string =>
  `Beanstandung ${fileTitle(place)}, ${today}.pdf`

const demands: Readonly<Record<DisputeDemand, string>> = {
  correction: 'Bitte stellen Sie uns anstelle dieser Rechnung eine korrigierte zu.',
  breakdown:
    'Bitte belegen Sie, was Sie verrechnen: mit einer Aufstellung von Arbeit und Material, den Rapporten und den vereinbarten Ansätzen.',
  repair:
    'Bitte beheben Sie zuerst die Mängel. Bis dahin halten wir die Zahlung im genannten Umfang zurück (OR 82).',
  withdrawal: 'Bitte ziehen Sie die Rechnung zurück und bestätigen Sie uns, dass nichts geschuldet ist.',
}

/** OR 82 for defective work: HEV Zürich, Monatsschrift 10/2003, read 2026-11-18; the code itself was not read. */
export const disputeLetterTexts = {
  title: 'Beanstandung der Rechnung',
  number: reportTexts.number,
  foot: (day: string) => `Beanstandung vom ${day}`,
  intro: (house: string) => `Wir beanstanden Ihre folgende Rechnung zur Immobilie ${house}.`,
  invoice: {
    title: 'Rechnung',
    sender: 'Rechnung von',
    number: 'Rechnungsnummer',
    issuedOn: 'Rechnungsdatum',
    amount: 'Betrag',
    paid: 'Davon bezahlt',
    project: 'Renovation',
    disputed: 'Davon beanstandet',
    rest: 'Nicht beanstandet',
    whole: (amount: string) => `${amount} (die ganze Rechnung)`,
    since: (amount: string, day: string) => `${amount}, seit ${day}`,
  },
  reason: 'Was wir beanstanden',
  demand: { title: 'Was wir verlangen', ...demands },
  answer: 'Bitte antworten Sie uns innert 14 Tagen schriftlich.',
  reserve: (isWhole: boolean) =>
    isWhole
      ? 'Bis das geklärt ist, zahlen wir nicht. Bitte mahnen Sie den Betrag so lange nicht. Unsere weiteren Rechte behalten wir uns vor.'
      : 'Bis das geklärt ist, zahlen wir den beanstandeten Teil nicht. Bitte mahnen Sie ihn so lange nicht. Unsere weiteren Rechte behalten wir uns vor.',
  enclosed: 'Kopie der Rechnung',
} as const
