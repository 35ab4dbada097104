import { request } from '#device/net/graphql.ts'
import { pick, type Answer, type Entry, type Loose } from './said.ts'
import { answered, type Draft, type Id, type Keyed, type Mutation } from './verbs.ts'

type Made<A> = { readonly [Name in keyof A]?: A[Name] | undefined } & { readonly id: string }

/** One act that makes several rows under identifiers chosen here; it goes by the first. `makes` tells what they are. */
export const addsSeveral = <A extends Answer, Input extends Keyed & { ids: readonly Id[] }>(
  document: Mutation<readonly A[], { realEstateId: Id; input: Input }>,
  makes: (facts: Omit<Input, 'idempotencyKey'>) => readonly Made<A>[],
  onlyAfter: readonly (keyof A & string)[] = [],
) => ({
  kind: 'add' as const,
  onlyAfter,
  // Typed by the document when it was said.
  makes: ({ variables }: Entry) =>
    makes(variables.facts as unknown as Input) as readonly (Loose & { readonly id: string })[],
  say: (facts: Omit<Input, 'idempotencyKey'>): Draft => ({
    objectId: String(facts.ids[0]),
    named: facts,
    said: { facts: pick(facts, Object.keys(facts)) },
  }),
  send: async ({ realEstateId, key, variables }: Entry, signal: AbortSignal): Promise<readonly A[]> => {
    const input = { ...variables.facts, idempotencyKey: key } as unknown as Input
    return answered(await request(document, { realEstateId, input }, { signal }))
  },
})
