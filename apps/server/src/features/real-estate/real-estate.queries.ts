import type { RealEstateScope, Tx, UserScope } from '#platform/access.ts'
import { sql } from '#platform/db-wire.ts'
import { stripUndefined } from '#platform/input.ts'
import type { RealEstateFinanceInput } from '@hauswart/domain/real-estate/real-estate.input'
import {
  realEstateColumns,
  realEstateFinanceColumns,
  type HistoryRow,
  type MemberRow,
  type RealEstateFinanceRow,
  type RealEstateRow,
} from './real-estate.table.ts'

const oneHouse = sql<RealEstateRow>(
  `select ${realEstateColumns} from app.real_estate r where r.id = app.house()`,
)

export const findRealEstate = async (tx: Tx, scope: RealEstateScope): Promise<RealEstateRow | undefined> =>
  (await tx.rows(scope, oneHouse))[0]

const ownHouses = sql<RealEstateRow>(`
  select ${realEstateColumns}
  from app.membership m join app.real_estate r on r.id = m.real_estate_id
  where m.user_id = app.me() and r.status = any($1::text[])
    and ($2::text is null or r.name ilike '%' || $2 || '%' or r.street ilike '%' || $2 || '%' or r.city ilike '%' || $2 || '%')
    and ($3::uuid is null or r.id > $3::uuid)
  order by r.id limit $4`)

type HouseFilter = {
  statuses: readonly string[]
  search: string | undefined
  after: string | undefined
  limit: number
}

export const listOwnRealEstates = (tx: Tx, scope: UserScope, filter: HouseFilter): Promise<RealEstateRow[]> =>
  tx.rows(scope, ownHouses, [filter.statuses, filter.search, filter.after, filter.limit])

// All columns each time: one constant text serves every combination of changes.
const change = sql<RealEstateRow>(`
  update app.real_estate r set name = $2, kind = $3, usage = $4, ownership = $5, street = $6, house_number = $7,
    zip = $8, city = $9, canton = $10, municipality_number = $11, egid = $12, ewid = $13, egrid = $14, build_year = $15,
    living_area_m2 = $16, plot_area_m2 = $17, floors = $18, rooms = $19, note = $20, status = $21,
    version = r.version + 1, updated_at = now()
  where r.id = app.house() and r.version = $1
  returning ${realEstateColumns}`)

/** Writes a whole row over the version it was read at; undefined if that version is gone. */
export async function writeRealEstate(
  tx: Tx,
  scope: RealEstateScope,
  next: RealEstateRow,
): Promise<RealEstateRow | undefined> {
  const rows = await tx.rows(scope, change, [
    next.version,
    next.name,
    next.kind,
    next.usage,
    next.ownership,
    next.street,
    next.houseNumber,
    next.zip,
    next.city,
    next.canton,
    next.municipalityNumber,
    next.egid,
    next.ewid,
    next.egrid,
    next.buildYear,
    next.livingAreaM2,
    next.plotAreaM2,
    next.floors,
    next.rooms,
    next.note,
    next.status,
  ])
  return rows[0]
}

const archive = sql<RealEstateRow>(`
  update app.real_estate r set status = 'archived', archived_at = now(), version = r.version + 1, updated_at = now()
  where r.id = app.house() and r.version = $1 and r.status = 'active' returning ${realEstateColumns}`)
const restore = sql<RealEstateRow>(`
  update app.real_estate r set status = 'active', archived_at = null, version = r.version + 1, updated_at = now()
  where r.id = app.house() and r.version = $1 and r.status = 'archived' returning ${realEstateColumns}`)

export const setArchived = async (
  tx: Tx,
  scope: RealEstateScope,
  version: number,
  isArchived: boolean,
): Promise<RealEstateRow | undefined> => (await tx.rows(scope, isArchived ? archive : restore, [version]))[0]

const finance = sql<RealEstateFinanceRow>(
  `select ${realEstateFinanceColumns} from app.real_estate_finance f where f.real_estate_id = app.house()`,
)

export const findFinance = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<RealEstateFinanceRow | undefined> => (await tx.rows(scope, finance))[0]

const putFinance = sql<RealEstateFinanceRow>(`
  insert into app.real_estate_finance as f (real_estate_id, purchased_on, purchase_price_rappen, purchase_costs_rappen,
    insured_value_rappen, tax_value_rappen, imputed_rent_rappen)
  values (app.house(), $2, $3, $4, $5, $6, $7)
  on conflict (real_estate_id) do update set purchased_on = $2, purchase_price_rappen = $3, purchase_costs_rappen = $4,
    insured_value_rappen = $5, tax_value_rappen = $6, imputed_rent_rappen = $7, version = f.version + 1, updated_at = now()
  where f.version = $1
  returning ${realEstateFinanceColumns}`)

export async function writeFinance(
  tx: Tx,
  scope: RealEstateScope,
  before: RealEstateFinanceRow,
  input: RealEstateFinanceInput,
): Promise<RealEstateFinanceRow | undefined> {
  const next = { ...before, ...stripUndefined(input) }
  const rows = await tx.rows(scope, putFinance, [
    input.expectedVersion,
    next.purchasedOn,
    next.purchasePriceRappen,
    next.purchaseCostsRappen,
    next.insuredValueRappen,
    next.taxValueRappen,
    next.imputedRentRappen,
  ])
  return rows[0]
}

const members = sql<MemberRow>(`
  select m.user_id as "userId", m.role, m.can_see_finances as "canSeeFinances", m.since,
    p.first_name as "firstName", p.last_name as "lastName"
  from app.membership m join app.profile p on p.user_id = m.user_id
  where m.real_estate_id = app.house() order by m.since, m.user_id limit 50`)

export const listMembers = (tx: Tx, scope: RealEstateScope): Promise<MemberRow[]> => tx.rows(scope, members)

// The newest events first, then each of their few actors once: a long history costs no more than a short one.
const history = sql<HistoryRow>(`
  with events as materialized (
    select a.id, a.at, a.actor_id, a.verb, a.object_id, a.changes
    from app.audit_event a
    where a.real_estate_id = app.house() and ($1::uuid is null or a.id < $1::uuid)
    order by a.id desc limit $2),
  actors as materialized (
    select p.user_id, p.first_name || ' ' || p.last_name as name
    from (select distinct actor_id from events) e join app.profile p on p.user_id = e.actor_id)
  select e.id, e.at, e.actor_id as "actorId", actors.name as "actorName", e.verb, e.object_id as "objectId", e.changes
  from events e left join actors on actors.user_id = e.actor_id order by e.id desc`)

export const listHistory = (
  tx: Tx,
  scope: RealEstateScope,
  after: string | undefined,
  limit: number,
): Promise<HistoryRow[]> => tx.rows(scope, history, [after, limit])
