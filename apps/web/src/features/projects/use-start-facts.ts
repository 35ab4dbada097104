import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { components } from '#house/nouns/components.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { useRows } from '#house/record/use-rows.ts'

/** What the Start-Ampel of each renovation of a house depends on. */
export function useStartFacts(realEstateId: string) {
  const house = useRows(houseFacts, realEstateId).data?.[0]
  const parts = useRows(components, realEstateId).data ?? []
  return {
    components: parts,
    factsOf: ({ componentIds }: { readonly componentIds: readonly string[] }): StartFacts => ({
      buildYear: house?.buildYear ?? null,
      isShared: parts.some(({ id, isShared }) => isShared && componentIds.includes(id)),
    }),
  }
}
