import { session } from '#device/session/session.ts'
import { storageKeys } from '#device/storage-keys.ts'
import { makeAlone } from './alone.ts'
import { afterFailure } from './attempt.ts'
import type { OutboxEntry } from './entry.ts'
import { onAlive, tell, tellAlive } from './snapshot.ts'
import { change, readAll, remove } from './store.ts'
import { longestWaitMs, patienceMs, takeTurn } from './turn.ts'

/**
 * Sends one entry under its key. Before it resolves it puts the answer into the query cache, or the row would blink
 * between leaving the queue and arriving in the list. Gives the key under which the server did it, if it is another.
 */
export type Send = (entry: OutboxEntry, signal: AbortSignal) => Promise<string | undefined>

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
    // The database did not answer, or another tab took the turn. What is stored is safe; later it may go on.
    sleepUntil(Date.now() + longestWaitMs)
  } finally {
    isRunning = false
  }
}

/** Should a tab go on that lost its turn, it sends what the other sends, under the same key: done once. */
const alone = makeAlone({
  locks: () => navigator.locks,
  lock: storageKeys.outboxLock,
  beat: tellAlive,
  onBeat: onAlive,
  beatMs: 20_000,
})

function sleepUntil(wakeAt: number | undefined): void {
  clearTimeout(timer)
  if (wakeAt !== undefined) timer = setTimeout(wake, Math.max(0, wakeAt - Date.now()))
}

async function drain(lost: AbortSignal): Promise<number | undefined> {
  for (;;) {
    if (lost.aborted) return undefined
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
    await tryOnce(next, lost)
  }
}

async function tryOnce(entry: OutboxEntry, lost: AbortSignal): Promise<void> {
  const triedAt = Date.now()
  const wasCutOff = isCutOff()
  // Whoever takes it back in this moment must not be told that it never left.
  if (!wasCutOff && !(await change(entry.seq, (now) => ({ ...now, mayHaveLeft: true })))) return
  let doneAs: string | undefined
  try {
    doneAs = await sendInTime(entry, lost)
  } catch (failure) {
    // Another tab has it now; what this one did not finish says nothing about the entry.
    if (lost.aborted) return
    const tried = { triedAt, failedAt: Date.now(), random: Math.random(), freshFrom }
    const isStillCutOff = wasCutOff && isCutOff()
    await change(entry.seq, (now) => afterFailure(now, failure, { ...tried, isCutOff: isStillCutOff }))
    return tell({ kind: 'changed' })
  }
  // Lost between here and the answer, the entry is sent again under the same key and done once.
  await remove([entry.seq])
  const { op, realEstateId, objectId, key } = entry
  await tell({ kind: 'sent', entry: { op, realEstateId, objectId, key, doneAs } })
}

/** A sender that never answers would hold the lock against all tabs. */
async function sendInTime(entry: OutboxEntry, lost: AbortSignal): Promise<string | undefined> {
  const giveUp = new AbortController()
  const over = AbortSignal.any([giveUp.signal, lost])
  const timeout = setTimeout(() => giveUp.abort(new Error('no answer in time')), patienceMs(entry.variables))
  try {
    return await Promise.race([senders.get(entry.op)?.(entry, over), aborted(over)])
  } finally {
    clearTimeout(timeout)
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

const isCutOff = (): boolean => 'onLine' in navigator && !navigator.onLine
