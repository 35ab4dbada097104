import { intervalWords } from '@hauswart/domain/days/recurrence.labels'
import { count, day } from '#device/text/format.ts'

/** Every word of the plan of upkeep; it is fetched with its sheet. */
export const planTexts = {
  title: 'Unterhaltsplan',
  intro:
    'Üblicher Unterhalt für die Bauteile Ihres Hauses, der noch nicht geplant ist. Was Sie wählen, steht danach beim Bauteil und in Ihren To-dos.',
  house: 'Ganzes Haus',
  every: (months: number, on: string) =>
    `${intervalWords({ every: months, unit: 'month' })} · nächstes Mal ${day(on)}`,
  duty: 'vorgeschrieben',
  source: (source: string) => `Quelle: ${source}`,
  counted:
    'Gezählt wird ab dem letzten Mal, das erfasst ist. Ist keines erfasst, ab heute; bei Abständen ab fünf Jahren ab dem Einbau. Tag und Abstand ändern Sie danach jederzeit.',
  unverified:
    'Was niemand geprüft hat, ist eine Empfehlung und nicht vorgewählt. Hersteller und Kanton können anderes verlangen.',
  save: (amount: number) =>
    amount === 0 ? 'Nichts gewählt' : `${count(amount, 'Arbeit', 'Arbeiten')} planen`,
  planned: (amount: number) => `${count(amount, 'Arbeit', 'Arbeiten')} geplant.`,
  none: {
    title: 'Alles Übliche ist geplant.',
    text: 'Für die erfassten Bauteile kennen wir keinen weiteren Unterhalt. Eigene Arbeiten erfassen Sie beim Bauteil.',
  },
  noComponents: {
    title: 'Noch keine Bauteile',
    text: 'Der Unterhalt richtet sich nach den Bauteilen. Erfassen Sie sie bei Ihrer Immobilie.',
  },
  failed: 'Die Vorschläge konnten nicht geladen werden.',
  offline: 'Die Vorschläge sind auf diesem Gerät nicht gespeichert. Sie erscheinen, sobald Sie online sind.',
  retry: 'Erneut versuchen',
} as const
