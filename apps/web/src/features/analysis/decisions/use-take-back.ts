import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { useRef } from 'react'
import { request } from '#device/net/graphql.ts'
import { WithdrawMeasureDocument } from '#gql/graphql.ts'
import { undoAct } from '#house/acts/undo.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useDeletion } from '#ui/form/use-deletion.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { tellFailure } from './tell-failure.ts'

const texts = analysisTexts.measures.takingBack

type Titled = Measure & { readonly title: string }

/**
 * Takes a decision back: the proposal stands again, and what was only prepared for it goes. Ten seconds long that
 * itself can be undone.
 */
export function useTakeBack(realEstateId: string, onChanged: () => void) {
  const removed = useRef(0)
  const refresh = () => refreshHouse(realEstateId, 'analysis', 'todos')
  const { submit, isBusy } = useDeletion<Titled>({
    remove: async (id, input) => {
      const { withdrawMeasure } = await request(WithdrawMeasureDocument, { realEstateId, id, input })
      removed.current = withdrawMeasure.todos.removed.length
      return withdrawMeasure.measure
    },
    restore: (_, key) => undoAct(realEstateId, key),
    refresh,
    onDeleted: ({ title }, undo) => {
      toast({ text: texts.gone(title, removed.current), undo })
      onChanged()
    },
    onRestored: ({ title }) => {
      toast({ text: texts.back(title, removed.current), tone: 'good' })
      onChanged()
    },
    onNotRestored: (_, again) => toast({ text: texts.failed, tone: 'due', undo: again }),
  })
  return {
    isBusy,
    takeBack: async (measure: Titled): Promise<void> => {
      const failure = await submit(measure)
      tellFailure(failure)
      if (failure?.kind === 'conflict') await refresh()
    },
  }
}
