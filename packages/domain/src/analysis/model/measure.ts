export const measureKinds = ['replacement', 'renovation', 'upkeep', 'energy', 'safety', 'comfort'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** What an owner decided of a proposed renewal. Proposed ones are computed and never stored. */
export const measureStates = ['planned', 'postponed', 'rejected', 'done'] as const
export type MeasureState = (typeof measureStates)[number]

/** A decision over one component, or over several that are done together. */
export type Measure = {
  readonly id: string
  readonly componentIds: readonly string[]
  readonly kind: MeasureKind
  readonly title: string | null
  readonly state: MeasureState
  /** Planned for, or postponed until; none for a rejected one. */
  readonly year: number | null
  /** Why it was rejected or postponed. */
  readonly reason: string | null
  readonly version: number
}
