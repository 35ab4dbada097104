import { componentConditionLabels } from './component.labels.ts'
import type { ComponentCondition } from './component.ts'
import type { ComponentState } from './component-state.ts'

export const componentStateLabels: Record<ComponentState, string> = {
  due: 'fällig',
  soon: 'bald',
  unknown: 'unbekannt',
  good: 'gut',
}

/** What each state rests on, for everybody who asks. */
export const componentStateReasons: Record<ComponentState, string> = {
  due: 'Als «abgenutzt» oder «defekt» erfasst.',
  soon: 'Als «gebraucht» erfasst.',
  unknown: 'Noch kein Zustand erfasst.',
  good: 'Als «gut» oder «neuwertig» erfasst.',
}

/** The condition inside a sentence: «abgenutzt». */
export const conditionWord = (condition: ComponentCondition): string =>
  componentConditionLabels[condition].toLowerCase()
