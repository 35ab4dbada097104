import type { AnalysisAmount, AnalysisBudget } from '@hauswart/domain/analysis/model/analysis'
import type { AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import type { FinancingSource } from '@hauswart/domain/projects/financing'

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

export const analysisProfileColumns = `p.roof_form as "roofForm", p.has_cellar as "hasCellar", p.flat_floor as "flatFloor",
  p.consumption_carrier as "consumptionCarrier", p.consumption_amount as "consumptionAmount",
  p.consumption_unit as "consumptionUnit", p.inflation_percent as "inflationPercent", p.version`

export const analysisBudgetColumns = `b.marginal_tax_percent as "marginalTaxPercent", b.saved_rappen as "savedRappen",
  b.saving_monthly_rappen as "savingMonthlyRappen", b.property_value_rappen as "propertyValueRappen"`

export const amountColumns = `a.object_id as "objectId", a.kind, a.rappen, a.version`
