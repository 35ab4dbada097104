import { connection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { dropHere } from '#device/outbox/left-here.ts'
import { discard, type OutboxEntry } from '#device/outbox/outbox.ts'
import { subscribe } from '#device/outbox/snapshot.ts'
import { readAll } from '#device/outbox/store.ts'
import { change } from '#house/record/change.ts'
import type { Row } from '#house/record/said.ts'
import { refusalWords } from '#house/refusal/refusal-words.ts'
import { savingTexts } from '#ui/form/saving.texts.ts'
import { toast } from '#ui/overlay/toast.tsx'
import { undoOf, type Done } from './undo-of.ts'

type Taken = {
  readonly done: Done
  /** As it was before; it is shown so meanwhile. */ readonly row?: Row | undefined
}

/**
 * Takes back acts of the queue, with or without a line: what has not left the device is dropped, else an undoing waits
 * behind it, and the server undoes whole what it did. All of them are on the disk before any answer is waited for. Says
 * whether they are taken back or will be.
 */
export async function takeBack(realEstateId: string, ...acts: readonly Taken[]): Promise<boolean> {
  const undoings: Done[] = []
  for (const { done, row } of acts)
    if (!(await dropHere(done.key).catch(() => false))) undoings.push({ ...undoOf(done, row), key: newId() })
  const fault = undoings.length === 0 ? undefined : await change(realEstateId, undoings)
  if (fault === undefined) return (await Promise.all(undoings.map(({ key }) => isTaken(key)))).every(Boolean)
  toast({ text: savingTexts.notKept.act, tone: 'due' })
  return false
}

/** With a line its owner waits for the answer; without, a refusal shows where all of them do. */
async function isTaken(key: string): Promise<boolean> {
  const refused = await new Promise<OutboxEntry | undefined>((resolve) => {
    const look = async () => {
      const entry = (await readAll()).find((one) => one.key === key)
      const isRefused = entry?.state === 'rejected'
      if (entry !== undefined && !isRefused && connection.state().online) return
      for (const leave of leaves) leave()
      resolve(isRefused ? entry : undefined)
    }
    const leaves = [subscribe(() => void look()), connection.subscribe(() => void look())]
    void look()
  })
  if (refused === undefined) return true
  await discard(refused.seq)
  toast({ text: refusalWords(refused), tone: 'due' })
  return false
}
