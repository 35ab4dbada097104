import { inOrder, needs, type OutboxEntry, type Wait } from './entry.ts'

export const firstWaitMs = 500
export const longestWaitMs = 30_000

/** How long to wait after `streak` failures in a row; `random` (0…1) keeps many devices from knocking together. */
export function waitMs(streak: number, random: number): number {
  const full = Math.min(firstWaitMs * 2 ** Math.min(streak - 1, 16), longestWaitMs)
  return Math.round(full * (0.75 + random / 4))
}

type Try = { readonly triedAt: number; readonly failedAt: number; readonly random: number }

/** `freshFrom` is when something last gave new hope (online, sign-in, a look at the page): then counting starts anew. */
export function nextWait(
  before: Wait | undefined,
  freshFrom: number,
  { triedAt, failedAt, random }: Try,
): Wait {
  const streak = before === undefined || before.triedAt < freshFrom ? 1 : before.streak + 1
  return { triedAt, until: failedAt + waitMs(streak, random), streak }
}

export type Turn = {
  readonly next?: OutboxEntry
  /** When there will be something to do, if nothing happens before. */
  readonly wakeAt?: number
}

type Moment = { readonly now: number; readonly freshFrom: number; readonly canSend: (op: string) => boolean }

/**
 * Whose turn it is. Inside a house strictly in order: the first that cannot be sent yet holds the rest of its house,
 * and only of its house. A refused entry holds only what needs it.
 */
export function takeTurn(entries: readonly OutboxEntry[], { now, freshFrom, canSend }: Moment): Turn {
  const waitingHouses = new Set<string>()
  const stuck: OutboxEntry[] = []
  let wakeAt: number | undefined
  for (const entry of inOrder(entries)) {
    if (entry.state === 'rejected' || stuck.some((one) => needs(entry, one))) {
      stuck.push(entry)
      continue
    }
    if (waitingHouses.has(entry.realEstateId)) continue
    if (canSend(entry.op) && isDue(entry.wait, now, freshFrom)) return { next: entry }
    waitingHouses.add(entry.realEstateId)
    // A sender that is missing here registers later, or another tab has it: no clock helps.
    if (canSend(entry.op) && entry.wait !== undefined)
      wakeAt = Math.min(wakeAt ?? entry.wait.until, entry.wait.until)
  }
  return wakeAt === undefined ? {} : { wakeAt }
}

// A clock that was set back must not make an entry wait for hours.
const isDue = (wait: Wait | undefined, now: number, freshFrom: number): boolean =>
  wait === undefined || wait.triedAt < freshFrom || now >= wait.until || wait.until - now > longestWaitMs

const plainSendMs = 90_000
const slowestBytesPerMs = 8

/** After how long a try is given up, later than the request itself gives up. A photo over a weak line may take minutes and must be allowed to. */
export const patienceMs = (variables: Record<string, unknown>): number =>
  plainSendMs + Math.ceil(blobBytes(variables) / slowestBytesPerMs)

function blobBytes(value: unknown): number {
  if (value instanceof Blob) return value.size
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, inner) => sum + blobBytes(inner), 0)
}
