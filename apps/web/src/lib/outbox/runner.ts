import { session } from '../session/session.ts'
import { storageKeys } from '../storage-keys.ts'
import type { OutboxEntry } from './entry.ts'
import { tell } from './snapshot.ts'
import { change, readAll, remove } from './store.ts'
import { longestWaitMs, nextWait, patienceMs, takeTurn } from './turn.ts'
import { judge } from './verdict.ts'

/**
 * Sends one entry under its key. Before it resolves it puts the answer into the query cache, or the row would blink
 * between leaving the queue and arriving in the list.
 */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<unknown>

const takeOverMs = 180_000
const senders = new Map<string, Send>()
let isRunning = false
let isAsked = false
let freshFrom = 0
let timer: ReturnType<typeof setTimeout> | undefined

export function addSender(op: string, send: Send): void {
  senders.set(op, send)
  wake()
}

/** Looks whether something can be sent. With `isFresh` nobody waits for the end of a backoff. */
export function wake({ isFresh = false } = {}): void {
  if (isFresh) freshFrom = Date.now()
  isAsked = true
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  isRunning = true
  clearTimeout(timer)
  try {
    while (isAsked) {
      isAsked = false
      // Held for one round only: a tab with a newer app may know senders that this one lacks.
      const wakeAt = await alone(drain)
      sleepUntil(wakeAt)
    }
  } catch {
    // The database did not answer. What is in it is safe; later it may.
    sleepUntil(Date.now() + longestWaitMs)
  } finally {
    isRunning = false
  }
}

/**
 * One tab at a time. A system may put a tab to sleep while it holds the lock; then it is taken from it. Should both go
 * on, they send the same first entry under the same key, and the server does it once.
 */
async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator
  const signal = AbortSignal.timeout(takeOverMs)
  try {
    return await locks.request(storageKeys.outboxLock, { signal }, work)
  } catch (error) {
    if (!signal.aborted || signal.reason !== error) throw error
    return locks.request(storageKeys.outboxLock, { steal: true }, work)
  }
}

function sleepUntil(wakeAt: number | undefined): void {
  clearTimeout(timer)
  if (wakeAt !== undefined) timer = setTimeout(wake, Math.max(0, wakeAt - Date.now()))
}

async function drain(): Promise<number | undefined> {
  for (;;) {
    // Asked anew each time: an entry is never sent in the name of somebody else.
    const userId = session.state().user?.id
    if (userId === undefined) return undefined
    const entries = (await readAll()).filter((entry) => entry.userId === userId)
    const { next, wakeAt } = takeTurn(entries, {
      now: Date.now(),
      freshFrom,
      canSend: (op) => senders.has(op),
    })
    if (next === undefined) return wakeAt
    await tryOnce(next)
  }
}

async function tryOnce(entry: OutboxEntry): Promise<void> {
  const triedAt = Date.now()
  try {
    await sendInTime(entry)
  } catch (failure) {
    await noteFailure(entry.seq, failure, triedAt)
    return tell({ kind: 'changed' })
  }
  // Lost between here and the answer, the entry is sent again under the same key and done once.
  await remove([entry.seq])
  const { op, realEstateId, objectId } = entry
  await tell({ kind: 'sent', entry: { op, realEstateId, objectId } })
}

/** A sender that never answers would hold the lock against all tabs. */
async function sendInTime(entry: OutboxEntry): Promise<void> {
  const giveUp = new AbortController()
  const timeout = setTimeout(() => giveUp.abort(new Error('no answer in time')), patienceMs(entry.variables))
  try {
    await Promise.race([senders.get(entry.op)?.(entry, giveUp.signal), aborted(giveUp.signal)])
  } finally {
    clearTimeout(timeout)
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

const noteFailure = (seq: number, failure: unknown, triedAt: number): Promise<void> =>
  change(seq, ({ wait, code: _code, error: _error, ...entry }) => {
    const { kind, ...facts } = judge(failure)
    const attempts = entry.attempts + 1
    if (kind === 'refused') return { ...entry, ...facts, attempts, state: 'rejected' }
    const then = { triedAt, failedAt: Date.now(), random: Math.random() }
    return { ...entry, ...facts, attempts, wait: nextWait(wait, freshFrom, then) }
  })
