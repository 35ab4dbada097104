import { requireMember, userScope, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { pageSize, readCursor, searchText, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import { confirmedFacts, originsAfter } from '@hauswart/domain/real-estate/origin'
import { updateRealEstateInput } from '@hauswart/domain/real-estate/real-estate.input'
import {
  realEstateStatuses,
  yearsAhead,
  type RealEstateStatus,
} from '@hauswart/domain/real-estate/real-estate'
import {
  findRealEstate,
  listHistory,
  listOwnRealEstates,
  setArchived,
  writeRealEstate,
} from './real-estate.queries.ts'
import type { HistoryRow, RealEstateRow } from './real-estate.table.ts'

export type RealEstate = RealEstateRow
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

export async function updateRealEstate(
  ctx: Context,
  realEstateId: string,
  input: Keyed,
): Promise<RealEstate> {
  const { expectedVersion, origins, ...facts } = parseInput(updateRealEstateInput, input)
  assertYears(ctx, facts)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'real_estate.update', { realEstateId, ...input }, async (tx) => {
    const read = () => findRealEstate(tx, scope)
    const { before, row } = await overVersion(read, expectedVersion, (old) => {
      const said = origins ?? []
      const next = originsAfter({ before: old, set: facts, said, on: ctx.clock.today() })
      return writeRealEstate(tx, scope, { ...old, ...stripUndefined(facts), origins: next })
    })
    const changes = changedFields(before, facts)
    const confirmed = confirmedFacts(before.origins, row.origins, changes)
    if (Object.keys(confirmed).length > 0) changes['origins'] = [null, confirmed]
    tx.record({ objectId: realEstateId, version: row.version, changes })
    return row
  })
}

type Heating = Pick<RealEstate, 'heating' | 'heatingYear'>

/** Inside a write that says itself what it leaves behind: the house is heated with something else. Gives what changed. */
export async function tellHeating(
  ctx: Context,
  tx: Tx,
  scope: RealEstateScope,
  { before, next }: { readonly before: RealEstate; readonly next: Heating },
): Promise<Record<string, [unknown, unknown]>> {
  const origins = originsAfter({ before, set: next, said: [], on: ctx.clock.today() })
  await overVersion(
    () => findRealEstate(tx, scope),
    before.version,
    (old) => writeRealEstate(tx, scope, { ...old, ...next, origins }),
  )
  return changedFields(before, next)
}

/** The house inside a write. */
export const houseOf = async (tx: Tx, scope: RealEstateScope): Promise<RealEstate> =>
  mustFind(await findRealEstate(tx, scope))

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

type Years = { buildYear?: number | null | undefined; heatingYear?: number | null | undefined }
type Days = { geakOn?: string | null | undefined }

/** What the schema cannot know: which day it is. */
export function assertYears(ctx: Context, facts: Years & Days): void {
  const today = ctx.clock.today()
  const latest = Number(today.slice(0, 4)) + yearsAhead
  if ((facts.buildYear ?? 0) > latest) throw new AppError('BAD_INPUT', { field: 'buildYear' })
  if ((facts.heatingYear ?? 0) > latest) throw new AppError('BAD_INPUT', { field: 'heatingYear' })
  if ((facts.geakOn ?? '') > today) throw new AppError('BAD_INPUT', { field: 'geakOn' })
}
