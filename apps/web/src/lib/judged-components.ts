import type { Analysis } from '@hauswart/domain/analysis/analysis'
import {
  judgedByCondition,
  type JudgedComponent,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'

/**
 * The recorded components as the analysis judges them, the most urgent first. Until it is there, or when it could
 * not be asked for, their condition alone speaks.
 */
export function judgeComponents<C extends RecordedComponent>(
  components: readonly C[],
  analysis: Analysis | undefined,
): readonly JudgedComponent<C>[] {
  if (analysis === undefined) return judgedByCondition(components)
  const byId = new Map(components.map((component) => [component.id, component]))
  return analysis.components.flatMap(({ component: { id }, state, note }) => {
    const component = byId.get(id)
    return component === undefined ? [] : [{ component, state, note }]
  })
}

/** How many of them are in each state. */
export function countJudged(
  judged: readonly Pick<JudgedComponent, 'state'>[],
): Record<JudgedComponent['state'], number> {
  const counts = { due: 0, soon: 0, unknown: 0, good: 0 }
  for (const { state } of judged) counts[state] += 1
  return counts
}
