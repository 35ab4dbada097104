import { newId } from '#device/new-id.ts'
import { change, type NotSavedReason } from '#house/record/change.ts'
import type { Change, Row } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'

type Told = {
  readonly text: string
  readonly tone?: 'good' | undefined
  /** As it was before: shown so while the undoing waits. */
  readonly row?: Row | undefined
  /** What goes behind it and comes back before it. */
  readonly alongside?: readonly Change[] | undefined
  /** Said once it is taken back. */
  readonly back?: string | undefined
}

/** Keeps an act on the device and says it with the way back; why not, if it could not be kept. */
export async function keepAct(
  realEstateId: string,
  act: Change,
  told: Told,
): Promise<NotSavedReason | undefined> {
  const { alongside = [], row, back, ...words } = told
  const done = { ...act, key: newId() }
  const others = alongside.map((one) => ({ ...one, key: newId() }))
  const fault = await change(realEstateId, [done, ...others])
  if (fault !== undefined) return fault
  // Fetched with the act: the line may be gone by the time somebody thinks again.
  const fetchWay = () => import('./take-back.ts')
  void fetchWay().catch(() => undefined)
  toast({ ...words, undo: () => void goBack() })
  return undefined

  async function goBack(): Promise<void> {
    const way = await fetchWay().catch(() => undefined)
    if (way === undefined) return void toast({ text: savingTexts.notKept.act, tone: 'due' })
    // What went behind it comes back before it.
    const acts = [...others.map((other) => ({ done: other })).toReversed(), { done, row }]
    if ((await way.takeBack(realEstateId, ...acts)) && back !== undefined) toast({ text: back, tone: 'good' })
  }
}

/** The same for buttons, which say also that it could not be kept; whether it is. */
export async function doAct(realEstateId: string, act: Change, told: Told): Promise<boolean> {
  const fault = await keepAct(realEstateId, act, told)
  if (fault !== undefined) toast({ text: savingTexts.notKept.act, tone: 'due' })
  return fault === undefined
}
