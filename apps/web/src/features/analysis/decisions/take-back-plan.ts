import { refreshHouse } from '#house/refresh-house.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Undo } from './save-together.ts'

const texts = analysisTexts.acts

/** What a toast offered: the plan as it was before, and with it what was written down for it. */
export async function takeBackPlan(realEstateId: string, undo: Undo): Promise<void> {
  try {
    await undo()
    toast({ text: texts.takenBack })
  } catch {
    toast({ text: texts.notTakenBack, tone: 'due' })
  }
  void refreshHouse(realEstateId, 'analysis')
}
