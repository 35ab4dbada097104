import { newId } from '#device/new-id.ts'
import { change } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { takeBack } from './take-back.ts'

/** Keeps one act over several rows, says it with the way back, and tells whether it is kept. */
export async function doSeveral(realEstateId: string, act: Change, text: string): Promise<boolean> {
  const key = newId()
  const fault = await change(realEstateId, [{ ...act, key }])
  if (fault === undefined) toast({ text, undo: () => void takeBack(realEstateId, key) })
  else toast({ text: savingTexts.notKept.act, tone: 'due' })
  return fault === undefined
}
