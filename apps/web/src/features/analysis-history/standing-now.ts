import { analyse } from '@hauswart/domain/analysis/engine/analyse'
import type { Analysis, AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { rememberedInput } from '@hauswart/domain/analysis/engine/snapshot'

export type StandingNow = { readonly score: number | null; readonly dueCount: number }

/**
 * How the house stands now, reckoned as what is remembered of earlier days: without own amounts, which weigh in the
 * score. Otherwise a line would end with a step that never happened.
 */
export function standingNow(input: AnalysisInput, analysis: Analysis): StandingNow {
  const isOwn = input.amounts.some(({ kind }) => kind === 'component_cost')
  const { score, counts } = isOwn ? analyse(rememberedInput(input)) : analysis
  return { score: score.value, dueCount: counts.due }
}
