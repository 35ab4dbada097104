import { request } from '#device/net/graphql.ts'
import { newId } from '#device/new-id.ts'
import { bare, pick, type Answer, type Entry, type Loose, type LooseRow, type Row } from './said.ts'
import {
  answered,
  sayEdit,
  versioned,
  type Draft,
  type Id,
  type Keyed,
  type Mutation,
  type Named,
  type Over,
  type Target,
  type Told,
} from './verbs.ts'

/**
 * The two verbs of a mutation that takes a row as a whole, its facts and what it stands `under`, over version 0 for a new one.
 * Such rows end and are never thrown away.
 */
export const puts = <S extends Row, Input extends Over, F extends NamedFacts<Input, F>>(
  document: Mutation<S, Target<Input>>,
  facts: F,
  under: readonly (keyof Told<Input> & string)[],
) => {
  const names = [...under, ...Object.keys(facts)]
  const send = async (entry: Entry, signal: AbortSignal): Promise<S & Answer> => {
    const { row = {}, facts: said } = entry.variables
    const target = versioned(entry)
    // Typed by the document when it was said.
    const input = { ...pick(row, names), ...said, ...target.input } as unknown as Input
    return lasting(answered(await request(document, { ...target, input }, { signal })))
  }
  return {
    add: {
      kind: 'add' as const,
      whole: lasting,
      say: (told: Told<Input>, { id = newId() }: Named = {}): Draft => ({
        objectId: id,
        named: told,
        said: { facts: pick(told, Object.keys(told)) },
      }),
      send,
    },
    update: {
      kind: 'edit' as const,
      whole: lasting,
      isWhole: true,
      say: (row: Row & Partial<Told<Input>>, told: Partial<Told<Input>>): Draft => {
        const { said, ...draft } = sayEdit<Input>(row, told)
        return { ...draft, said: { ...said, row: bare(row) } }
      },
      send,
    },
  }
}

/** Whatever is a fact of the record is told to the mutation. */
type NamedFacts<Input, F> = {
  readonly [Fact in keyof F]: Fact extends keyof Told<Input> ? unknown : never
}

/** One act over several rows, under an identifier of its own; `each` tells what becomes of one of them. */
export const changesSeveral = <A extends Answer, Input extends Keyed & { ids: readonly Id[] }>(
  document: Mutation<readonly A[], { realEstateId: Id; input: Input }>,
  each: (entry: Entry, row: LooseRow) => LooseRow | undefined,
) => ({
  kind: 'several' as const,
  each,
  say: (title: string, facts: Omit<Input, 'idempotencyKey'>): Draft => ({
    objectId: newId(),
    named: { title },
    said: { facts: pick(facts, Object.keys(facts)) },
  }),
  send: async ({ realEstateId, key, variables }: Entry, signal: AbortSignal): Promise<readonly A[]> => {
    // Typed by the document when it was said.
    const input = { ...variables.facts, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, input }, { signal }))
  },
})

/** Does something with a row that stays, over whatever it has become; `also` tells what the row then is. */
export const does = <S extends Row, Input extends Over>(
  document: Mutation<S, Target<Input>>,
  also: (entry: Entry, row: Loose) => Partial<S>,
) => ({
  kind: 'act' as const,
  isAnyway: true,
  whole: lasting,
  also,
  say: (row: Row, facts: Told<Input>): Draft => ({
    objectId: row.id,
    named: row,
    said: { expectedVersion: row.version, facts: pick(facts, Object.keys(facts)) },
  }),
  send: async (entry: Entry, signal: AbortSignal): Promise<S & Answer> => {
    const target = versioned(entry)
    const input = { ...entry.variables.facts, ...target.input } as unknown as Input
    return lasting(answered(await request(document, { ...target, input }, { signal })))
  },
})

/** Puts something in the place of what was seen: if that is another by now, the owner is asked. */
export const overwrites = <S extends Row, Input extends Over, Name extends keyof S & string>(
  document: Mutation<S, Target<Input>>,
  also: (entry: Entry, row: Loose) => Partial<S>,
  over: Readonly<Record<Name, string>>,
) => {
  const act = does(document, also)
  return {
    ...act,
    over,
    say: (row: Row & Pick<S, Name>, facts: Told<Input>): Draft => {
      const { said, ...draft } = act.say(row, facts)
      return { ...draft, said: { ...said, before: pick(row, Object.keys(over)) } }
    },
  }
}

const lasting = <One extends object>(told: One) => ({ ...told, deletedAt: null })
