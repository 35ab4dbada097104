import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { componentsQuery } from '#house/house-queries.ts'
import { overlay } from '#house/record/overlay.ts'
import type { HouseRecord } from '#house/record/record.ts'
import { onItsWay } from '#house/record/use-entries.ts'
import type { ComponentRow } from './components.ts'
import { loadLater } from './load-later.ts'

/** The components of a house for pages that only name them; what waits is laid over where somebody has written some. */
export function useComponents(realEstateId: string): readonly ComponentRow[] | undefined {
  const { data, dataUpdatedAt: readAt } = useQuery(componentsQuery(realEstateId))
  const all = useOutbox()
  const isWritten = all.some(({ op }) => op.startsWith('component.'))
  const [record, setRecord] = useState<HouseRecord<ComponentRow>>()
  useEffect(() => {
    if (!isWritten) return
    // Without it they have their old names.
    loadLater().then(
      ({ components }) => setRecord(components),
      () => undefined,
    )
  }, [isWritten])
  return useMemo(
    () =>
      record === undefined || data === undefined
        ? data
        : overlay(record, data, onItsWay(record, all, { realEstateId, readAt }).replayed),
    [record, data, all, realEstateId, readAt],
  )
}
