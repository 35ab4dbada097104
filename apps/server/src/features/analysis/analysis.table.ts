import type { AnalysisAmount, AnalysisBudget } from '@hauswart/domain/analysis/model/analysis'
import type { AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import type { FinancingSource } from '@hauswart/domain/projects/financing'
import { factColumns } from '#platform/db/fact-columns.ts'

export type AnalysisProfileRow = AnalysisProfile
export type AnalysisBudgetRow = AnalysisBudget & { readonly version: number }
export type AmountRow = AnalysisAmount & { readonly version: number }
/** What a document says, and the money for a renovation, are no costs the analysis counts with. */
export type AmountKind =
  | AmountRow['kind']
  | 'document_amount'
  | 'project_budget'
  | 'subsidy_promised'
  | 'subsidy_paid'
  | `financing_${FinancingSource}`

export const analysisProfileFacts = factColumns<Omit<AnalysisProfile, 'version'>>({
  roofForm: 'roof_form',
  hasCellar: 'has_cellar',
  flatFloor: 'flat_floor',
  consumptionCarrier: 'consumption_carrier',
  consumptionAmount: 'consumption_amount',
  consumptionUnit: 'consumption_unit',
  inflationPercent: 'inflation_percent',
})

export const analysisProfileColumns = `${analysisProfileFacts.read('p')}, p.version`

export const analysisBudgetFacts = factColumns<AnalysisBudget>({
  marginalTaxPercent: 'marginal_tax_percent',
  savedRappen: 'saved_rappen',
  savingMonthlyRappen: 'saving_monthly_rappen',
  propertyValueRappen: 'property_value_rappen',
})

export const amountColumns = `a.object_id as "objectId", a.kind, a.rappen, a.version`
