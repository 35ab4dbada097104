import { componentName } from '@hauswart/domain/real-estate/drawing'
import type { ExportPart } from '@hauswart/domain/reports/house-export.labels'
import type { Component } from '#features/components/components.service.ts'
import type { Document } from '#features/documents/documents.service.ts'
import type { StoredMeasure } from '#features/measures/measures.service.ts'
import type { Project } from '#features/projects/projects.service.ts'
import type { StoredEvent } from '#features/upkeep/upkeep.events.service.ts'
import type { Names, Part } from './house-export.tables.service.ts'

/** The names of everything other rows point to. */
export function namesIn(parts: readonly Part[]): Names {
  const rowsOf = (wanted: ExportPart) => parts.find(({ name }) => name === wanted)?.rows ?? []
  const components = (rowsOf('bauteile') as readonly Component[]).map(
    (row) => [row.id, componentName(row)] as const,
  )
  const byId = new Map(components)
  const measures = (rowsOf('massnahmen') as readonly StoredMeasure[]).map(
    ({ id, title, componentIds }) =>
      [id, title ?? componentIds.map((one) => byId.get(one)).join(', ')] as const,
  )
  const events = (rowsOf('bauteil-verlauf') as readonly StoredEvent[]).map(
    ({ id, title, componentId }) => [id, title ?? byId.get(componentId) ?? ''] as const,
  )
  const documents = (rowsOf('unterlagen') as readonly Document[]).map(({ id, title }) => [id, title] as const)
  const projects = (rowsOf('renovationen') as readonly Project[]).map(({ id, title }) => [id, title] as const)
  return new Map([...components, ...measures, ...events, ...documents, ...projects])
}
