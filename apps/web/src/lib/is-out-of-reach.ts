import type { UseQueryResult } from '@tanstack/react-query'

/** Nothing to show, and nothing on its way: it failed, or it waits for a line. */
export const isOutOfReach = ({
  data,
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): boolean =>
  data === undefined && (isError || fetchStatus === 'paused')
