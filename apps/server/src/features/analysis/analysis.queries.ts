import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  analysisBudgetFacts,
  analysisProfileColumns,
  analysisProfileFacts,
  type AnalysisBudgetRow,
  type AnalysisProfileRow,
} from './analysis.table.ts'

const profile = sql<AnalysisProfileRow>(
  `select ${analysisProfileColumns} from app.analysis_profile p where p.real_estate_id = app.house()`,
)

export const findProfile = async (tx: Tx, scope: RealEstateScope): Promise<AnalysisProfileRow | undefined> =>
  (await tx.rows(scope, profile))[0]

const putProfile = sql<AnalysisProfileRow>(`
  insert into app.analysis_profile as p (real_estate_id, ${analysisProfileFacts.names})
  values (app.house(), ${analysisProfileFacts.places(2)})
  on conflict (real_estate_id) do update set ${analysisProfileFacts.set(2)}, version = p.version + 1, updated_at = now()
  where p.version = $1
  returning ${analysisProfileColumns}`)

/** Writes the whole row over the version it was read at; undefined if that version is gone. */
export const writeProfile = async (
  tx: Tx,
  scope: RealEstateScope,
  next: AnalysisProfileRow,
): Promise<AnalysisProfileRow | undefined> =>
  (await tx.rows(scope, putProfile, [next.version, ...analysisProfileFacts.values(next)]))[0]

// One row for whoever has the right, entered or not; none without it.
const budget = sql<AnalysisBudgetRow>(`
  select ${analysisBudgetFacts.read('b')}, coalesce(b.version, 0) as version
  from (select app.house() as id where app.may_see_finances()) house
  left join app.analysis_budget b on b.real_estate_id = house.id`)

export const findBudget = async (tx: Tx, scope: RealEstateScope): Promise<AnalysisBudgetRow | undefined> =>
  (await tx.rows(scope, budget))[0]

const putBudget = sql<AnalysisBudgetRow>(`
  insert into app.analysis_budget as b (real_estate_id, ${analysisBudgetFacts.names})
  values (app.house(), ${analysisBudgetFacts.places(2)})
  on conflict (real_estate_id) do update set ${analysisBudgetFacts.set(2)}, version = b.version + 1, updated_at = now()
  where b.version = $1
  returning ${analysisBudgetFacts.read('b')}, b.version`)

export const writeBudget = async (
  tx: Tx,
  scope: RealEstateScope,
  next: AnalysisBudgetRow,
): Promise<AnalysisBudgetRow | undefined> =>
  (await tx.rows(scope, putBudget, [next.version, ...analysisBudgetFacts.values(next)]))[0]
