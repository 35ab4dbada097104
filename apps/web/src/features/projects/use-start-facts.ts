import { settledApprovals } from '@hauswart/domain/approvals/approval'
import type { StartFacts } from '@hauswart/domain/projects/start-light'
import { approvals } from '#house/nouns/approvals.ts'
import { components } from '#house/nouns/components.ts'
import type { ProjectRow } from '#house/nouns/projects.ts'
import { houseFacts } from '#house/nouns/sheets/house-facts.ts'
import { useRows } from '#house/record/use-rows.ts'

/** What the Start-Ampel of each renovation of a house depends on. */
export function useStartFacts(realEstateId: string) {
  const house = useRows(houseFacts, realEstateId).data?.[0]
  const parts = useRows(components, realEstateId).data ?? []
  const asked = useRows(approvals, realEstateId).data ?? []
  return {
    components: parts,
    factsOf: ({ id, componentIds }: Pick<ProjectRow, 'id' | 'componentIds'>): StartFacts => ({
      approvals: settledApprovals(asked.filter(({ projectId }) => projectId === id)),
      buildYear: house?.buildYear ?? null,
      isShared: parts.some((one) => one.isShared && componentIds.includes(one.id)),
    }),
  }
}
