import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  analysisBudgetColumns,
  analysisProfileColumns,
  type AnalysisBudgetRow,
  type AnalysisProfileRow,
} from './analysis.table.ts'

const profile = sql<AnalysisProfileRow>(
  `select ${analysisProfileColumns} from app.analysis_profile p where p.real_estate_id = app.house()`,
)

export const findProfile = async (tx: Tx, scope: RealEstateScope): Promise<AnalysisProfileRow | undefined> =>
  (await tx.rows(scope, profile))[0]

const putProfile = sql<AnalysisProfileRow>(`
  insert into app.analysis_profile as p (real_estate_id, roof_form, has_cellar, flat_floor, consumption_carrier,
    consumption_amount, consumption_unit, inflation_percent)
  values (app.house(), $2, $3, $4, $5, $6, $7, $8)
  on conflict (real_estate_id) do update set roof_form = $2, has_cellar = $3, flat_floor = $4, consumption_carrier = $5,
    consumption_amount = $6, consumption_unit = $7, inflation_percent = $8, version = p.version + 1, updated_at = now()
  where p.version = $1
  returning ${analysisProfileColumns}`)

/** Writes the whole row over the version it was read at; undefined if that version is gone. */
export async function writeProfile(
  tx: Tx,
  scope: RealEstateScope,
  next: AnalysisProfileRow,
): Promise<AnalysisProfileRow | undefined> {
  const rows = await tx.rows(scope, putProfile, [
    next.version,
    next.roofForm,
    next.hasCellar,
    next.flatFloor,
    next.consumptionCarrier,
    next.consumptionAmount,
    next.consumptionUnit,
    next.inflationPercent,
  ])
  return rows[0]
}

// One row for whoever has the right, entered or not; none without it.
const budget = sql<AnalysisBudgetRow>(`
  select ${analysisBudgetColumns}, coalesce(b.version, 0) as version
  from (select app.house() as id where app.may_see_finances()) house
  left join app.analysis_budget b on b.real_estate_id = house.id`)

export const findBudget = async (tx: Tx, scope: RealEstateScope): Promise<AnalysisBudgetRow | undefined> =>
  (await tx.rows(scope, budget))[0]

const putBudget = sql<AnalysisBudgetRow>(`
  insert into app.analysis_budget as b (real_estate_id, marginal_tax_percent, saved_rappen, saving_monthly_rappen,
    property_value_rappen)
  values (app.house(), $2, $3, $4, $5)
  on conflict (real_estate_id) do update set marginal_tax_percent = $2, saved_rappen = $3, saving_monthly_rappen = $4,
    property_value_rappen = $5, version = b.version + 1, updated_at = now()
  where b.version = $1
  returning ${analysisBudgetColumns}, b.version`)

export async function writeBudget(
  tx: Tx,
  scope: RealEstateScope,
  next: AnalysisBudgetRow,
): Promise<AnalysisBudgetRow | undefined> {
  const { version, marginalTaxPercent, savedRappen, savingMonthlyRappen, propertyValueRappen } = next
  const values = [version, marginalTaxPercent, savedRappen, savingMonthlyRappen, propertyValueRappen]
  return (await tx.rows(scope, putBudget, values))[0]
}
