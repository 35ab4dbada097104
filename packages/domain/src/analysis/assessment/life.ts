import type { ComponentCondition } from '../../real-estate/component.ts'
import {
  componentState,
  isYearAssumed,
  yearOf,
  type ComponentState,
} from '../../real-estate/component-state.ts'
import type { AnalysedComponent, Urgency } from '../model/analysis.ts'

export type LifeFacts = Pick<
  AnalysedComponent,
  'installedYear' | 'isInstalledYearAssumed' | 'lastRenewedYear' | 'condition' | 'conditionOn'
>

export type Life = {
  /** Whole years left, below zero when overdue; null without a lifetime. */
  readonly years: number | null
  readonly state: ComponentState
  readonly urgency: Urgency | null
  readonly isAssumed: boolean
  /** The condition that counts: one from before the last renewal says nothing any more. */
  readonly condition: ComponentCondition | null
}

/** The published factors, in percent of the lifetime: our own model, not a norm. */
export const conditionPercents: Record<ComponentCondition, number> = {
  as_new: 90,
  good: 65,
  used: 40,
  worn: 15,
  defective: 0,
}

/** The life of a component as seen in a year, by its lifetime in years if one is known. */
export function lifeOf(facts: LifeFacts, lifetime: number | null, year: number): Life {
  const condition = validCondition(facts)
  const isAssumed = isYearAssumed(facts)
  if (lifetime === null) {
    const urgency = condition === null ? null : urgencyByCondition[condition]
    return { years: null, state: componentState(condition), urgency, isAssumed, condition }
  }
  const years = yearsLeft(facts, lifetime, year)
  return { years, state: stateOf(years, condition), urgency: urgencyOf(years), isAssumed, condition }
}

/** Whole years a component has left in a year; below zero it is overdue. */
export function yearsLeft(facts: LifeFacts, lifetime: number, year: number): number {
  const condition = validCondition(facts)
  if (condition === null) return Math.floor(byAge(facts, lifetime, year))
  const judgedIn = Math.min(year, judgementYear(facts) ?? year)
  const percent = conditionPercents[condition]
  const mean = Math.floor((50 * byAge(facts, lifetime, judgedIn) + (lifetime * percent) / 2) / 100)
  const byEye = Math.floor((lifetime * percent) / 100)
  // A young part that is worn wears faster than the table: there the eye knows more than the age.
  const judged = percent <= conditionPercents.worn ? Math.min(mean, byEye) : mean
  return judged - (year - judgedIn)
}

/**
 * The age of a part that outlived its life counts at most half a life against today's judgement, and a quarter if that
 * is good: a sound fireplace of forty years has shown that the table does not fit it.
 */
const byAge = (facts: LifeFacts, lifetime: number, year: number): number =>
  Math.max(lifetime - (year - yearOf(facts)), -lifetime * outlivedShare(facts))

const outlivedShare = (facts: LifeFacts): number => {
  const condition = validCondition(facts)
  return condition === 'as_new' || condition === 'good' ? 0.25 : 0.5
}

/** Whether a judged component is so much older than usual that its age stops counting. */
export function isOutlived(facts: LifeFacts, lifetime: number, year: number): boolean {
  const judgedIn = Math.min(year, judgementYear(facts) ?? year)
  const age = judgedIn - yearOf(facts)
  return validCondition(facts) !== null && age > lifetime * (1 + outlivedShare(facts))
}

function validCondition(facts: LifeFacts): ComponentCondition | null {
  const judgedIn = judgementYear(facts)
  return judgedIn !== null && judgedIn < yearOf(facts) ? null : facts.condition
}

export const judgementYear = ({ conditionOn }: Pick<LifeFacts, 'conditionOn'>): number | null =>
  conditionOn === null ? null : Number(conditionOn.slice(0, 4))

/** Due a year ahead: quotes, a permit and the application for a subsidy take that long. */
function stateOf(years: number, condition: ComponentCondition | null): ComponentState {
  if (condition === 'defective' || years <= 1) return 'due'
  return years <= 5 || condition === 'worn' ? 'soon' : 'good'
}

function urgencyOf(years: number): Urgency {
  if (years <= 0) return 'red'
  if (years <= 3) return 'orange'
  return years <= 10 ? 'yellow' : 'green'
}

const urgencyByCondition: Record<ComponentCondition, Urgency> = {
  as_new: 'green',
  good: 'green',
  used: 'yellow',
  worn: 'orange',
  defective: 'red',
}
