import { isSame } from '#house/record/same.ts'
import type { Shown } from '#house/record/record.ts'
import type { ShownPicture } from '#house/photos/photo.tsx'
import type { TodoRow } from '#house/nouns/todos.ts'
import type { Work } from '#house/work/work.ts'

/** What an owner can write down about a to-do. */
export type TodoFacts = Pick<
  TodoRow,
  'title' | 'note' | 'dueOn' | 'componentId' | 'recurrence' | 'priority' | 'assigneeId'
>

/** What a title and a day do not say. */
export const unsaid = { note: null, componentId: null, priority: 'normal', assigneeId: null } as const

/** A to-do as the owner left it: what the server has, and on top what is still on its way. */
export type Todo = Omit<Shown<TodoRow>, 'pictures'> & {
  readonly pictures: readonly ShownPicture[]
  /** The upkeep that means the same work; alone it stands in the list as if it were a to-do. */
  readonly task?: NonNullable<Work['task']>
}

/** Whether finishing it asks what to write into the history of its component: work that comes again there. */
export const isAsking = ({ state, task, componentId, recurrence }: Todo): boolean =>
  state === 'open' && (task !== undefined || (componentId !== null && (recurrence ?? null) !== null))

const factNames = [
  'title',
  'dueOn',
  'componentId',
  'recurrence',
  'priority',
  'assigneeId',
  'note',
] as const satisfies (keyof TodoFacts)[]

/** What differs between two sets of facts, as the second has it. */
export const changedFacts = (before: TodoFacts, after: TodoFacts): Partial<TodoFacts> =>
  pickFacts(
    after,
    factNames.filter((name) => !isSame(before[name], after[name])),
  )

/** Some of the facts; what is not said stays unsaid. */
const pickFacts = (facts: Partial<TodoFacts>, names: readonly string[]): Partial<TodoFacts> =>
  Object.fromEntries(
    factNames
      .filter((name) => names.includes(name) && facts[name] !== undefined)
      .map((name) => [name, facts[name]]),
  )

/** Which one it is, for what other features show of it. */
export type TodoPlace = { readonly realEstateId: string; readonly todoId: string }
