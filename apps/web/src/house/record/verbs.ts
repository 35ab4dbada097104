/**
 * The kinds of change a noun of a house knows. How one is said, sent, shown before it has arrived, put on top of
 * what somebody else did: all that follows from the kind and is written once.
 */
import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import type { TypedDocumentString } from '#gql/graphql.ts'
import {
  bare,
  pick,
  type Answer,
  type Change,
  type Entry,
  type Loose,
  type LooseRow,
  type Row,
  type Said,
} from './said.ts'

/**
 * `set` brings a row into a state whatever its version; the last word counts. `act` does something with it that only
 * the server can do whole, over whatever somebody else did to it meanwhile. `several` is one act over many rows, `undo` takes back
 * an act of any noun.
 */
export type Kind = 'add' | 'edit' | 'trash' | 'restore' | 'set' | 'act' | 'several' | 'undo'

export type Draft = {
  readonly objectId: string
  /** What its title is taken from. */
  readonly named: object
  readonly said: Omit<Said, 'title' | 'parentId'>
}
export type Say = (...args: never[]) => Draft

export type Verb<Does extends Say = Say, A extends Answer = Answer> = {
  readonly kind: Kind
  readonly say: Does
  readonly send: (entry: Entry, signal: AbortSignal) => Promise<A | readonly A[]>
  /** With `several`: what it does to one of them; nothing is left of what it throws away. */
  readonly each?: (entry: Entry, row: LooseRow) => LooseRow | undefined
  /** With `set`: what the row then is. */
  readonly becomes?: Loose
  /** What else it then is, as the server will have it; `row` is what it changes. */
  readonly also?: (entry: Entry, row: Loose) => Loose
  /** What it does to another row of the noun; `own` is what it changed, unless that is gone. The same, where nothing. */
  readonly beside?: (entry: Entry, own: LooseRow | undefined, other: LooseRow) => LooseRow
  /** The row may stand in a list that was never read, or in none as long as nothing is said of it. */
  readonly isUnread?: boolean
  /** What the server holds, where it tells less of it than of other rows. */
  readonly whole?: (told: object, realEstateId: string, id: string) => object
  /** Goes, also if somebody changed it meanwhile. */
  readonly isAnyway?: boolean
  /** With `act`: what it puts something else in the place of, in words; who saw it otherwise is asked first. */
  readonly over?: Readonly<Record<string, string>>
  /** With `add`: what each row is, where it makes several. */
  readonly makes?: (entry: Entry) => readonly (Loose & { readonly id: string })[]
  /** With `add`: facts that can only be said of what is there already. */
  readonly onlyAfter?: readonly string[]
  /** With `add`: the rows it takes the place of. */
  readonly takes?: (entry: Entry) => readonly string[]
  /** How it is said again over what stands in its way, where that is another row. */
  readonly anew?: (entry: Entry, current: LooseRow) => Change
  /** With `edit`: the server is told the whole row, so the rest of it is carried along. */
  readonly isWhole?: boolean
}
export type Verbs = Readonly<Record<string, Verb>>

export type Id = string | number
export type Keyed = { readonly idempotencyKey: string }
export type Over = Keyed & { readonly expectedVersion: number }
/** The facts of an input, without what is filled in here. */
export type Told<Input> = Omit<Input, 'id' | 'idempotencyKey' | 'expectedVersion'>
export type Target<Input> = { realEstateId: Id; id: Id; input: Input }
export type Mutation<A, Variables> = TypedDocumentString<Readonly<Record<string, A>>, Variables>
export type Named = { readonly id?: string }

export const adds = <A extends Answer, Input extends Keyed & { id: string }>(
  document: Mutation<A, { realEstateId: Id; input: Input }>,
  also: (entry: Entry) => Partial<A> = () => ({}),
  onlyAfter: readonly (keyof A & string)[] = [],
) => ({
  kind: 'add' as const,
  also,
  onlyAfter,
  say: (facts: Told<Input>, { id = newId() }: Named = {}): Draft => ({
    objectId: id,
    named: facts,
    said: { facts: pick(facts, Object.keys(facts)) },
  }),
  send: async ({ realEstateId, objectId: id, key, variables }: Entry, signal: AbortSignal): Promise<A> => {
    // Typed by the document when it was said, here and below; on the disk it lost its type.
    const input = { ...variables.facts, id, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, input }, { signal }))
  },
})

/** Adds a file to what it hangs on, which `parent` names in the input. */
export const uploads = <A extends Answer, Input extends Keyed & { id: string }>(
  document: Mutation<A, { realEstateId: Id; file: Blob; input: Input }>,
  parent: keyof Input & string,
) => ({
  kind: 'add' as const,
  say: (file: File, { id = newId() }: Named = {}): Draft => ({
    objectId: id,
    named: file,
    said: { facts: { fileName: file.name }, file },
  }),
  send: async ({ realEstateId, objectId: id, key, variables }: Entry, signal: AbortSignal): Promise<A> => {
    const { file, parentId } = variables
    // Without it the server would take the file for one of the house itself.
    if (file === undefined || parentId === undefined) throw new Error('a file without its owner')
    const input = { id, [parent]: parentId, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, file, input }, { signal }))
  },
})

export const sayEdit = <Input>(row: Row & Partial<Told<Input>>, facts: Partial<Told<Input>>): Draft => ({
  objectId: row.id,
  named: row,
  said: {
    expectedVersion: row.version,
    facts: { ...facts },
    before: pick(row, Object.keys(facts)),
  },
})

/** `yielding`: what the server is told of a change that gives way to others; only earlier releases said such. */
export const edits = <A extends Answer, Input extends Over>(
  document: Mutation<A, Target<Input>>,
  yielding: Partial<Told<Input>> = {},
  also: (entry: Entry) => Partial<A> = () => ({}),
) => ({
  kind: 'edit' as const,
  also,
  say: sayEdit<Input>,
  send: async (entry: Entry, signal: AbortSignal): Promise<A> => {
    const { facts, yields } = entry.variables
    const target = versioned(entry)
    const input = { ...facts, ...(yields && yielding), ...target.input } as unknown as Input
    return answered(await request(document, { ...target, input }, { signal }))
  },
})

/** Writes a sheet of which a house has one, from the start and for good; it goes by the identifier of its house. */
export const writes = <S extends Omit<Row, 'id'>, Input extends Over>(
  document: Mutation<S, { realEstateId: Id; input: Input }>,
  also: (entry: Entry, row: Loose) => Partial<S> = () => ({}),
) => ({
  kind: 'edit' as const,
  also,
  say: sayEdit<Input>,
  whole: wholeSheet,
  send: async ({ realEstateId, key, variables }: Entry, signal: AbortSignal): Promise<S & Answer> => {
    const { facts, expectedVersion = 0 } = variables
    const input = { ...facts, expectedVersion, idempotencyKey: key } as unknown as Input
    return wholeSheet(answered(await request(document, { realEstateId, input }, { signal })), realEstateId)
  },
})

const wholeSheet = <S extends object>(told: S, realEstateId: string) => ({
  ...told,
  id: realEstateId,
  deletedAt: null,
})

export const trashes = <A extends Answer>(
  document: Mutation<A, Target<Over>>,
  { isAnyway = false } = {},
) => ({
  kind: 'trash' as const,
  isAnyway,
  say: (row: LooseRow): Draft => ({
    objectId: row.id,
    named: row,
    said: { expectedVersion: row.version },
  }),
  send: async (entry: Entry, signal: AbortSignal): Promise<A> =>
    answered(await request(document, versioned(entry), { signal })),
})

/** Takes back what was thrown away, said of the row as it was before that. */
export const restores = <A extends Answer>(document: Mutation<A, Target<Over>>) => ({
  kind: 'restore' as const,
  say: (row: LooseRow): Draft => ({
    objectId: row.id,
    named: row,
    said: { expectedVersion: row.version + 1, row: bare(row) },
  }),
  send: async (entry: Entry, signal: AbortSignal): Promise<A> =>
    answered(await request(document, versioned(entry), { signal })),
})

export const sets = <A extends Answer>(
  document: Mutation<A, Target<Keyed>>,
  becomes: Partial<A>,
  also: (entry: Entry) => Partial<A> = () => ({}),
  { isUnread = false } = {},
) => ({
  kind: 'set' as const,
  isUnread,
  becomes,
  also,
  say: (row: LooseRow): Draft => ({ objectId: row.id, named: row, said: isUnread ? { row: bare(row) } : {} }),
  send: async ({ realEstateId, objectId: id, key }: Entry, signal: AbortSignal): Promise<A> =>
    answered(await request(document, { realEstateId, id, input: { idempotencyKey: key } }, { signal })),
})

export const versioned = ({
  realEstateId,
  objectId: id,
  key,
  variables: { expectedVersion = 0 },
}: Entry) => ({
  realEstateId,
  id,
  input: { expectedVersion, idempotencyKey: key },
})

// A mutation has one field, and its value is the row.
export const answered = <A>(result: Readonly<Record<string, A>>): A => Object.values(result)[0] as A
