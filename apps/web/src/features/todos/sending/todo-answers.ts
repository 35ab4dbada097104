import { compareTodos, type TodoState } from '@hauswart/domain/todos/todo'
import type { TodoRow } from '#features/todos/todo.ts'

type Picture = TodoRow['pictures'][number]
export type TodoAnswer = Omit<TodoRow, 'pictures'> & {
  readonly deletedAt: string | null
  readonly pictures?: Picture[]
}
export type PictureAnswer = Picture & { readonly todoId: string | null; readonly deletedAt: string | null }

/** The list of a state with what the server answered to a change; an older answer changes nothing. */
export function withTodo(
  list: readonly TodoRow[],
  state: TodoState,
  { deletedAt, ...answer }: TodoAnswer,
  pictures: Picture[],
): readonly TodoRow[] {
  const known = list.find(({ id }) => id === answer.id)
  if (known !== undefined && known.version > answer.version) return list
  const others = list.filter(({ id }) => id !== answer.id)
  if (deletedAt !== null || answer.state !== state) return others
  return [...others, { ...answer, pictures: answer.pictures ?? pictures }].toSorted(compareTodos)
}

/** The same for one of its photos. */
export const withPicture = (
  list: readonly TodoRow[],
  { todoId, deletedAt, ...picture }: PictureAnswer,
): readonly TodoRow[] =>
  list.map((row) => {
    if (row.id !== todoId) return row
    const others = row.pictures.filter(({ id }) => id !== picture.id)
    // In the order they were taken, which is the order of their names.
    return { ...row, pictures: deletedAt === null ? [...others, picture].toSorted(byId) : others }
  })

const byId = (a: Picture, b: Picture): number => (a.id < b.id ? -1 : 1)
