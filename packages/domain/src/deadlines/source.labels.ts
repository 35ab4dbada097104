import type { DateAct, UpcomingSource } from './source.ts'

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

/** What an owner can do about it. */
export const dateActLabels: Readonly<Record<DateAct, string>> = {
  finish: 'Erledigt',
  decide: 'Entscheiden',
  notify: 'Mangel öffnen',
  pay: 'Rechnung öffnen',
  renew: 'Unterlage öffnen',
}
