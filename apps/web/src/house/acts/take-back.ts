import { leftHere } from '#device/outbox/left-here.ts'
import { discard, onSent } from '#device/outbox/outbox.ts'
import { isBrowser } from '#device/world.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { undoAct, undoRefusal } from './undo.ts'

/** Acts that went over what somebody else had changed meanwhile: by the key they were kept under, the one they were done. */
const done = new Map<string, string>()
if (isBrowser)
  onSent(({ key, doneAs }) => {
    if (doneAs !== undefined) done.set(key, doneAs)
  })

/**
 * Takes back an act of the queue: what has not left the device and what the server refused, itself or in what it waits
 * behind, is dropped; what it did it undoes whole. Says whether it is taken back.
 */
export async function takeBack(realEstateId: string, key: string): Promise<boolean> {
  try {
    const left = await leftHere(key)
    if (left === undefined) await undoAct(realEstateId, done.get(key) ?? key)
    else await discard(left.seq)
    return true
  } catch (error) {
    toast({ text: undoRefusal(error), tone: 'due' })
    return false
  }
}
