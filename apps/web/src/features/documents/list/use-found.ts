import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { foundDocumentsQuery } from '#house/document-queries.ts'
import { isSearching, type PaperFilter } from './paper-filter.ts'

/** What the server finds beyond what this device can, each with its place. Without a line there is none. */
export function useFound(realEstateId: string, filter: PaperFilter): ReadonlyMap<string, string | null> {
  const { data } = useQuery({
    ...foundDocumentsQuery(realEstateId, filter.search.trim()),
    enabled: isSearching(filter),
  })
  const isWanted = isSearching(filter)
  return useMemo(() => new Map(isWanted ? data?.map(({ id, quote }) => [id, quote]) : []), [data, isWanted])
}
