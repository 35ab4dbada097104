import type { OutboxEntry } from '#device/outbox/entry.ts'

/** What every row of a house has. */
export type Row = { readonly id: string; readonly version: number }
/** What the server answers to a change, and tells as what it holds instead. */
export type Answer = Row & { readonly deletedAt: string | null }
export type Loose = Readonly<Record<string, unknown>>
export type LooseRow = Row & Loose

/** What an entry carries on the disk, the same for every noun. */
export type Said = {
  /** Names the thing to its owner; it is not sent. */
  readonly title: string
  /** Which kind of the noun it is, or of the act, for its owner; it is not sent. */
  readonly kind?: string
  /** What a child hangs on. */
  readonly parentId?: string
  readonly facts?: Loose
  /** What stood there, to tell later whether somebody else touched the same. */
  readonly before?: Loose
  /** The version a change expects to meet. */
  readonly expectedVersion?: number
  /** As it was, because the lists of the server may not have it. */
  readonly row?: Row
  readonly file?: Blob
  /** The key of the act this takes back; `row` is then as it was before that, at version 0 if it was not there. */
  readonly undoes?: string
  /** Was done for the owner, not by them: who has touched it since keeps it. Earlier releases said it. */
  readonly yields?: true
}

export type Change = Pick<OutboxEntry, 'op' | 'kind' | 'objectId'> & {
  readonly variables: Said
  /** Made by whoever may want to take it back. */
  readonly key?: string
}
export type Entry = Omit<OutboxEntry, 'variables'> & { readonly variables: Said }

/** The row a change is about; of a child the one it hangs on. An undoing goes by an identifier of its own. */
export const rowIdOf = ({
  objectId,
  variables: { parentId, undoes, row },
}: Pick<Entry, 'objectId' | 'variables'>): string => parentId ?? (undoes && row?.id) ?? objectId

/** The rows a change is about: of an act over several all of them. */
export const rowIdsOf = (entry: Pick<Entry, 'objectId' | 'variables'>): readonly string[] => {
  const ids = entry.variables.facts?.['ids']
  return Array.isArray(ids) ? (ids as readonly string[]) : [rowIdOf(entry)]
}

/** Some of the facts; what is not said stays unsaid. */
export const pick = (facts: object, names: readonly string[]): Loose =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, value]) => names.includes(name) && value !== undefined),
  )

/** A row as the server tells it, without what belongs to this device. */
export function bare<R extends object>(row: R): R {
  const { isWaiting: _waiting, refusal: _refusal, file: _file, ...rest } = row as R & Loose
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.flatMap(bareChild) : value,
    ]),
  ) as R
}

// One the server does not have is left out: an entry that names it would be held by its refusal.
function bareChild(one: unknown): unknown {
  if (typeof one !== 'object' || one === null) return one
  const { isWaiting, refusal } = one as Loose
  return isWaiting === true || refusal !== undefined ? [] : bare(one)
}
