/**
 * The promise: what an owner confirmed is never lost and never done twice.
 *
 * `enqueueAll` puts changes into a database of its own on the device and resolves when it is on the disk. One runner
 * over all tabs sends the entries of the signed-in person, per house strictly in order, each under a key that makes
 * the server do it once. A failure that passes (no network, no answer, 5xx, signed out, busy) only makes it wait; a
 * refusal of the server keeps the entry, shows it, and holds what needs it. Only the owner discards.
 */
import { connection } from '../connection.ts'
import { newId } from '../new-id.ts'
import { session } from '../session/session.ts'
import { discardedWith, type OutboxEntry } from './entry.ts'
import { addSender, wake, type Send } from './runner.ts'
import { onForeignChange, ownEntries, tell } from './snapshot.ts'
import { addAll, change, NotSaved, readAll, remove } from './store.ts'

export type { OutboxEntry } from './entry.ts'
export { NotSaved } from './store.ts'
export { onSent } from './snapshot.ts'

type Facts = Pick<OutboxEntry, 'realEstateId' | 'objectId' | 'variables'>
type Describe = (entry: OutboxEntry) => string

const describers = new Map<string, Describe>()

/** `describe` says in the owner's words what an entry is: «To-do «Boiler entkalken» erfassen». */
export function registerSender(op: string, send: Send, describe?: Describe): void {
  if (describe !== undefined) describers.set(op, describe)
  addSender(op, send)
}

export const describeEntry = (entry: OutboxEntry): string | undefined => describers.get(entry.op)?.(entry)

/**
 * Resolves when the changes are durably on this device. Rejects with `NotSaved`; then nothing was kept and the caller
 * tells the owner. Several belong together, as a to-do and its photos: all or none.
 */
export async function enqueueAll(changes: readonly (Facts & { readonly op: string })[]): Promise<void> {
  const userId = session.state().user?.id
  if (userId === undefined) throw new NotSaved('signed-out')
  await addAll(
    changes.map(({ op, realEstateId, objectId, variables }) => ({
      key: newId(),
      userId,
      op,
      realEstateId,
      objectId,
      variables,
      createdAt: Date.now(),
      attempts: 0,
      state: 'queued',
    })),
  )
  void tell({ kind: 'changed' })
  wake({ isFresh: true })
}

/** Sends a refused entry again, with `variables` in an edited form. */
export async function retry(seq: number, variables?: OutboxEntry['variables']): Promise<void> {
  await change(seq, ({ code, error: _error, current: _current, wait: _wait, ...entry }) => {
    // Another content needs another key: under the old one the server may have answered already.
    const isOther = variables !== undefined || code === 'IDEMPOTENCY_KEY_REUSED'
    return {
      ...entry,
      state: 'queued',
      ...(isOther ? { key: newId() } : {}),
      ...(variables === undefined ? {} : { variables }),
    }
  })
  void tell({ kind: 'changed' })
  wake({ isFresh: true })
}

/** Gives an entry up for good, with all that makes no sense without it. */
export async function discard(seq: number): Promise<void> {
  const entries = await readAll()
  const entry = entries.find((one) => one.seq === seq)
  if (entry === undefined) return
  await remove(discardedWith(entries, entry).map((one) => one.seq))
  void tell({ kind: 'changed' })
  wake()
}

let isStarted = false

/** Once per tab, as soon as the app runs. */
export function startOutbox(): void {
  if (isStarted) return
  isStarted = true
  let userId = session.state().user?.id
  session.subscribe(() => {
    const now = session.state().user?.id
    if (now !== userId && now !== undefined) signedIn()
    userId = now
  })
  let wasOnline = connection.state().online
  connection.subscribe(() => {
    const { online } = connection.state()
    if (online && !wasOnline) wake({ isFresh: true })
    wasOnline = online
  })
  globalThis.addEventListener('online', () => wake({ isFresh: true }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake({ isFresh: true })
  })
  onForeignChange(() => wake())
  if (userId === undefined) wake()
  else signedIn()
}

function signedIn(): void {
  wake({ isFresh: true })
  // Without it the browser may empty everything when the disk gets full. It may say no; then installing helps.
  void navigator.storage?.persist?.().catch(() => false)
}

/** How many changes of this person the server does not have yet; asked before signing out. */
export const waitingCount = (): number => ownEntries().length
