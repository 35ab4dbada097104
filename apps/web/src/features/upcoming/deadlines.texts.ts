import { count, day } from '#device/text/format.ts'

export const deadlinesTexts = {
  title: 'Fristen',
  groups: {
    late: 'Überfällig',
    soon: 'In den nächsten 60 Tagen',
    year: 'Innert einem Jahr',
    later: 'Später',
  },
  later: (amount: number, first: string) => `${count(amount, 'Frist', 'Fristen')} ab ${day(first)}`,
  whole: (year: string) => `bis Ende ${year}`,
  source: (source: string) => `Quelle: ${source}`,
  checked: (on: string) => `gelesen am ${day(on)}`,
  unverified: 'ungeprüft',
  finish: 'Erledigt',
  finishOf: (title: string) => `: ${title}`,
  decide: 'Entscheiden',
  empty: {
    title: 'Keine Fristen.',
    text: 'Was an einem Tag endet, steht hier mit seiner Regel: Unterlagen, Kontrollen, Mängel, Rechnungen und Offerten.',
  },
  failed: {
    title: 'Die Fristen konnten nicht geladen werden.',
    text: 'Was Sie erfasst haben, ist sicher.',
    offline:
      'Keine Verbindung, und auf diesem Gerät ist noch keine Kopie. Sobald Sie online sind, erscheinen die Fristen.',
    again: 'Erneut versuchen',
    code: (code: string) => `Code ${code}`,
  },
  note: 'Angaben ohne Gewähr: Die Regeln ersetzen keine Rechtsberatung.',
} as const
