import { factNames, type FactName, type TodoFacts, type TodoRow } from '#features/todos/todo.ts'
import type { TodoEntry } from './todo-changes.ts'

/** What the server holds instead, as its refusal tells: the row itself, of a to-do or of a photo. */
export type CurrentTodo = Omit<TodoRow, 'pictures'> & { readonly deletedAt: string | null }
type CurrentRow = { readonly version: number; readonly deletedAt: string | null }

export type FactPair = {
  readonly name: FactName
  readonly mine: string | null
  readonly theirs: string | null
}

export const asTodo = (answer: unknown): CurrentTodo | undefined =>
  isRow(answer) && 'title' in answer ? (answer as CurrentTodo) : undefined

export const asPicture = (answer: unknown): CurrentRow | undefined =>
  isRow(answer) && 'fileName' in answer ? answer : undefined

const isRow = (answer: unknown): answer is CurrentRow =>
  typeof answer === 'object' && answer !== null && 'version' in answer && 'deletedAt' in answer

/** The fields both have changed, to different things; everything else goes together by itself. */
export function clashesOf(
  mine: Partial<TodoFacts>,
  before: Partial<TodoFacts>,
  theirs: TodoFacts,
): FactPair[] {
  return factNames.flatMap((name) => {
    const own = mine[name]
    const isTheirs = theirs[name] === own || theirs[name] === before[name]
    return own === undefined || isTheirs ? [] : [{ name, mine: own, theirs: theirs[name] }]
  })
}

/** Whether the server holds already what a refused change wanted: then nothing is left to decide. */
export function isReached(entry: TodoEntry, answer: unknown): boolean {
  const picture = asPicture(answer)
  if (entry.op === 'deleteTodoPicture') return picture !== undefined && picture.deletedAt !== null
  if (entry.op === 'restoreTodoPicture' || entry.op === 'addTodoPicture') return picture?.deletedAt === null
  const todo = asTodo(answer)
  if (todo === undefined) return false
  if (entry.op === 'deleteTodo') return todo.deletedAt !== null || entry.variables.isWithdrawn === true
  if (entry.op === 'restoreTodo') return todo.deletedAt === null
  if (entry.op === 'updateTodo' && entry.variables.isMovedAlong === true) return true
  if ((entry.op !== 'updateTodo' && entry.op !== 'addTodo') || todo.deletedAt !== null) return false
  const { facts } = entry.variables
  return factNames.every((name) => facts[name] === undefined || facts[name] === todo[name])
}

/** The refused change over what the server holds, if nobody else touched what it is about: then it goes on top. */
export function mergedOver(entry: TodoEntry, answer: unknown): TodoEntry | undefined {
  // In the trash or not, there is no third; and a photo is only looked at by the server, or made the house's picture.
  if (entry.op === 'restoreTodo') return over(entry, asTodo(answer))
  if (entry.op === 'deleteTodoPicture' || entry.op === 'restoreTodoPicture')
    return over(entry, asPicture(answer))
  const current = asTodo(answer)
  if (entry.op !== 'updateTodo' || current === undefined || current.deletedAt !== null) return undefined
  const { facts, before } = entry.variables
  return clashesOf(facts, before, current).length === 0 ? over(entry, current) : undefined
}

type Versioned = Extract<TodoEntry, { variables: { expectedVersion: number } }>

const over = (entry: Versioned, current: { readonly version: number } | undefined): TodoEntry | undefined =>
  current === undefined
    ? undefined
    : ({ ...entry, variables: { ...entry.variables, expectedVersion: current.version } } as TodoEntry)
