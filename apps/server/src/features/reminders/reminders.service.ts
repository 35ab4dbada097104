import { createHash } from 'node:crypto'
import { daysBetween } from '@hauswart/domain/days/day'
import { datedSources, sourceRules } from '@hauswart/domain/deadlines/source'
import type { NotificationTarget } from '@hauswart/domain/notifications/notification'
import {
  appointmentWords,
  assignedWords,
  reminderWords,
} from '@hauswart/domain/notifications/reminder.labels'
import {
  mostMissedNights,
  remindedDays,
  reminderStep,
  type Nights,
} from '@hauswart/domain/notifications/reminder'
import { houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { notifyPeople, type Notice } from '#features/notifications/notifications.service.ts'
import type { JobDeps } from '#platform/jobs/worker.ts'
import { limits } from '#platform/limits.ts'
import {
  enqueueStretch,
  findEdge,
  listAssigned,
  listDue,
  listMeetings,
  lookedUntil,
  markLooked,
  type NightPayload,
} from './reminders.queries.ts'
import type { AssignedRow, DueRow, MeetingRow } from './reminders.table.ts'

const { peopleAtOnce, hoursAtOnce, assignedMinutes } = limits.reminders
const first = '00000000-0000-0000-0000-000000000000'
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const hourMs = 3_600_000

/** Divides the houses among as many jobs as there are stretches; nothing if this day was divided already. */
export async function planNight(deps: JobDeps): Promise<void> {
  const today = deps.parts.clock.today()
  const before = (await lookedUntil(deps, 'days'))?.toISOString().slice(0, 10)
  if (before !== undefined && before >= today) return
  const missed = before === undefined ? 0 : Math.min(daysBetween(before, today) - 1, mostMissedNights)
  for (let after: string | undefined = first; after !== undefined;) {
    const edge: string | undefined = await findEdge(deps, after, peopleAtOnce)
    await enqueueStretch(deps, { today, missed, after, until: edge ?? last })
    after = edge
  }
  await markLooked(deps, 'days', new Date(`${today}T00:00:00Z`))
}

/** Tells everybody of a stretch what is due. A stretch told twice tells nothing new. */
export async function remindHouses(deps: JobDeps, { today, missed, after, until }: NightPayload) {
  const now = deps.parts.clock.today()
  // A job that waited over midnight speaks of the day on which it is read.
  const nights: Nights = { today: now, missed: missed + Math.max(0, daysBetween(today, now)) }
  const days = Object.fromEntries(
    datedSources.map((source) => [source, remindedDays(source, nights)]),
  ) as Record<(typeof datedSources)[number], string[]>
  const rows = await listDue(deps, days, { after, until })
  await notifyPeople(
    deps,
    deps.parts.clock,
    rows.flatMap((row) => dueNotice(row, nights)),
  )
}

/** Tells of appointments whose hour has come since somebody last looked. */
export async function remindAppointments(deps: JobDeps): Promise<void> {
  const { clock } = deps.parts
  const now = clock.now().getTime()
  let looked = (await lookedUntil(deps, 'hours'))?.getTime()
  // The first look ever begins now.
  if (looked === undefined) return markLooked(deps, 'hours', new Date(now))
  // What has begun while nobody looked is no longer told, but for what is told as it begins.
  const beginning = new Date(now - hourMs)
  looked = Math.max(looked, now - 24 * hourMs)
  while (looked < now) {
    const until = Math.min(looked + hoursAtOnce * hourMs, now)
    const [after, upTo] = [new Date(looked), new Date(until)]
    const rows = await listMeetings(deps, { after, until: upTo, beginning, now: new Date(now) })
    await notifyPeople(
      deps,
      clock,
      rows.map((row) => meetingNotice(row, clock.today())),
    )
    await markLooked(deps, 'hours', upTo)
    looked = until
  }
}

/**
 * Tells people what others have given them, once it has stood for a few minutes: what was taken back by then tells nobody,
 * and the act that gave it has no effect outside its row and can be undone.
 */
export async function tellAssigned(deps: JobDeps): Promise<void> {
  const { clock } = deps.parts
  const until = new Date(clock.now().getTime() - assignedMinutes * 60_000)
  const looked = await lookedUntil(deps, 'assignments')
  // The first look ever begins now.
  if (looked !== undefined) {
    const rows = await listAssigned(deps, looked, until)
    await notifyPeople(
      deps,
      clock,
      rows.map((row) => assignedNotice(row, clock.today())),
    )
  }
  await markLooked(deps, 'assignments', until)
}

function dueNotice(row: DueRow, nights: Nights): Notice[] {
  const step = reminderStep(row, nights)
  if (step === undefined) return []
  const { userId, realEstateId, id, source, title, on } = row
  return [
    {
      userId,
      kind: sourceRules[source].telling.kind,
      objectId: onceFor(id, on, step),
      ...reminderWords({ source, title, on, house: houseTitle(row) }, nights.today),
      target: targetOf(row),
      about: { realEstateId, thingId: id, dueOn: on },
      step,
    },
  ]
}

function targetOf({ source, id, componentId, projectId }: DueRow): NotificationTarget {
  const { route, of } = sourceRules[source].telling
  return { route, id: { itself: id, component: componentId, project: projectId }[of] }
}

function meetingNotice(row: MeetingRow, today: string): Notice {
  const { userId, realEstateId, id, title, startsOn, startsAt, minutes } = row
  return {
    userId,
    kind: 'appointment_soon',
    objectId: onceFor(id, `${startsOn}T${startsAt ?? ''}`, minutes / 60),
    ...appointmentWords({ title, startsOn, startsAt, house: houseTitle(row) }, today),
    target: { route: 'appointments', id },
    about: { realEstateId, thingId: id, dueOn: startsOn },
  }
}

function assignedNotice(row: AssignedRow, today: string): Notice {
  const { userId, realEstateId, id, title, by, assignedAt } = row
  return {
    userId,
    kind: 'todo_assigned',
    objectId: onceFor(id, assignedAt, 0),
    ...assignedWords({ title, by, house: houseTitle(row) }),
    target: { route: 'todos', id },
    about: { realEstateId, thingId: id, dueOn: today },
  }
}

/** The same thing at the same step for the same day is told once, ever: its name is made of the three. */
function onceFor(id: string, on: string, step: number): string {
  const hex = createHash('sha256').update(`${id} ${on} ${step}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
