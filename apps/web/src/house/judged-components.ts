import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import {
  judgedByCondition,
  type StatedComponent,
  type RecordedComponent,
} from '@hauswart/domain/real-estate/drawing'

/**
 * The recorded components as the analysis judges them, the most urgent first. Until it is there, or when it could
 * not be asked for, their condition alone speaks.
 */
export function judgeComponents<C extends RecordedComponent>(
  components: readonly C[],
  analysis: Analysis | undefined,
): readonly StatedComponent<C>[] {
  if (analysis === undefined) return judgedByCondition(components)
  const byId = new Map(components.map((component) => [component.id, component]))
  return analysis.components.flatMap(({ component: { id }, state, note }) => {
    const component = byId.get(id)
    return component === undefined ? [] : [{ component, state, note }]
  })
}
