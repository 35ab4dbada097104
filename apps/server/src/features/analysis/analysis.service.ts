import { emptyProfile, type AnalysisProfile } from '@hauswart/domain/analysis/model/analysis-profile'
import { analysisBudgetInput } from '@hauswart/domain/analysis/model/analysis-budget.input'
import { analysisProfileInput } from '@hauswart/domain/analysis/model/analysis-profile.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { findBudget, findProfile, writeBudget, writeProfile } from './analysis.queries.ts'
import type { AnalysisBudgetRow } from './analysis.table.ts'

export type AnalysisBudget = AnalysisBudgetRow

/** What was told for the analysis; before the first word it is empty and has version 0. */
export const getAnalysisProfile = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<AnalysisProfile> =>
  (await findProfile(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? emptyProfile

export async function updateAnalysisProfile(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<AnalysisProfile> {
  const { expectedVersion, ...facts } = parseInput(analysisProfileInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'analysis_profile.update', { realEstateId, ...input }, async (tx) => {
    const read = async () => (await findProfile(tx, scope)) ?? emptyProfile
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeProfile(tx, scope, withUnit({ ...old, ...stripUndefined(facts) })),
    )
    tx.record({ objectId: realEstateId, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

function withUnit(next: AnalysisProfile): AnalysisProfile {
  if ((next.consumptionAmount === null) === (next.consumptionUnit === null)) return next
  throw new AppError('BAD_INPUT', { field: 'consumptionUnit' })
}

/** Money facts of the analysis; null to who may not see finances. */
export const getAnalysisBudget = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<AnalysisBudget | null> =>
  (await findBudget(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? null

export async function updateAnalysisBudget(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<AnalysisBudget> {
  const { expectedVersion, ...facts } = parseInput(analysisBudgetInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'analysis_budget.update', { realEstateId, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findBudget(tx, scope),
      expectedVersion,
      (old) => writeBudget(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    // Amounts stay out of the history: a member without the finance right reads it too.
    const names = Object.keys(changedFields(before, facts))
    const changes = Object.fromEntries(names.map((name) => [name, true]))
    tx.record({ objectId: realEstateId, version: row.version, changes })
    return row
  })
}
