import { undoAct, undoRefusal } from '#house/acts/undo.ts'
import { refreshHouse } from '#house/refresh-house.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'

/** What a toast offered: the plan as it was before the act with this key, and with it what was written down for it. */
export async function takeBack(realEstateId: string, act: string): Promise<void> {
  try {
    await undoAct(realEstateId, act)
    toast({ text: analysisTexts.acts.takenBack })
  } catch (error) {
    toast({ text: undoRefusal(error), tone: 'due' })
  }
  void refreshHouse(realEstateId, 'analysis', 'todos')
}
