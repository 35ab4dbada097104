import { createHash } from 'node:crypto'
import { appointmentEvent } from '@hauswart/domain/calendar/appointment-event'
import { contentOf, type CalendarContent } from '@hauswart/domain/calendar/calendar-feed'
import { calendarName, calendarTitles } from '@hauswart/domain/calendar/calendar-feed.labels'
import { writeCalendar, type CalendarEvent } from '@hauswart/domain/calendar/calendar-file'
import { addDays } from '@hauswart/domain/days/day'
import { dateName, sourceRules } from '@hauswart/domain/deadlines/source'
import { linkToken } from '@hauswart/domain/fields/fields'
import { addressLine, houseTitle } from '@hauswart/domain/reports/analysis-report.labels'
import { secretHash } from '#features/accounts/accounts.tokens.service.ts'
import { AppError } from '#platform/app-error.ts'
import { requireWithin } from '#platform/cache.ts'
import { limits } from '#platform/limits.ts'
import type { Parts } from '#platform/parts.ts'
import { feedCalls } from './calendar-feeds.queries.ts'
import type { DatedRow, PlaceRow } from './calendar-feeds.table.ts'

export type FetchedCalendar = { readonly text: string; readonly tag: string }

/** The calendar behind an address. Ended, replaced and made-up ones get the same answer. */
export async function fetchCalendar(parts: Parts, line: string, secret: string): Promise<FetchedCalendar> {
  await requireWithin(parts, `calendar:line:${line}`, limits.calendarFeeds.perLine)
  if (!linkToken.safeParse(secret).success) throw new AppError('LINK_INVALID')
  const hash = secretHash(secret)
  await requireWithin(parts, `calendar:feed:${hash.toString('base64url')}`, limits.calendarFeeds.perFeed)
  const [entered, places, dated] = (await parts.database.run(
    feedCalls({
      secretHash: hash,
      from: addDays(parts.clock.today(), -pastDays),
      limit: limits.calendarFeeds.entries,
    }),
  )) as unknown as [{ contents: CalendarContent[] | null }[], PlaceRow[], DatedRow[]]
  const [contents, place] = [entered[0]?.contents, places[0]]
  if (!contents || place === undefined) throw new AppError('LINK_INVALID')
  const where = { address: addressLine(place), site: parts.config.PUBLIC_URL }
  const text = writeCalendar({
    feed: { name: calendarName(houseTitle(place)), everyHours: 1 },
    events: dated
      .filter(({ source }) => contents.includes(contentOf[sourceRules[source].sort]))
      .map((row) => eventOf(row, where)),
  })
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

// A calendar also tells what was, for a while.
const pastDays = 180

function eventOf(row: DatedRow, where: { address: string; site: string }): CalendarEvent {
  const { source, updatedAt: changedAt, ...facts } = row
  const event = appointmentEvent(facts, { ...where, changedAt })
  if (source === 'appointment') return event
  // A calendar takes what has one name for one thing.
  const id = dateName(source, row.id)
  return { ...event, id, title: calendarTitles[source](row.title), place: null, url: undefined, isFree: true }
}
