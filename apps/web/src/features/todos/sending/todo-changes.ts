import type { OutboxEntry } from '#device/outbox/entry.ts'
import { pickFacts, type Todo, type TodoFacts, type TodoPicture, type TodoRow } from '#features/todos/todo.ts'

/** Versions are those a change expects to meet. `title` names the to-do to its owner and is not sent with others. */
type Variables = {
  /** `measureId`: the decision it is written down for. */
  addTodo: { facts: TodoFacts; measureId?: string }
  /**
   * `before`: what stood there, to tell later whether somebody else touched the same. `isMovedAlong`: its day follows
   * its decision; who has touched it since keeps it.
   */
  updateTodo: {
    expectedVersion: number
    facts: Partial<TodoFacts>
    before: Partial<TodoFacts>
    isMovedAlong?: true
  }
  completeTodo: object
  /** `row` as it was done: the list of what is done may not have been read. */
  reopenTodo: { row: TodoRow }
  /** `isWithdrawn`: was only offered; who has touched it since keeps it. */
  deleteTodo: { expectedVersion: number; isWithdrawn?: true }
  /** `row` as it was, because the lists of the server no longer have it. */
  restoreTodo: { expectedVersion: number; row: TodoRow }
  addTodoPicture: { todoId: string; file: Blob; fileName: string }
  deleteTodoPicture: { todoId: string; expectedVersion: number }
  restoreTodoPicture: { todoId: string; expectedVersion: number; picture: TodoPicture }
}

export type TodoOp = keyof Variables
export type TodoChange<Op extends TodoOp = TodoOp> = {
  [One in Op]: Pick<OutboxEntry, 'kind' | 'realEstateId' | 'objectId'> & {
    readonly op: One
    readonly variables: Variables[One] & { readonly title: string }
  }
}[Op]
export type TodoEntry<Op extends TodoOp = TodoOp> = Omit<OutboxEntry, 'op' | 'variables'> & TodoChange<Op>

const ops: Readonly<Record<TodoOp, true>> = {
  addTodo: true,
  updateTodo: true,
  completeTodo: true,
  reopenTodo: true,
  deleteTodo: true,
  restoreTodo: true,
  addTodoPicture: true,
  deleteTodoPicture: true,
  restoreTodoPicture: true,
}
export const todoOps = Object.keys(ops) as readonly TodoOp[]

/** The changes of to-dos among everything that is on its way. */
export const todoEntries = (entries: readonly OutboxEntry[], realEstateId: string): TodoEntry[] =>
  entries.filter((entry) => entry.realEstateId === realEstateId && entry.op in ops) as TodoEntry[]

/** The to-do a change is about. */
export const todoIdOf = (entry: TodoChange): string =>
  'todoId' in entry.variables ? entry.variables.todoId : entry.objectId

type Place = { readonly realEstateId: string }
type Named = Pick<Todo, 'id' | 'title' | 'version'>

export const addition = (
  { realEstateId }: Place,
  id: string,
  facts: TodoFacts,
  measureId?: string,
): TodoChange<'addTodo'> => ({
  op: 'addTodo',
  kind: 'creation',
  realEstateId,
  objectId: id,
  variables: { title: facts.title, facts, ...(measureId === undefined ? {} : { measureId }) },
})

export const edit = (
  { realEstateId }: Place,
  { id, version, ...todo }: Named & TodoFacts,
  facts: Partial<TodoFacts>,
): TodoChange<'updateTodo'> => ({
  op: 'updateTodo',
  kind: 'change',
  realEstateId,
  objectId: id,
  variables: {
    title: todo.title,
    expectedVersion: version,
    facts,
    before: pickFacts(todo, Object.keys(facts)),
  },
})

/** Of one that was written down for its owner, in the version nobody had touched. */
export function following(
  place: Place,
  todo: Named & TodoFacts,
  dueOn: string | null,
): TodoChange<'updateTodo'> {
  const { variables, ...change } = edit(place, todo, { dueOn })
  return { ...change, variables: { ...variables, isMovedAlong: true } }
}

export const completion = (
  { realEstateId }: Place,
  { id, title }: Pick<Named, 'id' | 'title'>,
): TodoChange<'completeTodo'> => ({
  op: 'completeTodo',
  kind: 'change',
  realEstateId,
  objectId: id,
  variables: { title },
})

export const reopening = ({ realEstateId }: Place, row: TodoRow): TodoChange<'reopenTodo'> => ({
  op: 'reopenTodo',
  kind: 'change',
  realEstateId,
  objectId: row.id,
  variables: { title: row.title, row },
})

export const deletion = (
  { realEstateId }: Place,
  { id, title, version }: Named,
): TodoChange<'deleteTodo'> => ({
  op: 'deleteTodo',
  kind: 'change',
  realEstateId,
  objectId: id,
  variables: { title, expectedVersion: version },
})

/** Of one that was written down for its owner, in the version nobody had touched. */
export const withdrawal = (
  { realEstateId }: Place,
  { id, title, version }: Named,
): TodoChange<'deleteTodo'> => ({
  op: 'deleteTodo',
  kind: 'change',
  realEstateId,
  objectId: id,
  variables: { title, expectedVersion: version, isWithdrawn: true },
})

/** Of a to-do with the version it has in the trash. */
export const restoration = ({ realEstateId }: Place, row: TodoRow): TodoChange<'restoreTodo'> => ({
  op: 'restoreTodo',
  kind: 'change',
  realEstateId,
  objectId: row.id,
  variables: { title: row.title, expectedVersion: row.version, row },
})

export const pictureAddition = (
  { realEstateId }: Place,
  { id: todoId, title }: Pick<Named, 'id' | 'title'>,
  { id, file }: { readonly id: string; readonly file: File },
): TodoChange<'addTodoPicture'> => ({
  op: 'addTodoPicture',
  kind: 'creation',
  realEstateId,
  objectId: id,
  variables: { title, todoId, file, fileName: file.name },
})

export const pictureDeletion = (
  { realEstateId }: Place,
  { id: todoId, title }: Named,
  { id, version }: TodoPicture,
): TodoChange<'deleteTodoPicture'> => ({
  op: 'deleteTodoPicture',
  kind: 'change',
  realEstateId,
  objectId: id,
  variables: { title, todoId, expectedVersion: version },
})

export const pictureRestoration = (
  { realEstateId }: Place,
  { id: todoId, title }: Named,
  picture: TodoPicture,
): TodoChange<'restoreTodoPicture'> => ({
  op: 'restoreTodoPicture',
  kind: 'change',
  realEstateId,
  objectId: picture.id,
  variables: { title, todoId, expectedVersion: picture.version + 1, picture },
})
