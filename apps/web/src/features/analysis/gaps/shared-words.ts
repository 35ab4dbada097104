import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import { componentUnitLabels } from '@hauswart/domain/real-estate/component.labels'
import { isNeverOwned } from '@hauswart/domain/real-estate/shared-by-nature'
import { number } from '#device/text/format.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Component, House } from '#features/analysis/desk.ts'

const texts = analysisTexts.gaps

type Part = Pick<Component, 'id' | 'catalogKey' | 'quantity' | 'unit'>
type Known = {
  readonly kind: House['kind']
  readonly amounts: AnalysisInput['amounts']
}

/** What becomes of the numbers that were recorded for a part, once it belongs to the community. */
export function sharedWords({ kind, amounts }: Known, part: Part, isShared: boolean): string | undefined {
  const { id, catalogKey, quantity, unit } = part
  const hasOwnCost = amounts.some((one) => one.kind === 'component_cost' && one.objectId === id)
  const sentences = [
    isNeverOwned(kind, catalogKey) && texts.neverOwned,
    isShared && quantity !== null && texts.sharedQuantity(measured(quantity, unit)),
    isShared && hasOwnCost && texts.sharedCost,
  ].filter((one) => one !== false)
  return sentences.length === 0 ? undefined : sentences.join(' ')
}

const measured = (quantity: number, unit: Part['unit']): string =>
  unit === null || unit === 'flat'
    ? number(quantity)
    : `${number(quantity)}\u00A0${componentUnitLabels[unit]}`
