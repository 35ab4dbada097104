import type { UseQueryResult } from '@tanstack/react-query'
import { isCutOff } from './fresher-copy.ts'

/** Nothing to show, and nothing on its way: it failed, or it waits for a line. */
export const isOutOfReach = (query: Pick<UseQueryResult, 'data' | 'isError' | 'fetchStatus'>): boolean =>
  query.data === undefined && isCutOff(query)
