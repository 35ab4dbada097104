import { componentConditionLabels } from './component.labels.ts'
import type { ComponentCondition } from './component.ts'
import type { ComponentState } from './component-state.ts'

export const componentStateLabels: Record<ComponentState, string> = {
  due: 'fällig',
  soon: 'bald',
  unknown: 'unbekannt',
  good: 'gut',
}

/** The condition inside a sentence: «abgenutzt». */
export const conditionWord = (condition: ComponentCondition): string =>
  componentConditionLabels[condition].toLowerCase()
