import { useQueries } from '@tanstack/react-query'
import { useConnection } from '#device/net/connection.ts'
import { spansFor } from '#house/offline/calendar-span.ts'
import { datesQuery } from '#house/house-queries.ts'

/** Every date of the shown weeks and of those around today, appointments aside. */
export function useDates(realEstateId: string, day: string, today: string) {
  const { online } = useConnection()
  const answers = useQueries({ queries: spansFor(day, today).map((span) => datesQuery(realEstateId, span)) })
  return {
    dates: answers.flatMap(({ data }) => data ?? []),
    /** Neither asked for nor kept on this device. */
    isMissing: answers.some(({ data, isError }) => data === undefined && (isError || !online)),
  }
}
