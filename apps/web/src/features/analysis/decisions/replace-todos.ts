import { newId } from '#device/new-id.ts'
import { kindOf, type NewTodo, type TodoBook, type Withdrawn, type WrittenTodo } from './prepared-todos.ts'
import type { Saved, Undo } from './save-together.ts'

/** What became of the to-dos when decisions became one. */
type Prepared = {
  readonly written: readonly WrittenTodo[]
  /** How many could not be written down. */
  readonly failed: number
  /** What went for them. */
  readonly replaced: Withdrawn | undefined
}

/** What is open of what was prepared for the decisions before. */
type Found = {
  readonly untouched: readonly WrittenTodo[]
  /** Titles of what somebody works on. */
  readonly worked: readonly string[]
}

/**
 * Writes down what a decision needs, in the place of what was only prepared for those it took the place of. What
 * somebody has worked on stays and belongs to it from now on.
 */
export async function replaceTodos(
  book: TodoBook,
  { measureId, replacedIds }: Pick<Saved, 'measureId' | 'replacedIds'>,
  wanted: (found: Found) => readonly NewTodo[],
): Promise<Prepared> {
  // The new decision too: what was prepared for the others may count for it already.
  const before = replacedIds.length === 0 ? [] : [...replacedIds, measureId]
  const untouched = book.untouchedFor(before)
  const worked = before
    .flatMap((id) => book.openFor(id))
    .filter(({ isUntouched }) => !isUntouched)
    .map(({ title }) => title)
  const all = wanted({ untouched, worked })
  const kinds = new Set(all.map(({ title }) => kindOf(title)))
  // Only where a new one stands in its place: anything else would be lost.
  const old = untouched.filter(({ title }) => kinds.has(kindOf(title) ?? ''))
  const todos = notYetOpen(book, all, measureId, old)
  const written = await writeTodos(book, todos, measureId)
  const failed = todos.length - written.length
  const replaced = failed === 0 && old.length > 0 ? await book.withdraw(old) : undefined
  return { written, failed, replaced }
}

/** Whether all became as it should. */
export const isWhole = ({ failed, replaced }: Prepared): boolean =>
  failed === 0 && replaced?.fault === undefined

/** Those of which one was there already, and nobody works on one: who bundles asks for no more than that. */
export const sameKinds = (todos: readonly NewTodo[], { untouched, worked }: Found): readonly NewTodo[] => {
  const kinds = new Set(untouched.map(({ title }) => kindOf(title)))
  for (const title of worked) kinds.delete(kindOf(title))
  return todos.filter(({ title }) => kinds.has(kindOf(title)))
}

/** Without those that are open for the decision already: a decision taken anew needs none of them twice. */
export const notYetOpen = (
  book: TodoBook,
  todos: readonly NewTodo[],
  measureId: string | undefined,
  leaving: readonly WrittenTodo[] = [],
): readonly NewTodo[] => {
  if (measureId === undefined) return todos
  const open = new Set(book.openFor(measureId).map(({ title }) => title))
  for (const { title } of leaving) open.delete(title)
  return todos.filter(({ title }) => !open.has(title))
}

/** One after the other, as they are read; gives those that are written down. */
async function writeTodos(
  book: TodoBook,
  todos: readonly NewTodo[],
  measureId: string,
): Promise<readonly WrittenTodo[]> {
  const written: WrittenTodo[] = []
  for (const todo of todos) {
    const id = newId()
    if ((await book.add(id, todo, measureId)) === undefined) written.push({ id, title: todo.title })
  }
  return written
}

/** After the plan itself: as long as that stands, its to-dos are needed. What went for them comes again. */
export const takingBackTodos =
  (book: TodoBook, { written, replaced }: Pick<Prepared, 'written' | 'replaced'>, undo: Undo): Undo =>
  async () => {
    await undo()
    const lost = await replaced?.bringBack()
    const fault = (written.length === 0 ? undefined : (await book.withdraw(written)).fault) ?? lost
    if (fault !== undefined) throw new Error(fault)
  }
