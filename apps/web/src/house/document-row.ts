import type { HouseDocumentsQuery } from '#gql/graphql.ts'

/** As the server tells it in its list. */
export type DocumentRow = NonNullable<HouseDocumentsQuery['realEstate']>['documents']['nodes'][number]

type Linked = readonly { readonly id: string }[]
type Held = Pick<DocumentRow, 'filedAt'> & {
  readonly components: Linked
  readonly todos: Linked
  readonly projects: Linked
  readonly measures: Linked
}

/** What a refusal tells is the row as the server holds it, not as documents ask for it. */
export function asHeldDocument(told: object): object {
  // The contract of CONFLICT.
  const { components, todos, projects, measures, ...facts } = told as Held
  return {
    ...facts,
    isFiled: facts.filedAt !== null,
    componentIds: components.map(({ id }) => id),
    todoIds: todos.map(({ id }) => id),
    projectIds: projects.map(({ id }) => id),
    measureIds: measures.map(({ id }) => id),
  }
}
