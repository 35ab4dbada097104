import { newId } from './world.ts'

export const roles = [
  'guest',
  'stranger',
  'reader',
  'reader+finance',
  'editor',
  'editor+finance',
  'owner',
] as const
export type Role = (typeof roles)[number]

/** `ok` or the code of the refusal, one per role, in the order of `roles`. */
export type Verdicts = readonly [string, string, string, string, string, string, string]

/** What a row may point at: a house of somebody else; every write has one of its own. */
export type Target = {
  readonly house: string
  readonly component: string
  readonly room: string
  readonly todo: string
  /** The act that wrote it down. */
  readonly act: string
  readonly measure: string
  readonly event: string
  readonly task: string
  readonly picture: string
  /** A paper, and a file that belongs to none. */
  readonly document: string
  readonly file: string
  readonly appointment: string
  readonly craftsman: string
  readonly project: string
  readonly quote: string
  readonly defect: string
  readonly acceptance: string
  readonly approval: string
  readonly makerWarranty: string
  readonly journalEntry: string
  /** With a payment of the same id. */
  readonly invoice: string
  /** A credit note in its currency. */
  readonly credit: string
  readonly notification: string
  /** Somebody else in that house, and an invitation to it with the secret of its letter. */
  readonly member: string
  readonly invitation: string
  readonly secret: string
  readonly session: string
}

export type Row = { readonly verdicts: Verdicts; readonly ask: (target: Target) => Question }
export type Question =
  | { readonly query: string; readonly variables: Record<string, unknown>; readonly hasFile?: boolean }
  | { readonly path: string; readonly body?: unknown }

export const everyone = (verdict: string): Verdicts => [
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
]
export const signedIn = (verdict: string): Verdicts => [
  'UNAUTHENTICATED',
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
  verdict,
]
export const outside = ['UNAUTHENTICATED', 'NOT_FOUND'] as const
export const no = 'FORBIDDEN'

// After guest and stranger: reader, reader with finances, editor, editor with finances, owner.
export const members: Verdicts = [...outside, 'ok', 'ok', 'ok', 'ok', 'ok']
export const editors: Verdicts = [...outside, no, no, 'ok', 'ok', 'ok']
export const owners: Verdicts = [...outside, no, no, no, no, 'ok']
export const seesMoney: Verdicts = [...outside, no, 'ok', no, 'ok', 'ok']
export const writesMoney: Verdicts = [...outside, no, no, no, 'ok', 'ok']

export const keyed = () => ({ idempotencyKey: newId() })
export const versioned = (expectedVersion: number) => ({ ...keyed(), expectedVersion })

export const field = (selection: string, verdicts: Verdicts): Row => ({
  verdicts,
  ask: ({ house }) => ({
    query: `query Field($id: ID) { realEstate(id: $id) { id ${selection} } }`,
    variables: { id: house },
  }),
})

/** A mutation on a house or on something in it, with the version it has. */
export function write(
  call: string,
  verdicts: Verdicts,
  variables: (target: Target) => Record<string, unknown>,
): Row {
  return { verdicts, ask: (target) => ({ query: `mutation Write${call}`, variables: variables(target) }) }
}

export const onHouse = (name: string, input: string, verdicts: Verdicts, facts: () => object): Row =>
  write(
    `($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { version } }`,
    verdicts,
    ({ house }) => ({ id: house, input: facts() }),
  )

export const sheet = (name: string, input: string, facts: () => object, verdicts = editors): Row =>
  write(
    `($id: ID!, $input: ${input}!) { ${name}(realEstateId: $id, input: $input) { version } }`,
    verdicts,
    ({ house }) => ({ id: house, input: facts() }),
  )

export const inHouse = (
  name: string,
  input: string,
  verdicts: Verdicts,
  thing:
    | 'component'
    | 'room'
    | 'todo'
    | 'picture'
    | 'measure'
    | 'event'
    | 'task'
    | 'document'
    | 'appointment'
    | 'craftsman'
    | 'project'
    | 'quote'
    | 'defect'
    | 'acceptance'
    | 'approval'
    | 'makerWarranty'
    | 'journalEntry'
    | 'invoice'
    | 'credit',
  facts: (target: Target) => object,
): Row =>
  write(
    `($house: ID!, $id: ID!, $input: ${input}!) { ${name}(realEstateId: $house, id: $id, input: $input) { version } }`,
    verdicts,
    (target) => ({
      house: target.house,
      id: target[thing],
      input: facts(target),
    }),
  )

export const rest = (verdicts: Verdicts, path: (target: Target) => string, body?: () => unknown): Row => ({
  verdicts,
  ask: (target) => ({ path: path(target), ...(body === undefined ? {} : { body: body() }) }),
})
