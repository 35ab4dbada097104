import { realEstateFinanceInput, type FinanceFacts } from '@hauswart/domain/real-estate/real-estate.input'
import { requireMember, type Context } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { findFinance, seeFinance, writeFinance } from './real-estate.finance.queries.ts'
import { realEstateFinanceFacts, type RealEstateFinanceRow } from './real-estate.table.ts'

export type RealEstateFinance = RealEstateFinanceRow

/** Money facts; a member without the finance right is refused, and row security would show nothing anyway. */
export async function getRealEstateFinance(
  ctx: Context,
  realEstateId: string | undefined,
): Promise<RealEstateFinance> {
  const scope = requireMember(ctx, realEstateId, 'read', { finances: true })
  return (await findFinance(ctx.reads, scope)) ?? emptyFinance
}

/** The same for whoever reads the house; nothing without the finance right. */
export const seeRealEstateFinance = async (
  ctx: Context,
  realEstateId: string | undefined,
): Promise<RealEstateFinance | null> =>
  (await seeFinance(ctx.reads, requireMember(ctx, realEstateId, 'read'))) ?? null

export async function updateRealEstateFinance(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<RealEstateFinance> {
  const { expectedVersion, ...facts } = parseInput(realEstateFinanceInput, input)
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'real_estate.finance', { realEstateId, ...input }, async (tx) => {
    const read = async () => (await findFinance(tx, scope)) ?? emptyFinance
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeFinance(tx, scope, financeAfter(ctx, old, facts)),
    )
    const changes = withoutAmounts(changedFields(before, facts))
    tx.record({ objectId: realEstateId, version: row.version, changes })
    return row
  })
}

/** The money facts after a change, if they can be true: nothing lies ahead, and no debt without a mortgage. */
export function financeAfter(
  ctx: Context,
  before: RealEstateFinance,
  facts: FinanceFacts,
): RealEstateFinance {
  const next = { ...before, ...stripUndefined(facts) }
  const today = ctx.clock.today()
  if ((next.purchasedOn ?? '') > today) throw new AppError('BAD_INPUT', { field: 'purchasedOn' })
  if ((next.fundBalanceOn ?? '') > today) throw new AppError('BAD_INPUT', { field: 'fundBalanceOn' })
  if (next.hasMortgage === false && next.mortgageRappen !== null)
    throw new AppError('BAD_INPUT', { field: 'mortgageRappen' })
  return next
}

/** Amounts stay out of the history: a member without the finance right reads it too. */
export const withoutAmounts = (changes: Readonly<Record<string, unknown>>): Record<string, true> =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, true]))

export const emptyFinance: RealEstateFinance = { ...realEstateFinanceFacts.blank, version: 0 }
