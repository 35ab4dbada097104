import type { Measure } from '@hauswart/domain/analysis/model/measure'

export type MeasureRow = Measure & {
  readonly createdAt: string
  readonly updatedAt: string
  readonly deletedAt: string | null
}

export const measureColumns = `m.id, m.component_ids as "componentIds", m.kind, m.title, m.state, m.year, m.reason,
  m.version, m.created_at as "createdAt", m.updated_at as "updatedAt", m.deleted_at as "deletedAt"`
