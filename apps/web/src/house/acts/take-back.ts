import { connection } from '#device/net/connection.ts'
import { discard } from '#device/outbox/outbox.ts'
import { ownEntries, subscribe } from '#device/outbox/snapshot.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { undoAct, undoRefusal } from './undo.ts'

/** Takes back an act of the queue: what has not left the device is dropped, what the server did it undoes whole. */
export async function takeBack(realEstateId: string, key: string): Promise<void> {
  const waiting = ownEntries().find((entry) => entry.key === key)
  if (waiting !== undefined && waiting.attempts === 0 && !connection.state().online)
    return discard(waiting.seq)
  try {
    await sent(key)
    await undoAct(realEstateId, key)
  } catch (error) {
    toast({ text: undoRefusal(error), tone: 'due' })
  }
}

/** Until it left the queue; without a line there is nothing to wait for. */
const sent = (key: string): Promise<void> =>
  new Promise((resolve) => {
    const isHere = () => connection.state().online && ownEntries().some((entry) => entry.key === key)
    if (!isHere()) return resolve()
    const leave = subscribe(() => {
      if (isHere()) return
      leave()
      resolve()
    })
  })
