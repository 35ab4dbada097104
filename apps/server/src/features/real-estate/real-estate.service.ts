import {
  foundingScope,
  requireMember,
  userScope,
  type Context,
  type RealEstateScope,
} from '#platform/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/mutate.ts'
import { mustFind, overVersion } from '#platform/versions.ts'
import { pageSize, readCursor, searchText, toPage, type Page, type PageArgs } from '#platform/page.ts'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import {
  createRealEstateInput,
  realEstateFinanceInput,
  updateRealEstateInput,
} from '@hauswart/domain/real-estate/real-estate.input'
import {
  realEstateStatuses,
  yearsAhead,
  type RealEstateStatus,
} from '@hauswart/domain/real-estate/real-estate'
import {
  findFinance,
  findRealEstate,
  listHistory,
  listMembers,
  listOwnRealEstates,
  setArchived,
  writeFinance,
  writeRealEstate,
} from './real-estate.queries.ts'
import type { HistoryRow, MemberRow, RealEstateFinanceRow, RealEstateRow } from './real-estate.table.ts'

export type RealEstate = RealEstateRow
export type RealEstateFinance = RealEstateFinanceRow
export type Member = MemberRow
export type HistoryEntry = HistoryRow

/** The house itself; without an id the one this person entered first. */
export async function getRealEstate(ctx: Context, scope: RealEstateScope): Promise<RealEstate> {
  const row = await findRealEstate(ctx.reads, scope)
  if (row === undefined) throw new AppError('NOT_FOUND')
  return row
}

type ListFilter = PageArgs & {
  search?: string | null | undefined
  statuses?: readonly RealEstateStatus[] | null | undefined
}

export async function listRealEstates(ctx: Context, filter: ListFilter): Promise<Page<RealEstate>> {
  const limit = pageSize(filter.first)
  const [after] = readCursor(filter.after, [isUuid]) ?? []
  const rows = await listOwnRealEstates(ctx.reads, userScope(ctx), {
    statuses: filter.statuses ?? realEstateStatuses,
    search: searchText(filter.search),
    after,
    limit: limit + 1,
  })
  return toPage(rows, limit, (row) => [row.id])
}

export async function createRealEstate(ctx: Context, input: Keyed): Promise<RealEstate> {
  const { id, ...facts } = parseInput(createRealEstateInput, input)
  assertBuildYear(ctx, facts.buildYear)
  const scope = foundingScope(ctx, id)
  return mutate(ctx, scope, 'real_estate.create', input, async (tx) => {
    const founded = mustFind(await findRealEstate(tx, scope))
    const next = { ...founded, ...stripUndefined(facts), status: 'active' as const }
    const row = mustFind(await writeRealEstate(tx, scope, next))
    tx.record({ objectId: id, version: row.version, changes: facts })
    return row
  })
}

export async function updateRealEstate(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<RealEstate> {
  const { expectedVersion, ...facts } = parseInput(updateRealEstateInput, input)
  assertBuildYear(ctx, facts.buildYear)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'real_estate.update', { realEstateId, ...input }, async (tx) => {
    const read = () => findRealEstate(tx, scope)
    const { before, row } = await overVersion(read, expectedVersion, (old) =>
      writeRealEstate(tx, scope, { ...old, ...stripUndefined(facts) }),
    )
    tx.record({ objectId: realEstateId, version: row.version, changes: changedFields(before, facts) })
    return row
  })
}

/** Archiving ends the daily use of a house, keeps all of it, and can be undone. */
export async function setRealEstateArchived(
  ctx: Context,
  realEstateId: string,
  isArchived: boolean,
  input: Keyed & { readonly expectedVersion: number },
): Promise<RealEstate> {
  const scope = requireMember(ctx, realEstateId, 'own')
  const verb = isArchived ? 'real_estate.archive' : 'real_estate.restore'
  return mutate(ctx, scope, verb, { realEstateId, ...input }, async (tx) => {
    const read = () => findRealEstate(tx, scope)
    const { before, row } = await overVersion(read, input.expectedVersion, (old) =>
      setArchived(tx, scope, old.version, isArchived),
    )
    const changes = { status: [before.status, row.status] }
    tx.record({ objectId: realEstateId, version: row.version, changes })
    return row
  })
}

/** Money facts; a member without the finance right is refused, and row security would show nothing anyway. */
export async function getRealEstateFinance(
  ctx: Context,
  realEstateId: string | undefined,
): Promise<RealEstateFinance> {
  const scope = requireMember(ctx, realEstateId, 'read', { finances: true })
  return (await findFinance(ctx.reads, scope)) ?? emptyFinance
}

export async function updateRealEstateFinance(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<RealEstateFinance> {
  const facts = parseInput(realEstateFinanceInput, input)
  if ((facts.purchasedOn ?? '') > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'purchasedOn' })
  const scope = requireMember(ctx, realEstateId, 'write', { finances: true })
  return mutate(ctx, scope, 'real_estate.finance', { realEstateId, ...input }, async (tx) => {
    const read = async () => (await findFinance(tx, scope)) ?? emptyFinance
    const { before, row } = await overVersion(read, facts.expectedVersion, (old) =>
      writeFinance(tx, scope, old, facts),
    )
    // Amounts stay out of the history: a member without the finance right reads it too.
    tx.record({
      objectId: realEstateId,
      version: row.version,
      changes: Object.fromEntries(Object.keys(changedFields(before, facts)).map((name) => [name, true])),
    })
    return row
  })
}

export const getMembers = (ctx: Context, realEstateId: string | undefined): Promise<Member[]> =>
  listMembers(ctx.reads, requireMember(ctx, realEstateId, 'read'))

export async function getHistory(
  ctx: Context,
  realEstateId: string | undefined,
  args: PageArgs,
): Promise<Page<HistoryEntry>> {
  const limit = pageSize(args.first)
  const [after] = readCursor(args.after, [isUuid]) ?? []
  const rows = await listHistory(ctx.reads, requireMember(ctx, realEstateId, 'own'), after, limit + 1)
  return toPage(rows, limit, (row) => [row.id])
}

function assertBuildYear(ctx: Context, year: number | null | undefined): void {
  if (typeof year === 'number' && year > Number(ctx.clock.today().slice(0, 4)) + yearsAhead)
    throw new AppError('BAD_INPUT', { field: 'buildYear' })
}

const emptyFinance: RealEstateFinance = {
  purchasedOn: null,
  purchasePriceRappen: null,
  purchaseCostsRappen: null,
  insuredValueRappen: null,
  taxValueRappen: null,
  imputedRentRappen: null,
  version: 0,
}
