import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import type { UpcomingRow } from './upcoming.table.ts'

// One select per source of dates, each stopped by its own index at the size of the page. A whole year stands at its
// end: what is planned for this year is not late on the second of January.
const next = sql<UpcomingRow>(`
  select e.source, e.id, e.title, e.on, e.component_id as "componentId", e.is_whole_year as "isWholeYear", e.components
  from (
    (select 'todo' as source, t.id, t.title, t.due_on as on, t.component_id, false as is_whole_year,
        null::json as components
      from app.todo t
      where t.real_estate_id = app.house() and t.state = 'open' and t.deleted_at is null and t.due_order < 'infinity'
      order by t.due_order, t.id limit $1)
    union all
    (select 'maintenance', m.id, m.title, m.next_on, m.component_id, false, null
      from app.maintenance_task m
      join app.component c on c.real_estate_id = app.house() and c.id = m.component_id and c.deleted_at is null
      where m.real_estate_id = app.house() and m.is_active
      order by m.next_on, m.id limit $1)
    union all
    (select 'measure', p.id, p.title, make_date(p.year, 12, 31), shown.first, true, shown.components
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
  ) e
  order by e.on, e.source, e.id limit $1`)

export const listUpcoming = (tx: Tx, scope: RealEstateScope, limit: number): Promise<UpcomingRow[]> =>
  tx.rows(scope, next, [limit])
