import type { ComponentAnalysis } from '@hauswart/domain/analysis/model/analysis'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'

const texts = componentLifeTexts.cost

/** Nothing saved has three reasons: no deduction any more, a flat one that is higher, or no tax to save. */
export function taxNote({ tax, deduction }: Pick<ComponentAnalysis, 'tax' | 'deduction'>): string {
  if (tax.rules.some(({ id }) => id === 'tax.below_flat')) return texts.taxBelowFlat
  return deduction.value === 0 ? texts.taxNone : texts.taxNote
}
