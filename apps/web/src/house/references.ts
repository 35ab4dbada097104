import type { ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { rest } from '#device/net/rest.ts'
import { uplink } from '#device/net/uplink.ts'

const day = 24 * 60 * 60 * 1_000

/** The figures of the trade, of all cantons and with those that begin later: the same for everyone. */
export const referencesQuery = {
  queryKey: ['reference', 'values'] as const,
  queryFn: async ({ signal }: { readonly signal?: AbortSignal }): Promise<readonly ReferenceValue[]> => {
    const answer = await rest(uplink, 'product', '/reference/values', { signal })
    return (answer as { readonly values: readonly ReferenceValue[] }).values
  },
  staleTime: day,
}
