import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isCopyFresher, isCutOff } from '#device/cache/fresher-copy.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { componentHistoryQuery } from '#house/house-queries.ts'
import { componentEvents, type EventRow } from '#house/nouns/component-events.ts'
import { overlay } from '#house/record/overlay.ts'
import { useEntries } from '#house/record/use-entries.ts'
import { eventsQuery } from '#features/component-life/component-queries.ts'

/**
 * What was done to a component: as asked just now, else from the copy of the whole house if that is fresher; on top what
 * is still on its way.
 */
export function useEvents(realEstateId: string, componentId: string) {
  const own = useQuery(eventsQuery(realEstateId, componentId))
  const isAway = isOutOfReach(own)
  const copy = useQuery({ ...componentHistoryQuery(realEstateId), enabled: isCutOff(own) })
  const { data: events, dataUpdatedAt } = isCopyFresher(own, copy) ? copy : own
  const { replayed } = useEntries(componentEvents, realEstateId, dataUpdatedAt)
  const shown = useMemo(
    () =>
      overlay<EventRow>(componentEvents, events ?? [], replayed).filter(
        (event) => event.componentId === componentId,
      ),
    [events, replayed, componentId],
  )
  return {
    events: shown,
    isPending: events === undefined && (isAway ? copy.isPending && !isOutOfReach(copy) : own.isPending),
    isOutOfReach: events === undefined && isAway && isOutOfReach(copy),
    refetch: () => void own.refetch(),
  }
}
