import type { ComponentKey } from '@hauswart/domain/real-estate/component'
import type { Lifetime } from '@hauswart/domain/reference/lifetime'
import { useQuery } from '@tanstack/react-query'
import { rest } from '#lib/rest.ts'
import { uplink } from '#lib/uplink.ts'

const day = 24 * 60 * 60 * 1_000

/** How long kinds of components usually last; nothing where nobody knows, or nobody could be asked. */
export function useLifetimes(): ReadonlyMap<ComponentKey, Lifetime> {
  const { data = [] } = useQuery({
    queryKey: ['reference', 'lifetimes'],
    queryFn: async ({ signal }) => {
      const answer = await rest(uplink, 'product', '/reference/lifetimes', { signal })
      return (answer as { readonly lifetimes: readonly Lifetime[] }).lifetimes
    },
    staleTime: day,
  })
  return new Map(data.map((lifetime) => [lifetime.key, lifetime]))
}
