import { newId } from '#device/new-id.ts'
import { takeBack } from '#house/acts/take-back.ts'
import type { Followed } from '#house/nouns/analysis/decision-verbs.ts'
import { change, type NotSavedReason } from '#house/record/change.ts'
import type { Change } from '#house/record/said.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { analysisTexts } from '#features/analysis/analysis.texts.ts'
import type { Desk } from '#features/analysis/desk.ts'
import { outcomeOf } from './outcome.ts'

type Words = {
  /** What there is to say about it, with what became of its to-dos where that is known. */
  readonly said: (followed: Followed | undefined) => string
  readonly takenBack?: ((followed: Followed | undefined) => string) | undefined
  /** It was taken back. */
  readonly onBack?: (() => void) | undefined
}

/**
 * Keeps a decision on the device, where it counts at once, and says what became of it: that it is saved, with the way
 * back, that it waits for a line, or that somebody else has decided otherwise.
 */
export async function decide(
  { house, onRefused }: Pick<Desk, 'house' | 'onRefused'>,
  act: Change,
  { said, takenBack = () => analysisTexts.acts.takenBack, onBack }: Words,
): Promise<NotSavedReason | undefined> {
  const key = newId()
  const fault = await change(house.id, [{ ...act, key }])
  if (fault === undefined) void tell()
  return fault

  async function tell(): Promise<void> {
    const outcome = await outcomeOf(key)
    if (outcome.kind === 'refused') return onRefused(outcome.seq)
    const [sent, followed] = outcome.kind === 'sent' ? [outcome.key, outcome.todos] : [key]
    const undo = async () => {
      if (!(await takeBack(house.id, { done: { ...act, key: sent } }))) return
      toast({ text: takenBack(followed) })
      onBack?.()
    }
    const text = outcome.kind === 'sent' ? said(followed) : waitsWords(act)
    toast({ text, tone: 'good', undo: () => void undo() })
  }
}

/** To-dos are promised only where the act brings some. */
const waitsWords = ({ variables: { facts = {} } }: Change): string =>
  Array.isArray(facts['todos']) && facts['todos'].length > 0
    ? analysisTexts.acts.waitsWithTodos
    : savingTexts.keptHere
