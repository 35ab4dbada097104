import type { Rhythm } from './series.ts'

export const rhythmLabels: Readonly<Record<Rhythm, string>> = {
  weekly: 'Jede Woche',
  two_weekly: 'Alle 2 Wochen',
  monthly: 'Jeden Monat',
  quarterly: 'Alle 3 Monate',
  half_yearly: 'Jedes halbe Jahr',
  yearly: 'Jedes Jahr',
}

/** «7 von 12». */
export const placeWords = ({ at, amount }: { readonly at: number; readonly amount: number }): string =>
  `${at} von ${amount}`
