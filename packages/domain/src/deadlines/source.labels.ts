import type { UpcomingSource } from './source.ts'

/** What stands beside a date of each source. */
export const sourceLabels: Readonly<Record<UpcomingSource, string>> = {
  todo: 'To-do',
  maintenance: 'Wiederkehrend',
  measure: 'Geplante Renovation',
  document: 'Unterlage läuft ab',
  appointment: 'Termin',
  defect: 'Frist eines Mangels',
  invoice: 'Rechnung zahlen',
  discount: 'Zahlen mit Skonto',
  quote: 'Offerte läuft ab',
}
