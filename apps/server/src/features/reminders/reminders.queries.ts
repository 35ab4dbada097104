import { reminderMinutes, usualReminders } from '@hauswart/domain/appointments/reminding'
import { addDays, daysBetween } from '@hauswart/domain/days/day'
import { datedSources, type DatedSource } from '@hauswart/domain/deadlines/source'
import { sql } from '#platform/db/db-wire.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { dueSelects, toldColumns, type AssignedRow, type DueRow, type MeetingRow } from './reminders.table.ts'

// House by house of what was found, whatever the planner thinks of sizes it cannot know: no table is read through.
const people = (which = '') => `
  cross join lateral (select h.name, h.street, h.house_number from app.real_estate h
    where h.id = e.real_estate_id and h.status = 'active' offset 0) r
  cross join lateral (select b.user_id from app.membership b where b.real_estate_id = e.real_estate_id ${which} offset 0) m`

/** Houses by their order, the first left out and the last among them. */
export type Stretch = { readonly after: string; readonly until: string }

// What is about money those are told who may see it.
const due = sql<DueRow>(`
  select ${toldColumns}, e.source, e.on, e.component_id as "componentId", e.project_id as "projectId",
    e.interval_months as "intervalMonths"
  from (${dueSelects}) e ${people('and (not e.is_finance or b.can_see_finances)')}`)

export type DueDays = Readonly<Record<DatedSource, readonly string[]>>

export const listDue = (deps: JobDeps, days: DueDays, { after, until }: Stretch): Promise<DueRow[]> =>
  deps.rows(due, [after, until, ...datedSources.map((source) => days[source])])

// The clock on the wall of the house: a day before nine is nine, also where clocks change between them. A whole day
// begins at midnight and has no hour: what would be told hours before is told a day before.
const tellAt = `((a.starts_on - h.minutes / 1440) + coalesce(a.starts_at, time '00:00')) at time zone 'Europe/Zurich'
      - h.minutes % 1440 * interval '1 minute'`
const meetings = sql<MeetingRow>(`
  select ${toldColumns}, e.starts_on as "startsOn", e.starts_at::text as "startsAt", e.minutes
  from (
    select a.real_estate_id, a.id, a.title, a.starts_on, a.starts_at, h.minutes, a.remind_minutes
    from unnest($1::integer[]) as h (minutes)
    join app.appointment a on a.starts_on = any ($7::date[]) and ${tellAt} > $2::timestamptz and ${tellAt} <= $3::timestamptz
      and (a.starts_at is not null or h.minutes >= 1440)
      and (a.starts_on + coalesce(a.starts_at, time '24:00')) at time zone 'Europe/Zurich' > $5::timestamptz
    where a.state = 'planned' and a.deleted_at is null
  ) e ${people()}
  left join app.notification_settings s on s.user_id = m.user_id
  cross join lateral (select coalesce(e.remind_minutes, s.appointment_minutes, $4::integer[]) as minutes) wanted
  where (e.minutes = any (wanted.minutes)
      or e.starts_at is null and e.minutes = 1440 and wanted.minutes && array[0, 60, 120])
    and not exists (select from unnest(wanted.minutes) as later (minutes)
      where later.minutes < e.minutes and (e.starts_at is not null or later.minutes >= 1440)
        and (e.starts_on + coalesce(e.starts_at, time '00:00')) at time zone 'Europe/Zurich'
          - later.minutes * interval '1 minute' <= $6::timestamptz)`)

type Looking = {
  readonly after: Date
  readonly until: Date
  readonly beginning: Date
  readonly now: Date
}

/**
 * What is told before it begins, as it says itself or each person has it, between two moments, the first left out. Of
 * that only what begins after a third, where a whole day has begun when it is over; and what should have been told
 * several times by now only as it was the last time.
 */
export const listMeetings = (
  deps: JobDeps,
  { after, until, beginning, now }: Looking,
): Promise<MeetingRow[]> =>
  deps.rows(meetings, [
    reminderMinutes,
    after,
    until,
    usualReminders,
    beginning,
    now,
    daysToldBetween(after, until),
  ])

/**
 * The days on which may begin what is told between two moments, a day more at both ends, whatever the clock of the house
 * says. Named one by one they are found by their index, however few or many appointments there are.
 */
function daysToldBetween(after: Date, until: Date): string[] {
  const dayOf = (moment: Date, minutes: number) =>
    new Date(moment.getTime() + minutes * 60_000).toISOString().slice(0, 10)
  const days = reminderMinutes.flatMap((minutes) => {
    const first = addDays(dayOf(after, minutes), -1)
    const amount = daysBetween(first, dayOf(until, minutes)) + 2
    return Array.from({ length: amount }, (_, at) => addDays(first, at))
  })
  return [...new Set(days)]
}

const assigned = sql<AssignedRow>(`
  select ${toldColumns}, e.assigned_at as "assignedAt",
    (select p.first_name || ' ' || p.last_name from app.profile p where p.user_id = e.assigned_by) as by
  from (
    select t.real_estate_id, t.id, t.title, t.assignee_id, t.assigned_by, t.assigned_at from app.todo t
    where t.assigned_at > $1::timestamptz and t.assigned_at <= $2::timestamptz
      and t.state = 'open' and t.deleted_at is null and t.assignee_id is not null and t.assigned_by <> t.assignee_id
  ) e ${people()}
  where m.user_id = e.assignee_id`)

/** What was given to somebody by somebody else between two moments, the first left out, and still stands. */
export const listAssigned = (deps: JobDeps, after: Date, until: Date): Promise<AssignedRow[]> =>
  deps.rows(assigned, [after, until])

const edge = sql<{ id: string }>(`
  select m.real_estate_id as id from app.membership m where m.real_estate_id > $1::uuid
  order by m.real_estate_id offset $2 limit 1`)

/** The house at which so many people more have been passed; none if there are fewer. */
export const findEdge = async (deps: JobDeps, after: string, many: number): Promise<string | undefined> =>
  (await deps.rows(edge, [after, many - 1]))[0]?.id

type MarkName = 'days' | 'hours' | 'assignments'

const marks = sql<{ until: string }>(
  `select k.looked_until as until from app.reminder_mark k where k.name = $1`,
)

export const lookedUntil = async (deps: JobDeps, name: MarkName): Promise<Date | undefined> => {
  const [mark] = await deps.rows(marks, [name])
  return mark === undefined ? undefined : new Date(mark.until)
}

// Never back: of two who looked at once the later word stands.
const mark = sql(`
  insert into app.reminder_mark as k (name, looked_until) values ($1, $2)
  on conflict (name) do update set looked_until = greatest(k.looked_until, excluded.looked_until)`)

export const markLooked = async (deps: JobDeps, name: MarkName, until: Date): Promise<void> =>
  void (await deps.rows(mark, [name, until]))

const enqueue = sql(`select app.enqueue('remind_houses', $1, $2, null)`)

export const enqueueStretch = async (deps: JobDeps, night: NightPayload): Promise<void> =>
  void (await deps.rows(enqueue, [{ json: night }, `remind:${night.today}:${night.after}`]))

export type NightPayload = Stretch & { readonly today: string; readonly missed: number }
