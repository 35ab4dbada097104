import type { Figure } from '../../figures/figure.ts'
import { countedWords } from '../../formats/number-words.ts'
import type { ComponentState } from '../../real-estate/component-state.ts'
import { componentStateLabels } from '../../real-estate/component-state.labels.ts'
import type { Analysis, BundleProposal, Urgency } from './analysis.ts'
import type { MeasureKind, MeasureState } from './measure.ts'
import { waitingComponents } from './waiting.ts'

/** The published light in words. */
export const urgencyLabels: Record<Urgency, string> = {
  red: 'jetzt fällig',
  orange: 'innert 3 Jahren',
  yellow: 'innert 10 Jahren',
  green: 'später als in 10 Jahren',
}

export const measureStateLabels: Record<MeasureState, string> = {
  planned: 'geplant',
  postponed: 'zurückgestellt',
  rejected: 'abgelehnt',
  done: 'erledigt',
}

export const measureKindLabels: Record<MeasureKind, string> = {
  replacement: 'Ersatz',
  renovation: 'Sanierung',
  upkeep: 'Unterhalt',
  energy: 'Energie',
  safety: 'Sicherheit',
  comfort: 'Komfort',
}

const inYears = (years: number, about: string): string =>
  `in ${about}${years === 1 ? '1 Jahr' : `${years} Jahren`}`

type LifeLeft = {
  readonly state: ComponentState
  readonly remaining: number | null
  readonly year: number
  readonly isAssumed?: boolean
}

/** The short note at a component: «fällig · 2027», «in 4 Jahren», «gut · bis ca. 2046», «unbekannt». */
export function lifeNote({ state, remaining, year, isAssumed = false }: LifeLeft): string {
  const word = componentStateLabels[state]
  const about = isAssumed ? 'ca. ' : ''
  if (remaining === null || state === 'unknown') return word
  // Only the owner's own words make something due.
  if (state === 'due') return `${word} · ${year + remaining}`
  return state === 'soon' ? inYears(remaining, about) : `${word} · bis ${about}${year + remaining}`
}

type ScoreWord = 'sehr gut' | 'gut' | 'mittel' | 'kritisch'

/** The published words of the score. */
export function scoreWord(score: number): ScoreWord {
  if (score >= 85) return 'sehr gut'
  if (score >= 70) return 'gut'
  return score >= 50 ? 'mittel' : 'kritisch'
}

const standings: Record<ScoreWord, string> = {
  'sehr gut': 'ist in sehr gutem Zustand.',
  gut: 'ist in solidem Zustand.',
  mittel: 'ist in mittlerem Zustand.',
  kritisch: 'braucht in den nächsten Jahren viel Zuwendung.',
}

type Standing = { readonly score: Figure; readonly coverage: Figure }

/** Below a quarter of the owner's own words the score is ours, not that of the house. */
export const isHardlyKnown = ({ coverage }: Pick<Standing, 'coverage'>): boolean => (coverage.value ?? 0) < 25

/** How the house stands: «Ihr Haus ist in solidem Zustand.» */
export function standingSentence({ score, coverage }: Standing, subject = 'Ihr Haus'): string {
  if (score.value === null) return 'Noch fehlen Angaben, um den Zustand zu beurteilen.'
  return isHardlyKnown({ coverage })
    ? `Noch ist wenig bekannt: ${subject} ist nach Annahmen beurteilt.`
    : `${subject} ${standings[scoreWord(score.value)]}`
}

/** What waits for a decision: «Zwei Bauteile» and «brauchen bis 2027 eine Entscheidung.»; null if nothing does. */
export function decisionWords(analysis: Analysis): { readonly lead: string; readonly rest: string } | null {
  const waiting = waitingComponents(analysis)
  const { year } = analysis
  if (waiting.size === 0) return null
  return {
    lead: capital(countedWords(waiting.size, 'Bauteil', 'Bauteile')),
    rest: `${waiting.size === 1 ? 'braucht' : 'brauchen'} bis ${year + 1} eine Entscheidung.`,
  }
}

/** The one sentence of the page: what waits for a decision, else how the house stands. */
export function analysisSentence(analysis: Analysis, subject = 'Ihr Haus'): string {
  const words = decisionWords(analysis)
  return words === null ? standingSentence(analysis, subject) : `${words.lead} ${words.rest}`
}

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** «Dach, Fassade und Fenster». */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1) ?? ''}`

/** «Öltank stilllegen», once no oil is burnt any more. */
export const tankTitle = (name: string): string => `${name} stilllegen`

/** What an act of upkeep is called that the owner gave no title. */
export const upkeepTitle = (names: string): string => `${measureKindLabels.upkeep} ${names}`

const bundleReasons: Record<BundleProposal['kind'], string> = {
  scaffold: 'ein Gerüst für',
  heating: 'eine Umstellung für',
  wet_rooms: 'eine Baustelle für',
}

/** «Zusammen günstiger: ein Gerüst für Dach und Fassade.» */
export const bundleSentence = (kind: BundleProposal['kind'], names: readonly string[]): string =>
  `Zusammen günstiger: ${bundleReasons[kind]} ${listed([...new Set(names)])}.`
