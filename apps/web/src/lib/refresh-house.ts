import { queryClient } from './query.ts'

/** Asks anew what a write has changed, and resolves when the screen can show it. Failing costs only freshness. */
export async function refreshHouse(realEstateId: string): Promise<void> {
  await queryClient
    .invalidateQueries({
      predicate: ({ queryKey, queryHash }) => queryKey[0] === 'houses' || queryHash.includes(realEstateId),
    })
    .catch(() => undefined)
}
