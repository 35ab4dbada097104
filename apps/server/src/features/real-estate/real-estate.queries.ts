import { undoDays } from '@hauswart/domain/acts/undo'
import type { RealEstateScope, Tx, UserScope } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { houseFacts, realEstateColumns, type HistoryRow, type RealEstateRow } from './real-estate.table.ts'

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
  update app.real_estate r set ${houseFacts.set(4)}, status = $2, origins = $3, version = r.version + 1, updated_at = now()
  where r.id = app.house() and r.version = $1
  returning ${realEstateColumns}`)

/** Writes a whole row over the version it was read at; undefined if that version is gone. */
export const writeRealEstate = async (
  tx: Tx,
  scope: RealEstateScope,
  next: RealEstateRow,
): Promise<RealEstateRow | undefined> =>
  (
    await tx.rows(scope, change, [
      next.version,
      next.status,
      { json: next.origins },
      ...houseFacts.values(next),
    ])
  )[0]

// Only among houses this person can enter as more than a guest: what others recorded is nobody's business.
const sameBuilding = sql<{ id: string; name: string | null }>(`
  select r.id, r.name from app.membership m join app.real_estate r on r.id = m.real_estate_id
  where m.user_id = app.me() and m.role in ('owner', 'editor') and r.id <> app.house()
    and r.egid = $1 and r.ewid is not distinct from $2
  order by r.id limit 1`)

/** A house of this person that is the same building, and the same dwelling in it. */
export const findSameBuilding = async (
  tx: Tx,
  scope: RealEstateScope,
  egid: number,
  ewid: number | null,
): Promise<{ id: string; name: string | null } | undefined> =>
  (await tx.rows(scope, sameBuilding, [egid, ewid]))[0]

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

// The newest events first, then each of their few actors once: a long history costs no more than a short one. What may
// still be undone is among those of a month.
const history = sql<HistoryRow>(`
  with events as materialized (
    select a.id, a.at, a.actor_id, a.verb, a.object_id, a.changes, a.is_final
    from app.audit_event a
    where a.real_estate_id = app.house() and ($1::uuid is null or a.id < $1::uuid)
    order by a.id desc limit $2),
  actors as materialized (
    select p.user_id, p.first_name || ' ' || p.last_name as name
    from (select distinct actor_id from events) e join app.profile p on p.user_id = e.actor_id),
  month as materialized (select app.first_id_of(now() - interval '${undoDays} days') as begins),
  undone as materialized (
    select u.undoes as id from app.audit_event u
    where u.real_estate_id = app.house() and u.id >= (select begins from month) and u.undoes is not null)
  select e.id, e.at, e.actor_id as "actorId", actors.name as "actorName", e.verb, e.object_id as "objectId", e.changes,
    not e.is_final and e.id >= (select begins from month) and not exists (select from undone u where u.id = e.id)
      and coalesce((select bool_and(i.before is distinct from '{}') from app.row_image i
        where i.event_id = e.id and i.real_estate_id = app.house()), false)
      as "isUndoable"
  from events e left join actors on actors.user_id = e.actor_id order by e.id desc`)

export const listHistory = (
  tx: Tx,
  scope: RealEstateScope,
  after: string | undefined,
  limit: number,
): Promise<HistoryRow[]> => tx.rows(scope, history, [after, limit])
