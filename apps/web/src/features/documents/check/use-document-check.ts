import { checkDocuments, type CheckedPaper } from '@hauswart/domain/documents/document-check'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { today } from '#device/text/format.ts'
import { houseQuery } from '#house/house-queries.ts'
import { useComponents } from '#house/nouns/use-components.ts'
import type { Paper } from '#features/documents/paper.ts'

/** Which papers this house should have and has; nothing as long as it is not known what kind of house it is. */
export function useDocumentCheck(
  realEstateId: string,
  papers: readonly Paper[],
): readonly CheckedPaper[] | undefined {
  const { data } = useQuery(houseQuery(realEstateId))
  const components = useComponents(realEstateId)
  const house = data?.[0]
  return useMemo(() => {
    if (house === undefined || components === undefined) return undefined
    const { kind, usage, ownership } = house
    const keys = components.map(({ catalogKey }) => catalogKey)
    return checkDocuments({ kind, usage, ownership, components: keys }, papers, today())
  }, [house, components, papers])
}

/** What an owner would have to look for. */
export const countMissing = (check: readonly CheckedPaper[]): number =>
  check.filter(({ state }) => state !== 'present').length
