import type { AnalysisAmount } from '@hauswart/domain/analysis/model/analysis'
import type {
  ConsumptionUnit,
  EnergyCarrier,
  RoofForm,
} from '@hauswart/domain/analysis/model/analysis-profile'
import type { FinancingSource } from '@hauswart/domain/projects/financing'
import { factColumns, optional, type FactsOf } from '#platform/db/fact-columns.ts'

export type AmountRow = AnalysisAmount & { readonly version: number }
/** What a document says, and the money for a renovation, are no costs the analysis counts with. */
export type AmountKind =
  | AmountRow['kind']
  | 'document_amount'
  | 'project_budget'
  | 'subsidy_promised'
  | 'subsidy_paid'
  | `financing_${FinancingSource}`

export const analysisProfileFacts = factColumns({
  roofForm: optional<RoofForm>('roof_form'),
  hasCellar: optional<boolean>('has_cellar'),
  flatFloor: optional<number>('flat_floor'),
  consumptionCarrier: optional<EnergyCarrier>('consumption_carrier'),
  consumptionAmount: optional<number>('consumption_amount'),
  consumptionUnit: optional<ConsumptionUnit>('consumption_unit'),
  inflationPercent: optional<number>('inflation_percent'),
})

export type AnalysisProfileRow = Readonly<FactsOf<typeof analysisProfileFacts> & { version: number }>

export const analysisProfileColumns = `${analysisProfileFacts.read('p')}, p.version`

export const analysisBudgetFacts = factColumns({
  marginalTaxPercent: optional<number>('marginal_tax_percent'),
  savedRappen: optional<number>('saved_rappen'),
  savingMonthlyRappen: optional<number>('saving_monthly_rappen'),
  propertyValueRappen: optional<number>('property_value_rappen'),
})

export type AnalysisBudgetRow = Readonly<FactsOf<typeof analysisBudgetFacts> & { version: number }>

export const amountColumns = `a.object_id as "objectId", a.kind, a.rappen, a.version`
