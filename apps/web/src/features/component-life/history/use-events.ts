import { useQuery } from '@tanstack/react-query'
import { isCopyFresher, isCutOff } from '#device/cache/fresher-copy.ts'
import { componentHistoryQuery } from '#house/house-queries.ts'
import { isOutOfReach } from '#device/cache/is-out-of-reach.ts'
import { eventsQuery } from '#features/component-life/component-queries.ts'

/** What was done to a component: as asked just now, else from the copy of the whole house if that is fresher. */
export function useEvents(realEstateId: string, componentId: string) {
  const own = useQuery(eventsQuery(realEstateId, componentId))
  const isAway = isOutOfReach(own)
  const copy = useQuery({ ...componentHistoryQuery(realEstateId), enabled: isCutOff(own) })
  const events = isCopyFresher(own, copy)
    ? copy.data?.realEstate?.componentHistory.filter((event) => event.componentId === componentId)
    : own.data?.realEstate?.componentEvents
  return {
    events: events ?? [],
    isPending: events === undefined && (isAway ? copy.isPending && !isOutOfReach(copy) : own.isPending),
    isOutOfReach: events === undefined && isAway && isOutOfReach(copy),
    refetch: () => void own.refetch(),
  }
}
