import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { inOrder, type OutboxEntry } from './entry.ts'
import { readAll } from './store.ts'

type News = { readonly kind: 'changed' } | { readonly kind: 'sent'; readonly entry: SentEntry }
type Mail = News | { readonly kind: 'alive' }
export type SentEntry = Pick<OutboxEntry, 'op' | 'realEstateId' | 'objectId' | 'key'> & {
  /** The key under which the server did it, if it is another. */
  readonly doneAs: string | undefined
}

const none: readonly OutboxEntry[] = []
let stored: readonly OutboxEntry[] = none
let shown: { readonly from: readonly OutboxEntry[]; readonly userId: string | undefined } | undefined
let own: readonly OutboxEntry[] = none
let newest = 0
let channel: BroadcastChannel | undefined
const listeners = new Set<() => void>()
const sentListeners = new Set<(entry: SentEntry) => void>()
const changeListeners = new Set<() => void>()
/** Acts that went over what somebody else had changed meanwhile: by the key they were kept under, the one they were done. */
const done = new Map<string, string>()
const aliveListeners = new Set<() => void>()

/** What is on its way for the signed-in person, in order. Entries of others stay where they are, unseen. */
export function ownEntries(): readonly OutboxEntry[] {
  const userId = session.state().user?.id
  if (shown?.from !== stored || shown.userId !== userId) {
    shown = { from: stored, userId }
    own = inOrder(stored.filter((entry) => entry.userId === userId))
  }
  return own
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void refresh()
  const leave = session.subscribe(listener)
  return () => {
    listeners.delete(listener)
    leave()
  }
}

/** The server has confirmed an entry, sent by this tab or another: what was read before is old. */
export function onSent(listener: (entry: SentEntry) => void): () => void {
  sentListeners.add(listener)
  return () => void sentListeners.delete(listener)
}

/** The key under which the server did an act. */
export const keyDone = (key: string): string => done.get(key) ?? key

function sent(entry: SentEntry): void {
  if (entry.doneAs !== undefined) done.set(entry.key, entry.doneAs)
  for (const listener of sentListeners) listener(entry)
}

/** Another tab changed the queue. */
export function onForeignChange(listener: () => void): void {
  changeListeners.add(listener)
  openChannel()
}

export async function tell(news: News): Promise<void> {
  post(news)
  if (news.kind === 'sent') sent(news.entry)
  await refresh()
}

/** The tab whose turn it is to send lives, and tells the others. */
export const tellAlive = (): void => post({ kind: 'alive' })

export function onAlive(listener: () => void): () => void {
  aliveListeners.add(listener)
  openChannel()
  return () => void aliveListeners.delete(listener)
}

function post(mail: Mail): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  openChannel().postMessage(mail)
}

async function refresh(): Promise<void> {
  openChannel()
  const ticket = (newest += 1)
  try {
    const entries = await readAll()
    // A slower, older look must not hide a newer one.
    if (ticket !== newest) return
    stored = entries
    for (const listener of listeners) listener()
  } catch {
    // A device without a database shows an empty queue; whoever confirms something there is told at once.
  }
}

// Not at import: pages are also written by Node, which a channel would keep running.
function openChannel(): BroadcastChannel {
  if (channel !== undefined) return channel
  channel = new BroadcastChannel(storageKeys.outboxNews)
  channel.addEventListener('message', ({ data }: MessageEvent<Mail>) => {
    if (data.kind === 'alive') {
      for (const listener of aliveListeners) listener()
      return
    }
    if (data.kind === 'sent') sent(data.entry)
    void refresh()
    for (const listener of changeListeners) listener()
  })
  return channel
}
