/**
 * The promise: what an owner confirmed is never lost and never done twice.
 *
 * `enqueueAll` puts changes into a database of its own on the device and resolves when it is on the disk. One runner
 * over all tabs sends the entries of the signed-in person, per house strictly in order, each under a key that makes
 * the server do it once. A failure that passes (no network, no answer, 5xx, signed out, busy) only makes it wait; a
 * refusal of the server keeps the entry, shows it, and holds what needs it. Only the owner discards.
 */
import { connection } from '#device/net/connection.ts'
import { newId } from '#device/new-id.ts'
import { session } from '#device/session/session.ts'
import { discardedWith, type OutboxEntry } from './entry.ts'
import { addSender, wake, type Send } from './runner.ts'
import { onForeignChange, ownEntries, tell } from './snapshot.ts'
import { addAll, change, NotSaved, readAll, remove } from './store.ts'

export type { OutboxEntry } from './entry.ts'
export { NotSaved } from './store.ts'
export { onSent } from './snapshot.ts'

type Change = Pick<OutboxEntry, 'op' | 'kind' | 'realEstateId' | 'objectId' | 'variables'> & {
  /** Made by whoever may want to take it back. */
  readonly key?: string
}

/** Changes, and the entries they are put in the place of. */
export type Renewal = { readonly changes: readonly Change[]; readonly replaced: readonly number[] }

type Sender = {
  readonly send: Send
  /** What an entry is in the owner's words: «To-do «Boiler entkalken» erfassen». */
  readonly describe: (entry: OutboxEntry) => string
  /** A conflict said anew over what the server holds now, with all that waits behind it; nothing if it named nothing. */
  readonly sayAnew: (entry: OutboxEntry, entries: readonly OutboxEntry[]) => Renewal | undefined
}

const senders = new Map<string, Sender>()

export function registerSender(op: string, sender: Sender): void {
  senders.set(op, sender)
  addSender(op, sender.send)
}

export const describeEntry = (entry: OutboxEntry): string | undefined =>
  senders.get(entry.op)?.describe(entry)

/** Whether trying again means: mine over the version of somebody else. */
export const isConflict = (entry: OutboxEntry, entries: readonly OutboxEntry[]): boolean =>
  anew(entry, entries) !== undefined

const anew = (entry: OutboxEntry, entries: readonly OutboxEntry[]): Renewal | undefined =>
  entry.state === 'rejected' && entry.code === 'CONFLICT'
    ? senders.get(entry.op)?.sayAnew(entry, entries)
    : undefined

/**
 * Resolves when the changes are durably on this device. Rejects with `NotSaved`; then nothing was kept and the caller
 * tells the owner. Several belong together, as a to-do and its photos: all or none.
 */
export const enqueueAll = (changes: readonly Change[]): Promise<void> => replaceAll({ changes, replaced: [] })

/** The same for changes that are put in the place of refused ones: never both, never neither. */
export async function replaceAll({ changes, replaced }: Renewal): Promise<void> {
  const userId = session.state().user?.id
  if (userId === undefined) throw new NotSaved('signed-out')
  await addAll(
    changes.map((one) => newEntry(one, userId)),
    replaced,
  )
  void tell({ kind: 'changed' })
  wake({ isFresh: true })
}

/** Sends a refused entry again: after a conflict over what the server holds now, else as it was. */
export async function retry(seq: number): Promise<void> {
  const entries = await readAll()
  const entry = entries.find((one) => one.seq === seq)
  const renewal = entry === undefined ? undefined : anew(entry, entries)
  if (renewal === undefined) await sendAgain(seq)
  else await replaceAll(renewal)
}

const newEntry = (
  { key = newId(), op, kind, realEstateId, objectId, variables }: Change,
  userId: string,
): Parameters<typeof addAll>[0][number] => ({
  key,
  userId,
  op,
  kind,
  realEstateId,
  objectId,
  variables,
  createdAt: Date.now(),
  attempts: 0,
  state: 'queued',
})

/** Sends a refused entry again in the form the owner has put right, and behind it what it cannot say itself. */
export async function correct(
  seq: number,
  variables: OutboxEntry['variables'],
  behind: readonly Change[] = [],
): Promise<void> {
  // Whoever discarded it in another tab is told, instead of being left to think that it was kept.
  if (!(await sendAgain(seq, variables, behind))) throw new NotSaved('storage')
}

async function sendAgain(
  seq: number,
  variables?: OutboxEntry['variables'],
  behind: readonly Change[] = [],
): Promise<boolean> {
  const isThere = await change(
    seq,
    ({ code, error: _error, current: _current, wait: _wait, ...entry }) => {
      // Another content needs another key: under the old one the server may have answered already.
      const isOther = variables !== undefined || code === 'IDEMPOTENCY_KEY_REUSED'
      return {
        ...entry,
        state: 'queued',
        ...(isOther ? { key: newId() } : {}),
        ...(variables === undefined ? {} : { variables }),
      }
    },
    behind.map((one) => newEntry(one, session.state().user?.id ?? '')),
  )
  void tell({ kind: 'changed' })
  wake({ isFresh: true })
  return isThere
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
