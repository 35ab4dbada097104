import { useState } from 'react'
import { undoAct, undoRefusal } from '#house/acts/undo.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { historyTexts } from './history.texts.ts'

/** Undoes an entry of the history, one at a time; what was undone can be brought back at once. */
export function useUndo(realEstateId: string) {
  const [busy, setBusy] = useState<string>()
  const undo = async (act: string): Promise<void> => {
    setBusy(act)
    try {
      const { actId, isRedo } = await undoAct(realEstateId, act)
      const text = isRedo ? historyTexts.isBack : historyTexts.isUndone
      toast({ text, tone: 'good', undo: () => void undo(actId) })
    } catch (error) {
      toast({ text: undoRefusal(error), tone: 'due' })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, undo }
}
