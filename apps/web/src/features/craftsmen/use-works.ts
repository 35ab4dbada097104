import { defects } from '#house/nouns/defects.ts'
import { projects } from '#house/nouns/projects.ts'
import { quotes } from '#house/nouns/quotes.ts'
import { useRows } from '#house/record/use-rows.ts'

/** Quotes and defects of the renovations of a house; what belongs to one in the trash waits there with it. */
export function useWorks(realEstateId: string) {
  const standing = new Set((useRows(projects, realEstateId).data ?? []).map(({ id }) => id))
  const isStanding = ({ projectId }: { readonly projectId: string }) => standing.has(projectId)
  return {
    quotes: (useRows(quotes, realEstateId).data ?? []).filter(isStanding),
    defects: (useRows(defects, realEstateId).data ?? []).filter(isStanding),
  }
}
