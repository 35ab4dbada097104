import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns } from '#platform/db/fact-columns.ts'

export type MeasureFacts = Omit<Measure, 'id' | 'version'>

export type MeasureRow = Measure & {
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
}

export const measureFacts = factColumns<MeasureFacts>({
  componentIds: 'component_ids',
  kind: 'kind',
  title: 'title',
  state: 'state',
  year: 'year',
  reason: 'reason',
})

export const measureColumns = `m.id, ${measureFacts.read('m')},
  m.version, m.created_at as "createdAt", m.updated_at as "updatedAt", m.deleted_at as "deletedAt"`

/** For when a renovation is planned. A whole year stands at its end: what is planned for this year is not late in January. */
export const measureDays: DatedRows = {
  from: 'app.measure',
  on: 'make_date(x.year, 12, 31)',
  title: 'x.title',
  isOpen: "x.state in ('planned', 'postponed') and x.deleted_at is null",
  houseJoin: `cross join lateral (
    select json_agg(json_build_object('name', c.name, 'key', c.catalog_key)
        order by array_position(x.component_ids, c.id)) as components,
      (array_agg(c.id order by array_position(x.component_ids, c.id)))[1] as first
    from app.component c
    where c.real_estate_id = app.house() and c.id = any(x.component_ids) and c.deleted_at is null) shown`,
  houseOpen: 'shown.components is not null',
  order: 'x.year',
  component: 'shown.first',
  components: 'shown.components',
  isWholeYear: true,
  facts: `json_build_object('state', x.state, 'year', x.year)`,
}
