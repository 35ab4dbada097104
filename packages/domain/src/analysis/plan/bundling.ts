import type { Measure } from '../model/measure.ts'

type Bundling<Decision> = {
  /** The one decision that is over all of them already: only its year changes. */
  readonly whole: Decision | undefined
  /** Decisions the new one takes the place of. */
  readonly replaced: readonly Decision[]
  readonly componentIds: readonly string[]
}

/** What a bundle over components asks of the open decisions that are there. Upkeep renews nothing and stays. */
export function bundling<Decision extends Pick<Measure, 'state' | 'kind' | 'componentIds'>>(
  measures: readonly Decision[],
  componentIds: readonly string[],
): Bundling<Decision> {
  const touched = measures.filter(
    ({ state, kind, componentIds: own }) =>
      (state === 'planned' || state === 'postponed') &&
      kind !== 'upkeep' &&
      own.some((id) => componentIds.includes(id)),
  )
  const all = [...new Set([...touched.flatMap(({ componentIds: own }) => own), ...componentIds])]
  const [first, ...others] = touched
  const whole = others.length === 0 && first?.componentIds.length === all.length ? first : undefined
  return { whole, replaced: whole === undefined ? touched : [], componentIds: all }
}
