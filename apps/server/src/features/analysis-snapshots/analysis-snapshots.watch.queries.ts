import type { AnalysisSnapshot, Told } from '@hauswart/domain/analysis/engine/snapshot'
import { maxWatchedComponents } from '@hauswart/domain/analysis/engine/snapshot'
import { maxMeasures } from '@hauswart/domain/analysis/model/measure.input'
import { sql } from '#platform/db/db-wire.ts'
import type { HouseTx, JobDeps } from '#platform/jobs/worker.ts'
import {
  factColumns,
  lastSnapshotColumns,
  watchColumns,
  type AuthorRow,
  type FactRows,
  type LastSnapshotRow,
  type WatchPlace,
  type WatchRow,
} from './analysis-snapshots.table.ts'

// Everything written since the last mark, found by the time index of the outbox. A write that was under way during the
// last run may have got its time before it: hence the overlap. In the same house it may even be older than the mark that
// is there already: what was written in the last minute before a look is looked at once more. News of a release that
// named no nouns are known by their verb.
const mark = sql(`
  insert into app.analysis_watch as w (real_estate_id, marked_at)
  select o.real_estate_id, max(o.at) from app.outbox o
  where o.at > coalesce((select max(m.marked_at) from app.analysis_watch m), '-infinity') - interval '15 minutes'
    and (o.nouns && $1::text[] or (o.nouns = '{}' and split_part(o.verb, '.', 1) = any($1::text[])))
  group by o.real_estate_id
  on conflict (real_estate_id) do update set seen = '', marked_at = excluded.marked_at
  where w.marked_at is distinct from excluded.marked_at
    or excluded.marked_at > w.looked_at - interval '1 minute'`)

/** Marks the houses in which something was written that an analysis depends on. */
export const markWritten = async (deps: JobDeps, nouns: readonly string[]): Promise<void> =>
  void (await deps.rows(mark, [nouns]))

// The two ends of the index around the stamp of today, from a place on; written ones have an empty one and come first.
const unseen = sql<WatchPlace>(`
  (select w.seen, w.real_estate_id as id from app.analysis_watch w
   where w.seen < $1 and (w.seen, w.real_estate_id) > ($3, $4::uuid) order by w.seen, w.real_estate_id limit $2)
  union all
  (select w.seen, w.real_estate_id as id from app.analysis_watch w
   where w.seen > $1 and (w.seen, w.real_estate_id) > ($3, $4::uuid) order by w.seen, w.real_estate_id limit $2)
  limit $2`)

/** What is done leaves dead entries at the beginning of the index: whoever goes on from a place does not walk them. */
export const listUnseen = (
  deps: JobDeps,
  stamp: string,
  after: WatchPlace,
  limit: number,
): Promise<WatchPlace[]> => deps.rows(unseen, [stamp, limit, after.seen, after.id])

const house = sql<FactRows['house']>(
  `select ${factColumns.house} from app.real_estate r where r.id = app.house()`,
)
const components = sql<FactRows['component']>(`
  select ${factColumns.component} from app.component c
  where c.real_estate_id = app.house() and c.deleted_at is null order by c.id limit ${maxWatchedComponents}`)
const measures = sql<FactRows['measure']>(`
  select ${factColumns.measure} from app.measure m
  where m.real_estate_id = app.house() and m.deleted_at is null order by m.id desc limit ${maxMeasures}`)
const profile = sql<FactRows['profile']>(
  `select ${factColumns.profile} from app.analysis_profile p where p.real_estate_id = app.house()`,
)
const share = sql<{ sharePermille: number | null }>(
  `select c.share_permille as "sharePermille" from app.condominium c where c.real_estate_id = app.house()`,
)
const watch = sql<WatchRow>(
  `select ${watchColumns} from app.analysis_watch w where w.real_estate_id = app.house()`,
)
const last = sql<LastSnapshotRow>(`
  select ${lastSnapshotColumns} from app.analysis_snapshot s
  where s.real_estate_id = app.house() order by s.taken_on desc limit 1`)

/** What is remembered of a house is made of this, and what was said of it before; one round trip. */
export async function readHouse(tx: HouseTx) {
  const [own, parts, decided, told, shares, watched, before] = await Promise.all([
    tx.rows(house),
    tx.rows(components),
    tx.rows(measures),
    tx.rows(profile),
    tx.rows(share),
    tx.rows(watch),
    tx.rows(last),
  ])
  return {
    house: own[0],
    components: parts,
    measures: decided.toReversed(),
    profile: told[0],
    sharePermille: shares[0]?.sharePermille ?? null,
    watch: watched[0],
    last: before[0],
  }
}

// Without a limit: nobody is left out.
const members = sql<{ userId: string }>(
  `select m.user_id as "userId" from app.membership m where m.real_estate_id = app.house() order by m.user_id`,
)
// Identifiers sort by time: the events since then, however long the history is.
const authors = sql<AuthorRow>(`
  select distinct e.object_id as "objectId", e.actor_id as "actorId" from app.audit_event e
  where e.real_estate_id = app.house() and e.id >= $1 and e.object_id = any($2::uuid[])`)

/** Who is to be told, and who wrote about these components since that id was made. */
export async function readPeople(tx: HouseTx, sinceId: string, objectIds: readonly string[]) {
  const [people, wrote] = await Promise.all([tx.rows(members), tx.rows(authors, [sinceId, objectIds])])
  return { memberIds: people.map(({ userId }) => userId), authors: wrote }
}

// A second look on the same day stands for the day.
const put = sql(`
  insert into app.analysis_snapshot as s (real_estate_id, taken_on, score, due_count, soon_count, unknown_count,
    good_count, due_ids, stamp)
  values (app.house(), $1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (real_estate_id, taken_on) do update set score = $2, due_count = $3, soon_count = $4, unknown_count = $5,
    good_count = $6, due_ids = $7, stamp = $8`)

export async function putSnapshot(
  tx: HouseTx,
  takenOn: string,
  stamp: string,
  { score, counts, dueIds }: AnalysisSnapshot,
): Promise<void> {
  const states = [counts.due, counts.soon, counts.unknown, counts.good]
  await tx.rows(put, [takenOn, score, ...states, dueIds, stamp])
}

const hold = sql('select app.hold_watch($1)')

/** First of what a look leaves behind: whoever looked meanwhile has told under this id. */
export const holdWatch = async (tx: HouseTx, noticeId: string): Promise<void> =>
  void (await tx.rows(hold, [noticeId]))

/** That is no fault: the house was looked at. */
export const isOvertaken = (error: unknown): boolean => (error as { code?: unknown }).code === 'HW002'

// Written meanwhile it stays to be looked at.
const settle = sql(`
  update app.analysis_watch w
  set seen = case when w.marked_at::text is not distinct from $2 then $1 else w.seen end,
    looked_at = $3, looked_stamp = $1, told = $4, notice_id = $5
  where w.real_estate_id = app.house()`)

type Look = {
  readonly stamp: string
  /** The mark that was there when the house was read. */
  readonly markedAt: string | null
  readonly lookedAt: Date
  readonly told: Told | null
  readonly noticeId: string
}

export const settleLook = async (tx: HouseTx, look: Look): Promise<void> =>
  void (await tx.rows(settle, [
    look.stamp,
    look.markedAt,
    look.lookedAt,
    look.told === null ? null : { json: look.told },
    look.noticeId,
  ]))

const passOver = sql(`update app.analysis_watch w set seen = $1 where w.real_estate_id = app.house()`)

/** Leaves a house as it is until the next write or the next stamp. */
export const markSeen = async (deps: JobDeps, id: string, stamp: string): Promise<void> =>
  void (await deps.houseRows(id, passOver, [stamp]))
