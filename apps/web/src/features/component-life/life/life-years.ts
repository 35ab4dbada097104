import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { yearOf } from '@hauswart/domain/real-estate/component-state'

type LifeYears = {
  readonly from: number
  readonly to: number
  /** Where «bald» and where «fällig» begins. */
  readonly soonFrom: number
  readonly dueFrom: number
  /** The year the usual life ends. */
  readonly usual: number
  readonly usualYears: number
}

/** Due a year ahead, soon five years ahead: as the engine judges. */
const dueAhead = 1
const soonAhead = 5

/** The years of the picture of a life; nothing without a lifetime. */
export function lifeYears(
  {
    component,
    lifetime,
    remaining,
    renewalYear,
  }: Pick<ComponentAnalysis, 'component' | 'lifetime' | 'remaining' | 'renewalYear'>,
  thisYear: number,
): LifeYears | undefined {
  if (lifetime.value === null || renewalYear.value === null || remaining.value === null) return undefined
  const from = yearOf(component)
  const usual = from + lifetime.value
  // What is over has been over since its usual end; what is not ends when the engine says so.
  const end = remaining.value <= 0 ? Math.min(usual, thisYear) : renewalYear.value
  return {
    from,
    to: Math.max(from + (lifetime.high ?? lifetime.value), usual, end, thisYear + 1),
    soonFrom: Math.max(from, end - soonAhead),
    dueFrom: Math.max(from, end - dueAhead),
    usual,
    usualYears: lifetime.value,
  }
}
