import type { Measure } from '@hauswart/domain/analysis/measure'
import { refreshHouse } from '#lib/refresh-house.ts'
import { useDeletion } from '#lib/use-deletion.ts'
import { toast } from '#ui/toast.tsx'
import { analysisTexts } from './analysis.texts.ts'
import { deleteMeasure, restoreMeasure } from './measure-calls.ts'

const texts = analysisTexts.measures.takingBack

/** Takes a decision back: the proposal stands again. Ten seconds long that itself can be undone. */
export const useTakeBack = (realEstateId: string, onChanged: () => void) =>
  useDeletion<Measure & { readonly title: string }>({
    remove: (id, { expectedVersion, idempotencyKey }) =>
      deleteMeasure(realEstateId, { id, version: expectedVersion }, idempotencyKey),
    restore: (id, { expectedVersion, idempotencyKey }) =>
      restoreMeasure(realEstateId, { id, version: expectedVersion }, idempotencyKey),
    refresh: () => refreshHouse(realEstateId, 'analysis'),
    onDeleted: ({ title }, undo) => {
      toast({ text: texts.gone(title), undo })
      onChanged()
    },
    onRestored: ({ title }) => {
      toast({ text: texts.back(title), tone: 'good' })
      onChanged()
    },
    onNotRestored: (_, again) => toast({ text: texts.failed, tone: 'due', undo: again }),
  })
