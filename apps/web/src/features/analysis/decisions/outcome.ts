import { connection } from '#device/net/connection.ts'
import { subscribe } from '#device/outbox/snapshot.ts'
import { readAll } from '#device/outbox/store.ts'
import { takeOutcome, type Followed } from '#house/nouns/analysis/decision-verbs.ts'

export type Outcome =
  /** The server has it; what became of its to-dos is known in the tab that sent it. */
  | { readonly kind: 'sent'; readonly key: string; readonly todos?: Followed }
  | { readonly kind: 'refused'; readonly seq: number }
  | { readonly kind: 'waits' }

/** A line in a cellar takes its seconds: until then the message about it can say what became of it. */
const patienceMs = 15_000

/** What becomes of an act that was just kept on the device: with a line that is known in a moment. */
export async function outcomeOf(key: string): Promise<Outcome> {
  // From the disk: what the page knows of it comes a moment later.
  const entryNow = async () => (await readAll()).find((entry) => entry.key === key)
  const kept = await entryNow()
  if (kept === undefined) return { kind: 'sent', key }
  const { seq } = kept
  return new Promise((resolve) => {
    const end = (found: Outcome) => {
      clearTimeout(timer)
      for (const leave of leaves) leave()
      resolve(found)
    }
    const look = async () => {
      const entry = await entryNow()
      if (entry === undefined) end({ kind: 'sent', key, ...takeOutcome(seq) })
      else if (entry.state === 'rejected') end({ kind: 'refused', seq })
      else if (entry.wait !== undefined || !connection.state().online) end({ kind: 'waits' })
    }
    const timer = setTimeout(() => end({ kind: 'waits' }), patienceMs)
    const leaves = [subscribe(() => void look()), connection.subscribe(() => void look())]
    void look()
  })
}
