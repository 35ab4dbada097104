import type { ComponentUnit } from '../../real-estate/component.ts'
import { referenceBook } from '../../reference/reference-value.ts'
import type { AnalysedComponent, AnalysisInput } from '../model/analysis.ts'
import { unitsOfRows } from '../quantity/cost-quantity.ts'

type Counted = Pick<AnalysedComponent, 'catalogKey' | 'unit'>

/**
 * The unit a component is asked in: as the owner counted, if there is a price for that, else as the price counts. Asked
 * again in a unit without a price the answer would change nothing, and the question would come back for ever.
 */
export function unitAsked(
  { house: { canton }, today, references }: Pick<AnalysisInput, 'house' | 'today' | 'references'>,
  { catalogKey, unit }: Counted,
): ComponentUnit {
  const book = referenceBook(references, { canton, on: today })
  const usual = unitsOfRows[book.get(`cost.${catalogKey}`)?.unit ?? ''] ?? 'piece'
  const isPriced = unit === usual || book.get(`cost.${catalogKey}_${unit ?? ''}`) !== undefined
  return unit !== null && isPriced ? unit : usual
}
