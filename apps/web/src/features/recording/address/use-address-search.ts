import { useEffect, useState, useSyncExternalStore } from 'react'
import { findAddresses, type FoundAddress } from '#house/register.ts'
import { makeSearch, type Search, type Suggestions } from './suggestions.ts'

/** The search for an address; a text that came along is looked for at once. */
export function useAddressSearch(first: string): {
  readonly search: Search<FoundAddress>
  readonly suggestions: Suggestions<FoundAddress>
} {
  const [search] = useState(() => makeSearch(findAddresses))
  const suggestions = useSyncExternalStore(search.subscribe, search.state, search.state)
  const [start] = useState(first)
  useEffect(() => {
    search.now(start)
    return () => search.clear()
  }, [search, start])
  return { search, suggestions }
}
