import type { UpcomingSource } from './source.ts'

/** What stands beside a date of each source. */
export const sourceLabels: Readonly<Record<UpcomingSource, string>> = {
  todo: 'To-do',
  maintenance: 'Wiederkehrend',
  measure: 'Geplante Renovation',
  document: 'Unterlage läuft ab',
  appointment: 'Termin',
  defect: 'Frist eines Mangels',
  repair: 'Mangel beheben',
  warranty_notice: 'Garantiezeit endet',
  warranty: 'Garantie verjährt',
  lien: 'Pfandrecht möglich bis',
  maker_warranty: 'Herstellergarantie endet',
  subsidy: 'Fördergesuch einreichen',
  permit: 'Bewilligung gilt bis',
  promise: 'Förderzusage gilt bis',
  invoice: 'Rechnung zahlen',
  retention: 'Rückbehalt prüfen',
  discount: 'Zahlen mit Skonto',
  invoice_warranty: 'Garantie endet',
  quote: 'Offerte läuft ab',
}
