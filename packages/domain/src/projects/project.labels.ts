import type { PhaseState } from './phase.ts'
import type { ProjectCheck, ProjectKind, ProjectState } from './project.ts'

export const projectKindLabels: Readonly<Record<ProjectKind, string>> = {
  upkeep: 'Unterhalt',
  renovation: 'Sanierung',
  conversion: 'Umbau',
  extension: 'Anbau',
  energy: 'Energie',
  garden: 'Garten',
  emergency: 'Notfall',
}

export const projectStateLabels: Readonly<Record<ProjectState, string>> = {
  idea: 'Idee',
  planning: 'Planung',
  offers: 'Offerten',
  awarded: 'Vergeben',
  underway: 'In Ausführung',
  acceptance: 'Abnahme',
  closed: 'Abgeschlossen',
  paused: 'Pausiert',
  cancelled: 'Abgebrochen',
}

export const phaseStateLabels: Readonly<Record<PhaseState, string>> = {
  open: 'Offen',
  running: 'Läuft',
  done: 'Fertig',
}

/** Each as it reads once it is settled; missing, it says what is to do. */
export const projectCheckLabels: Readonly<Record<ProjectCheck, string>> = {
  offer_asked: 'Mindestens eine Offerte angefragt oder erhalten',
  order_placed: 'Mindestens ein Auftrag vergeben',
  work_finished: 'Alle Arbeiten vollendet',
  accepted: 'Abnahme durchgeführt',
  bills_settled: 'Rechnungen bezahlt oder bestätigt',
  permit: 'Bewilligung geklärt',
  subsidy: 'Fördergesuch eingereicht oder nicht nötig',
  insurance: 'Versicherung geprüft',
  contract: 'Auftrag schriftlich',
  financing: 'Finanzierung gedeckt',
  community: 'Beschluss der Gemeinschaft liegt vor',
  neighbours: 'Nachbarn und Mieter informiert',
  pollutants: 'Schadstoffe geprüft',
  subsidy_told: 'Förderstelle über den Abschluss informiert oder nicht nötig',
  estimate_asked: 'Schätzung der Gebäudeversicherung beantragt oder nicht nötig',
  firms_rated: 'Handwerker bewertet',
}
