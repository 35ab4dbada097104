import type { ProjectKind } from './project.ts'

export const phaseStates = ['open', 'running', 'done'] as const
export type PhaseState = (typeof phaseStates)[number]

/** A step of the work, so that everybody knows what comes when. */
export type Phase = {
  readonly id: string
  readonly title: string
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly state: PhaseState
}

/** How many phases one renovation can have. */
export const maxPhases = 30

/** What such work usually goes through; without days, which nobody can know. */
export const usualPhases: Readonly<Record<ProjectKind, readonly string[]>> = {
  upkeep: ['Vorbereitung', 'Ausführung', 'Kontrolle'],
  renovation: ['Planung', 'Offerten und Vergabe', 'Rückbau', 'Rohinstallation', 'Ausbau', 'Abnahme'],
  conversion: ['Planung', 'Bewilligung', 'Offerten und Vergabe', 'Rückbau', 'Ausbau', 'Abnahme'],
  extension: ['Planung', 'Bewilligung', 'Offerten und Vergabe', 'Rohbau', 'Ausbau', 'Abnahme'],
  energy: ['Planung', 'Fördergesuch und Bewilligung', 'Offerten und Vergabe', 'Ausführung', 'Abnahme'],
  garden: ['Planung', 'Vorbereitung', 'Ausführung', 'Abnahme'],
  emergency: ['Sofortmassnahmen', 'Schaden melden', 'Instandstellung', 'Abnahme'],
}

/** Those with a day by it, the others after them as they were written down. */
export const inCourse = <One extends Pick<Phase, 'startsOn' | 'endsOn'>>(phases: readonly One[]): One[] =>
  phases.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)))

const noDay = '9999-12-31'
const firstDay = ({ startsOn, endsOn }: Pick<Phase, 'startsOn' | 'endsOn'>): string =>
  startsOn ?? endsOn ?? noDay
