import { isYearAssumed } from '../../real-estate/component-state.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import type { ReferenceBook } from '../../reference/reference-value.ts'
import type { AnalysedComponent, AnalysedHouse, AnalysisInput } from '../model/analysis.ts'
import { originOf } from '../model/house-facts.ts'
import { conditionPercents, judgementYear, type LifeFacts } from './life.ts'

/**
 * The components with the years they are reckoned with. A year nobody knows is filled in here, once: from then on it
 * counts like one that was told, so that who confirms it as it is shown changes no figure.
 */
export const withAssumedYears = (
  { components, house }: AnalysisInput,
  book: ReferenceBook,
  year: number,
): AnalysedComponent[] =>
  components.map((one) => {
    if (!isYearAssumed(one)) return one
    const lifetime = one.ownLifetimeYears ?? book.get(`lifetime.${one.catalogKey}`)?.value ?? null
    const earliest = earliestYear(one)
    const told = toldYear(house, one)
    const installedYear =
      told === null
        ? assumedYear({ ...one, installedYear: earliest }, lifetime, year)
        : Math.min(told, seenIn(one, year))
    return { ...one, installedYear, earliestYear: Math.min(earliest, installedYear) }
  })

/** Of an assumed year the one on record: older than that the component is not. */
export const earliestYear = ({ earliestYear: known, installedYear }: AnalysedComponent): number =>
  known ?? installedYear

/** The years a component may be from: one that was told is one year. */
export const possibleYears = (component: AnalysedComponent, year: number): number[] =>
  isYearAssumed(component)
    ? [earliestYear(component), component.installedYear, seenIn(component, year)]
    : [component.installedYear]

/** The year a component is most likely from that is no older than its year on record, as seen in a year. */
export function assumedYear(facts: LifeFacts, lifetime: number | null, year: number): number {
  const seen = seenIn(facts, year)
  const likely = lifetime === null ? facts.installedYear : seen - usedYears(facts, lifetime)
  return Math.min(seen, Math.max(facts.installedYear, likely))
}

/**
 * A judgement tells the age: what looks good has a third of its life behind it. Without one two thirds are: what was
 * renewed lately is remembered, so what nobody remembers is older than the mean. That alone makes nothing due.
 */
function usedYears({ condition }: LifeFacts, lifetime: number): number {
  if (condition !== null) return Math.round((lifetime * (100 - conditionPercents[condition])) / 100)
  return Math.max(0, Math.min(Math.round((2 * lifetime) / 3), Math.floor(lifetime) - leastLeft))
}

/** What has a year left is due. */
const leastLeft = 2

const seenIn = (facts: LifeFacts, year: number): number =>
  facts.condition === null ? year : Math.min(year, judgementYear(facts) ?? year)

/** The owner may have told of the heating as a fact of the house. */
function toldYear(
  { heating, heatingYear, origins }: AnalysedHouse,
  { catalogKey }: AnalysedComponent,
): number | null {
  const isThis = heating !== null && componentOfHeating(heating) === catalogKey
  return isThis && originOf(origins, 'heatingYear') !== 'assumed' ? heatingYear : null
}
