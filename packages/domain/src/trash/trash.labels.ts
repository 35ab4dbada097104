import type { TrashKind } from './trash.ts'

export const trashKindLabels: Record<TrashKind, string> = {
  todo: 'To-do',
  component: 'Bauteil',
  room: 'Raum',
  measure: 'Massnahme',
  component_event: 'Eintrag',
  picture: 'Bild',
  document: 'Unterlage',
  appointment: 'Termin',
  craftsman: 'Handwerker',
  project: 'Renovation',
  defect: 'Mangel',
  acceptance: 'Abnahme',
  maker_warranty: 'Herstellergarantie',
  approval: 'Bewilligung oder Fördergesuch',
  journal_entry: 'Journaleintrag',
  invoice: 'Rechnung',
}
