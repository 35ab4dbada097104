import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { useRef } from 'react'
import { newId } from '#device/new-id.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { useDeletion } from '#ui/form/use-deletion.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { deleteMeasure, restoreMeasure } from './measure-calls.ts'
import type { TodoBook, Withdrawn } from './prepared-todos.ts'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import { backWords, goneWords } from './take-back-words.ts'

/**
 * Takes a decision back: the proposal stands again, and what was only prepared for it goes. Ten seconds long that
 * itself can be undone.
 */
export function useTakeBack(realEstateId: string, todoBook: TodoBook, onChanged: () => void) {
  const withdrawn = useRef<Withdrawn>(undefined)
  const notBack = useRef<string>(undefined)
  return useDeletion<Measure & { readonly title: string }>({
    remove: async (id, { expectedVersion, idempotencyKey }) => {
      // Once it is gone, nobody can tell any more what belonged to it.
      const untouched = todoBook.untouchedFor([id])
      const deleted = await deleteMeasure(realEstateId, { id, version: expectedVersion }, idempotencyKey)
      // Afterwards: as long as the decision stands, its to-dos are needed.
      withdrawn.current = await todoBook.withdraw(untouched)
      return deleted
    },
    restore: async (deleted) => {
      await restoreMeasure(realEstateId, deleted, newId())
      notBack.current = await withdrawn.current?.bringBack()
    },
    refresh: () => refreshHouse(realEstateId, 'analysis'),
    onDeleted: ({ title }, undo) => {
      const isWhole = withdrawn.current?.fault === undefined
      toast({ text: goneWords(title, withdrawn.current), tone: isWhole ? undefined : 'due', undo })
      onChanged()
    },
    onRestored: ({ title }) => {
      const isWhole = notBack.current === undefined
      toast({ text: backWords(title, withdrawn.current, isWhole), tone: isWhole ? 'good' : 'due' })
      onChanged()
    },
    onNotRestored: (_, again) =>
      toast({ text: analysisTexts.measures.takingBack.failed, tone: 'due', undo: again }),
  })
}
