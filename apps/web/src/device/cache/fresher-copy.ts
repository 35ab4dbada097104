import type { UseQueryResult } from '@tanstack/react-query'

/** The last question got no answer: it failed, or it waits for a line. */
export const isCutOff = ({
  isError,
  fetchStatus,
}: Pick<UseQueryResult, 'isError' | 'fetchStatus'>): boolean => isError || fetchStatus === 'paused'

type Known = Pick<UseQueryResult, 'data' | 'dataUpdatedAt' | 'isError' | 'fetchStatus'>

/**
 * Whether the copy of the whole house is to be shown. What a page has asked for itself may be weeks old, while the copy
 * was renewed a moment before the line went.
 */
export const isCopyFresher = (own: Known, copy: Pick<Known, 'data' | 'dataUpdatedAt'>): boolean =>
  copy.data !== undefined &&
  isCutOff(own) &&
  (own.data === undefined || copy.dataUpdatedAt > own.dataUpdatedAt)
