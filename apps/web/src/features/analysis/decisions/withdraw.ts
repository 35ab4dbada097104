import type { Measure } from '@hauswart/domain/analysis/model/measure'
import { decisions } from '#house/nouns/analysis/decisions.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { decide } from './decide.ts'

const texts = analysisTexts.measures.takingBack

/**
 * Takes a decision back: the proposal stands again, and what was only prepared for it goes. Ten seconds long that
 * itself can be undone.
 */
export async function withdraw(
  desk: Desk,
  measure: Measure & { readonly title: string },
  onChanged: () => void,
): Promise<void> {
  const { title } = measure
  onChanged()
  const fault = await decide(desk, decisions.acts.withdraw(measure, title), {
    said: (followed) => texts.gone(title, followed?.removed.length ?? 0),
    takenBack: (followed) => texts.back(title, followed?.removed.length ?? 0),
    onBack: onChanged,
  })
  if (fault !== undefined) toast({ text: savingTexts.notKept.act, tone: 'due' })
}
