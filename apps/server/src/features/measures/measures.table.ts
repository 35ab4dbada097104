import type { MeasureKind, MeasureState } from '@hauswart/domain/analysis/model/measure'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const measureFacts = factColumns({
  componentIds: required<readonly string[]>('component_ids'),
  kind: required<MeasureKind>('kind'),
  title: optional<string>('title'),
  state: required<MeasureState>('state'),
  year: optional<number>('year'),
  reason: optional<string>('reason'),
})

export type MeasureFacts = Readonly<FactsOf<typeof measureFacts>>

export type MeasureRow = MeasureFacts & {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
}

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
