import { heatingKinds, type HeatingKind } from '../../real-estate/building.ts'
import type { ComponentKey } from '../../real-estate/component.ts'
import { isYearAssumed, yearOf } from '../../real-estate/component-state.ts'
import { componentOfHeating } from '../../real-estate/heating-component.ts'
import { replacingHeatings, type ReplacingHeating } from '../../real-estate/replacing-heating.ts'
import { earliestReplacement } from '../../upkeep/component-event.ts'
import { contextOf } from './analyse.ts'
import type { AnalysisInput } from '../model/analysis.ts'
import { heatingContradiction, type HeatingContradiction } from '../heat/energy-carrier.ts'

/** What the question which heating is right asks between, and what each answer writes. */
export type HeatingQuestion = Pick<HeatingContradiction, 'told' | 'component'> & {
  /** What the component can be; only a probe tells one heat pump from another. */
  readonly kinds: readonly HeatingKind[]
  /** What stands in its place if the house is right; null where the catalogue has no such component. */
  readonly replacedBy: ReplacingHeating | null
  /** What stands beside it if both are right. */
  readonly beside: ComponentKey | null
  /** When it can have come, and when it did as far as it was told. */
  readonly replacedIn: { readonly min: number; readonly max: number; readonly start: number | null }
}

/** The question about two heatings that do not agree; null where nobody has to be asked. */
export function heatingQuestion(input: AnalysisInput): HeatingQuestion | null {
  const found = heatingContradiction(contextOf(input))
  if (found === null) return null
  const { told, recorded, component } = found
  const [min, max] = [earliestReplacement(component), Number(input.today.slice(0, 4))]
  const year = input.house.heatingYear
  return {
    told,
    component,
    kinds:
      recorded === 'heat_pump_ground'
        ? [recorded]
        : heatingKinds.filter((kind) => componentOfHeating(kind) === component.catalogKey),
    replacedBy: replacingHeatings.find((kind) => kind === told) ?? null,
    beside: componentOfHeating(told) ?? null,
    replacedIn: { min, max, start: year !== null && year >= min && year <= max ? year : null },
  }
}

/** The facts of a house that is heated by the recorded component: the year told was that of another heating. */
export const heatingAsRecorded = (
  { component }: Pick<HeatingQuestion, 'component'>,
  heating: HeatingKind,
): { readonly heating: HeatingKind; readonly heatingYear: number | null } => ({
  heating,
  heatingYear: isYearAssumed(component) ? null : yearOf(component),
})
