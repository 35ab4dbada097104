/** One confirmed change that the server has not confirmed yet. */
export type OutboxEntry = {
  /** Given by the database: the order in which the owner confirmed. */
  seq: number
  /** Idempotency key, made once: however often it is sent, the server does it once. */
  key: string
  userId: string
  /** Who sends it: the name its sender is registered under. */
  op: string
  /** `creation` brings its object into being; whatever names that object makes no sense without it. */
  kind: 'creation' | 'change'
  realEstateId: string
  objectId: string
  /** May hold Blobs. */
  variables: Record<string, unknown>
  createdAt: number
  attempts: number
  /** Written down before it is sent: from then on the server may have it. */
  mayHaveLeft?: true
  state: 'queued' | 'rejected'
  code?: string
  error?: string
  /** What the server holds instead, with CONFLICT. */
  current?: unknown
  /** Set by a try that failed for a passing reason. */
  wait?: Wait
}

export type Wait = {
  readonly triedAt: number
  readonly until: number
  /** Failures in a row since something gave new hope. */
  readonly streak: number
}

/** Whether only this device can know of it: what the server refused counts as never done. */
export const isHereAlone = ({ state, attempts, mayHaveLeft }: OutboxEntry): boolean =>
  state === 'rejected' || (attempts === 0 && mayHaveLeft !== true)

/** An entry as it may lie on a disk: earlier releases told a creation by its name alone. */
export type StoredEntry = Omit<OutboxEntry, 'kind'> & Partial<Pick<OutboxEntry, 'kind'>>

export const asToday = (entry: StoredEntry): OutboxEntry => ({
  kind: /^(?:add|create)/.test(entry.op) ? 'creation' : 'change',
  ...entry,
})

/**
 * Whether `later` makes no sense without `earlier`: it is about the same thing, or names what that one creates. An
 * undoing needs nothing: what is taken back need not have come about.
 */
export function needs(later: OutboxEntry, earlier: OutboxEntry): boolean {
  if (later.seq <= earlier.seq || later.userId !== earlier.userId || later.variables['undoes'] !== undefined)
    return false
  if (later.objectId === earlier.objectId && isOfOneNoun(later.op, earlier.op)) return true
  if (earlier.kind !== 'creation') return false
  const [first, ...others] = madeBy(earlier)
  return names(later.variables, first) || others.some((id) => names([later.objectId, later.variables], id))
}

/** What a creation brings into being: its object, and of an act that makes several the others behind it. */
function madeBy({ objectId, variables: { facts } }: OutboxEntry): readonly [string, ...string[]] {
  const { ids = [] } = (facts ?? {}) as { readonly ids?: readonly string[] }
  return [objectId, ...ids.slice(1)]
}

/** Sheets of a house all go by its identifier. What earlier releases wrote down names no noun: it may be any. */
function isOfOneNoun(one: string, other: string): boolean {
  const [a, b] = [one, other].map((op) => (op.includes('.') ? op.split('.')[0] : undefined))
  return a === undefined || b === undefined || a === b
}

/** A refused entry and everything that waits behind it, in order. */
export function withFollowers(entries: readonly OutboxEntry[], first: OutboxEntry): OutboxEntry[] {
  const family = [first]
  for (const entry of inOrder(entries)) if (family.some((one) => needs(entry, one))) family.push(entry)
  return family
}

/** What goes when `entry` goes: with a thing that never came into being, all that was said about it. */
export const discardedWith = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry[] =>
  entry.kind === 'creation' ? withFollowers(entries, entry) : [entry]

/** The refused entry that keeps this one from being sent. */
export const heldBy = (entries: readonly OutboxEntry[], entry: OutboxEntry): OutboxEntry | undefined =>
  inOrder(entries).find(
    (one) => one.state === 'rejected' && withFollowers(entries, one).slice(1).includes(entry),
  )

export const inOrder = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  entries.toSorted((a, b) => a.seq - b.seq)

// Identifiers are unique, so finding one anywhere in what will be sent is finding the link.
function names(value: unknown, id: string): boolean {
  if (value === id) return true
  if (typeof value !== 'object' || value === null || value instanceof Blob) return false
  return Object.values(value).some((inner) => names(inner, id))
}
