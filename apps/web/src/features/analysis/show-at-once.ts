import type { Measure } from '@hauswart/domain/analysis/measure'
import { analysisQuery } from '#lib/house-queries.ts'
import { queryClient } from '#lib/query.ts'

/** Puts decisions on the screen before the server has answered; the next reading tells how it went. */
export async function showAtOnce(realEstateId: string, measures: readonly Measure[]): Promise<void> {
  const { queryKey } = analysisQuery(realEstateId)
  // An answer that was asked for before the change would put the old state back.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (old) => {
    if (!old?.realEstate) return old
    const known = new Map(old.realEstate.measures.map((measure) => [measure.id, measure]))
    const shown = measures.map((measure) => ({
      ...(known.get(measure.id) ?? blank),
      ...measure,
      componentIds: [...measure.componentIds],
    }))
    return { ...old, realEstate: { ...old.realEstate, measures: shown } }
  })
}

const blank = { createdAt: '' }
