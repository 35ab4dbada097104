import {
  dayedSources,
  deadlineSources,
  sourceRules,
  upcomingSources,
  type UpcomingSource,
} from '@hauswart/domain/deadlines/source'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { inHouse, sharedInHouse } from '#platform/db/dated-rows.ts'
import { sql } from '#platform/db/db-wire.ts'
import {
  houseRows,
  selectedOf,
  upcomingColumns,
  type DeadlineRow,
  type UpcomingRow,
} from './upcoming.table.ts'

const shown = `e.source, e.id, e.title, e.on, e.component_id as "componentId", e.is_whole_year as "isWholeYear", e.components,
  e.project_id as "projectId"`

const sharedOf = (sources: readonly UpcomingSource[]) => sharedInHouse(sources.map(houseRows))

const next = sql<UpcomingRow>(`
  ${sharedOf(upcomingSources)} select ${shown} from (${selectedOf(upcomingSources)
    .map((source) =>
      inHouse(houseRows(source), {
        limit: '$1',
        until: `$2::date + ${sourceRules[source].aheadDays ?? 0}`,
        today: '$2::date',
        columns: upcomingColumns(source, '$2::date'),
      }),
    )
    .join(' union all ')}) e
  order by e.on, e.source, e.id limit $1`)

/** What ends, papers and claims, comes up only some days ahead, what people meet for until it is over; the rest always. */
export const listUpcoming = (
  tx: Tx,
  scope: RealEstateScope,
  limit: number,
  today: string,
): Promise<UpcomingRow[]> => tx.rows(scope, next, [limit, today])

const deadlines = sql<DeadlineRow>(`
  ${sharedOf(deadlineSources)} select ${shown}, e.facts, (select r.canton from app.real_estate r where r.id = app.house()) as canton
  from (${selectedOf(deadlineSources)
    .map((source) =>
      inHouse(houseRows(source), {
        limit: '$1',
        until: `'infinity'::date`,
        today: '$2::date',
        columns: `${upcomingColumns(source, '$2::date')}, ${houseRows(source).facts ?? 'null::json'} as facts`,
      }),
    )
    .join(' union all ')}) e
  order by e.on, e.source, e.id limit $1`)

/** Every deadline, however far away, with what decides its rule. */
export const listDeadlines = (
  tx: Tx,
  scope: RealEstateScope,
  limit: number,
  today: string,
): Promise<DeadlineRow[]> => tx.rows(scope, deadlines, [limit, today])

const inSpan = sql<UpcomingRow>(`
  ${sharedOf(dayedSources)} select ${shown} from (${selectedOf(dayedSources)
    .map((source) => {
      const { order, on } = houseRows(source)
      return inHouse(houseRows(source), {
        limit: '$4',
        until: `'infinity'::date`,
        today: '$1::date',
        columns: upcomingColumns(source, '$1::date'),
        and: `${order ?? on} between $2::date and $3::date`,
      })
    })
    .join(' union all ')}) e
  order by e.on, e.source, e.id`)

export type Span = { readonly from: string; readonly until: string }

/** Whatever has a day of its own between two days; `most` of a source is more than a house has. */
export const listDates = (
  tx: Tx,
  scope: RealEstateScope,
  { from, until }: Span,
  { today, most }: { readonly today: string; readonly most: number },
): Promise<UpcomingRow[]> => tx.rows(scope, inSpan, [today, from, until, most])
