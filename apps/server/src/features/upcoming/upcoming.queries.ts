import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { UpcomingRow } from './upcoming.table.ts'

// One select per source of dates, each stopped by its own index at the size of the page. A whole year stands at its
// end: what is planned for this year is not late on the second of January.
const next = sql<UpcomingRow>(`
  select e.source, e.id, e.title, e.on, e.component_id as "componentId", e.is_whole_year as "isWholeYear", e.components,
    e.project_id as "projectId"
  from (
    (select 'todo' as source, t.id, t.title, t.due_on as on, t.component_id, false as is_whole_year,
        null::json as components, null::uuid as project_id
      from app.todo t
      where t.real_estate_id = app.house() and t.state = 'open' and t.deleted_at is null and t.due_order < 'infinity'
      order by t.due_order, t.id limit $1)
    union all
    (select 'maintenance', m.id, m.title, m.next_on, m.component_id, false, null, null
      from app.maintenance_task m
      join app.component c on c.real_estate_id = app.house() and c.id = m.component_id and c.deleted_at is null
      where m.real_estate_id = app.house() and m.is_active
      order by m.next_on, m.id limit $1)
    union all
    (select 'measure', p.id, p.title, make_date(p.year, 12, 31), shown.first, true, shown.components, null
      from app.measure p
      cross join lateral (
        select json_agg(json_build_object('name', c.name, 'key', c.catalog_key)
            order by array_position(p.component_ids, c.id)) as components,
          (array_agg(c.id order by array_position(p.component_ids, c.id)))[1] as first
        from app.component c
        where c.real_estate_id = app.house() and c.id = any(p.component_ids) and c.deleted_at is null) shown
      where p.real_estate_id = app.house() and p.state in ('planned', 'postponed') and p.deleted_at is null
        and shown.components is not null
      order by p.year, p.id limit $1)
    union all
    (select 'document', d.id, d.title, d.valid_until, d.component_ids[1], false, null, null
      from app.document d
      where d.real_estate_id = app.house() and d.deleted_at is null and d.valid_until <= $2::date
      order by d.valid_until, d.id limit $1)
    union all
    (select 'appointment', a.id, a.title, greatest(a.starts_on, $3::date), a.component_id, false, null, null
      from app.appointment a
      where a.real_estate_id = app.house() and a.deleted_at is null and a.state = 'planned' and a.ends_on >= $3::date
      order by a.ends_on, a.id limit $1)
    union all
    (select 'defect', f.id, f.title, f.due_on, f.component_id, false, null, f.project_id
      from app.defect f
      join app.project j on j.real_estate_id = app.house() and j.id = f.project_id and j.deleted_at is null
      where f.real_estate_id = app.house() and f.deleted_at is null and f.due_on is not null
        and (f.notified_on is null or f.due_on <= $2::date)
      order by f.due_on, f.id limit $1)
    union all
    (select 'invoice', i.id, i.creditor, i.due_on, i.component_id, false, null, i.project_id
      from app.invoice i
      where i.real_estate_id = app.house() and i.deleted_at is null and i.open_rappen > 0
      order by i.due_on, i.id limit $1)
  ) e
  order by e.on, e.source, e.id limit $1`)

/** What ends, papers and claims, comes up only until a day, what people meet for until it is over; everything else, however far away. */
export const listUpcoming = (
  tx: Tx,
  scope: RealEstateScope,
  limit: number,
  endingUntil: string,
  today: string,
): Promise<UpcomingRow[]> => tx.rows(scope, next, [limit, endingUntil, today])
