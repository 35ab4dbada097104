import type { CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql, type Call } from '#platform/db/db-wire.ts'
import {
  calendarFeedColumns,
  dayedSelects,
  dayedShared,
  type CalendarFeedRow,
  type DatedRow,
  type PlaceRow,
} from './calendar-feeds.table.ts'

const own = sql<CalendarFeedRow>(`
  select ${calendarFeedColumns} from app.calendar_feed f where f.real_estate_id = app.house() and f.user_id = app.me()`)

export const findCalendarFeed = async (
  tx: Tx,
  scope: RealEstateScope,
): Promise<CalendarFeedRow | undefined> => (await tx.rows(scope, own))[0]

// A new address puts an end to the one before.
const start = sql<CalendarFeedRow>(`
  insert into app.calendar_feed as f (real_estate_id, user_id, secret_hash, contents)
  values (app.house(), app.me(), $1, $2::text[])
  on conflict (real_estate_id, user_id) do update set secret_hash = $1, contents = $2::text[],
    version = f.version + 1, created_at = now(), fetched_at = null
  returning ${calendarFeedColumns}`)

export const startFeed = async (
  tx: Tx,
  scope: RealEstateScope,
  secretHash: Buffer,
  contents: readonly CalendarContent[],
): Promise<CalendarFeedRow | undefined> => (await tx.rows(scope, start, [secretHash, contents]))[0]

const change = sql<CalendarFeedRow>(`
  update app.calendar_feed f set contents = $2::text[], version = f.version + 1
  where f.real_estate_id = app.house() and f.user_id = app.me() and f.version = $1
  returning ${calendarFeedColumns}`)

export const changeFeed = async (
  tx: Tx,
  scope: RealEstateScope,
  version: number,
  contents: readonly CalendarContent[],
): Promise<CalendarFeedRow | undefined> => (await tx.rows(scope, change, [version, contents]))[0]

const end = sql<CalendarFeedRow>(`
  delete from app.calendar_feed f where f.real_estate_id = app.house() and f.user_id = app.me()
  returning ${calendarFeedColumns}`)

export const endFeed = async (tx: Tx, scope: RealEstateScope): Promise<CalendarFeedRow | undefined> =>
  (await tx.rows(scope, end))[0]

/** The address opens the house for what follows in the same transaction; a wrong one opens nothing. */
const enter = sql<{ contents: CalendarContent[] | null }>(`select app.enter_calendar($1) as contents`)

const place = sql<PlaceRow>(`
  select r.name, r.street, r.house_number as "houseNumber", r.zip, r.city from app.real_estate r where r.id = app.house()`)

// One select per source of dates, each stopped by its own index.
const dated = sql<DatedRow>(`
  ${dayedShared}
  (select 'appointment' as source, a.id, a.title, a.starts_on as "startsOn", to_char(a.starts_at, 'HH24:MI') as "startsAt",
      a.ends_on as "endsOn", to_char(a.ends_at, 'HH24:MI') as "endsAt", a.place, a.state, a.version,
      a.updated_at as "updatedAt", a.remind_minutes as "remindMinutes"
    from app.appointment a
    where a.real_estate_id = app.house() and a.deleted_at is null and a.ends_on >= $1::date
    order by a.ends_on, a.id limit $2)
  union all ${dayedSelects}`)

type Asked = { readonly secretHash: Buffer; readonly from: string; readonly limit: number }

/** What one fetch of a calendar asks, in this order. */
export const feedCalls = ({ secretHash, from, limit }: Asked): Call[] => [
  { statement: enter, values: [secretHash] },
  { statement: place, values: [] },
  { statement: dated, values: [from, limit] },
]
