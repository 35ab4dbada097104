import type { AnalysisInput } from '@hauswart/domain/analysis/model/analysis'
import type { ComponentCostRow } from './component-costs.ts'
import type { MeasureRow } from './decision-verbs.ts'

type Amounts = AnalysisInput['amounts']
type Kind = Amounts[number]['kind']

/** Own amounts as their owner left them: what was said of components and decisions counts before it has arrived. */
export function amountsShown(
  amounts: Amounts,
  costs: readonly ComponentCostRow[],
  decided: readonly Pick<MeasureRow, 'id' | 'costRappen'>[],
): Amounts {
  const said = decided.filter(({ costRappen }) => costRappen !== undefined)
  const isSaid = (id: string) => said.some((one) => one.id === id)
  return [
    ...asAmounts('component_cost', costs),
    ...asAmounts('measure_cost', said),
    ...amounts.filter(({ kind, objectId }) => kind !== 'component_cost' && !isSaid(objectId)),
  ]
}

const asAmounts = (kind: Kind, rows: readonly Pick<MeasureRow, 'id' | 'costRappen'>[]): Amounts =>
  rows.flatMap(({ id, costRappen }) =>
    typeof costRappen === 'number' ? [{ objectId: id, kind, rappen: costRappen }] : [],
  )
