import { todoStates } from '@hauswart/domain/todos/todo'
import {
  AddTodoDocument,
  AddTodoPictureDocument,
  CompleteTodoDocument,
  DeleteTodoDocument,
  DeleteTodoPictureDocument,
  ReopenTodoDocument,
  RestoreTodoDocument,
  RestoreTodoPictureDocument,
  TodoDocument,
  UpdateTodoDocument,
} from '#gql/graphql.ts'
import { GraphqlError, request } from '#device/net/graphql.ts'
import { todosQuery } from '#house/house-queries.ts'
import { newId } from '#device/new-id.ts'
import { registerSender } from '#device/outbox/outbox.ts'
import { queryClient } from '#device/cache/query.ts'
import { houseChanged } from '#house/news.ts'
import { withPicture, withTodo, type PictureAnswer, type TodoAnswer } from './todo-answers.ts'
import { todoEntries, todoIdOf, todoOps, type TodoEntry } from './todo-changes.ts'
import { sayAnew } from './todo-conflict.ts'
import { isReached, mergedOver } from './todo-current.ts'
import { todoQuery } from '#features/todos/todo-queries.ts'
import { todosTexts } from '#features/todos/todos.texts.ts'

/** The outbox calls these for every change of a to-do; they belong to the app's start, not to a page. */
export function registerTodoSenders(): void {
  for (const op of todoOps)
    registerSender(op, {
      // An entry carries what was put in under this name.
      send: (entry, signal) => deliver(entry as TodoEntry, signal),
      describe: (entry) => todosTexts.change(entry as TodoEntry),
      sayAnew: (entry, entries) => sayAnew(entry as TodoEntry, todoEntries(entries, entry.realEstateId)),
    })
}

/** A conflict is one for the owner only where two people touched the same; the rest settles itself. */
async function deliver(entry: TodoEntry, signal: AbortSignal): Promise<void> {
  try {
    await send(entry, signal)
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'CONFLICT') throw error
    const current = error.current ?? (await findCreated(entry, signal))
    if (isReached(entry, current)) return houseChanged(entry.realEstateId, [entry.op])
    const merged = mergedOver(entry, current)
    if (merged === undefined) throw knowing(error, current)
    // Another content needs another key. Should the answer get lost, the next try finds its wish fulfilled.
    await send({ ...merged, key: newId() }, signal)
  }
}

/** The refusal with what the server holds, for the owner to decide. */
const knowing = (error: GraphqlError, current: unknown): Error =>
  current === error.current
    ? error
    : Object.assign(new Error(error.message), { code: error.code, status: error.status, current })

/**
 * Something of this name is there already. That was this device: an earlier form of the entry arrived, and its answer
 * was lost or is forgotten by now.
 */
async function findCreated(entry: TodoEntry, signal: AbortSignal): Promise<unknown> {
  if (entry.op !== 'addTodo' && entry.op !== 'addTodoPicture') return undefined
  const { realEstateId, objectId } = entry
  const { realEstate } = await request(TodoDocument, { realEstateId, id: todoIdOf(entry) }, { signal })
  const todo = realEstate?.todo
  if (entry.op === 'addTodo') return todo
  const picture = todo?.pictures.find(({ id }) => id === objectId)
  return picture && { ...picture, deletedAt: null }
}

async function send(entry: TodoEntry, signal: AbortSignal): Promise<void> {
  const { realEstateId, objectId: id, key: idempotencyKey } = entry
  const options = { signal }
  const target = { realEstateId, id }
  const keyed = { ...target, input: { idempotencyKey } }
  switch (entry.op) {
    case 'addTodo': {
      const { facts, measureId } = entry.variables
      const input = { ...facts, ...(measureId === undefined ? {} : { measureId }), id, idempotencyKey }
      const { addTodo } = await request(AddTodoDocument, { realEstateId, input }, options)
      return keepTodo(realEstateId, addTodo)
    }
    case 'updateTodo': {
      const { facts, expectedVersion, isMovedAlong } = entry.variables
      const along = isMovedAlong === true ? { isMovedAlong } : {}
      const input = { ...facts, ...along, expectedVersion, idempotencyKey }
      const { updateTodo } = await request(UpdateTodoDocument, { ...target, input }, options)
      return keepTodo(realEstateId, updateTodo)
    }
    case 'completeTodo':
      return keepTodo(realEstateId, (await request(CompleteTodoDocument, keyed, options)).completeTodo)
    case 'reopenTodo':
      return keepTodo(realEstateId, (await request(ReopenTodoDocument, keyed, options)).reopenTodo)
    case 'deleteTodo':
      return keepTodo(realEstateId, (await request(DeleteTodoDocument, versioned(entry), options)).deleteTodo)
    case 'restoreTodo':
      return keepTodo(
        realEstateId,
        (await request(RestoreTodoDocument, versioned(entry), options)).restoreTodo,
      )
    case 'addTodoPicture': {
      const { file, todoId } = entry.variables
      const input = { id, todoId, idempotencyKey }
      const { addPicture } = await request(AddTodoPictureDocument, { realEstateId, file, input }, options)
      return keepPicture(realEstateId, addPicture)
    }
    case 'deleteTodoPicture':
      return keepPicture(
        realEstateId,
        (await request(DeleteTodoPictureDocument, versioned(entry), options)).deletePicture,
      )
    case 'restoreTodoPicture':
      return keepPicture(
        realEstateId,
        (await request(RestoreTodoPictureDocument, versioned(entry), options)).restorePicture,
      )
  }
}

const versioned = ({
  realEstateId,
  objectId: id,
  key: idempotencyKey,
  variables: { expectedVersion },
}: TodoEntry & { readonly variables: { readonly expectedVersion: number } }) => ({
  realEstateId,
  id,
  input: { expectedVersion, idempotencyKey },
})

/** The answer goes into the lists before the entry leaves the queue, so that nothing blinks in between. */
async function keepTodo(realEstateId: string, answer: TodoAnswer): Promise<void> {
  await stopReading(realEstateId)
  const lists = todoStates.map((state) => ({ state, key: todosQuery(realEstateId, state).queryKey }))
  const known = lists.flatMap(({ key }) => queryClient.getQueryData(key) ?? [])
  const pictures = known.find(({ id }) => id === answer.id)?.pictures ?? []
  for (const { state, key } of lists)
    queryClient.setQueryData(key, (list) => list && withTodo(list, state, answer, pictures))
  queryClient.setQueryData(todoQuery(realEstateId, answer.id).queryKey, (old) => {
    const todo = old?.realEstate?.todo
    if (!todo || todo.version > answer.version) return old
    return { realEstate: { id: realEstateId, todo: { ...answer, pictures: todo.pictures } } }
  })
}

async function keepPicture(realEstateId: string, answer: PictureAnswer): Promise<void> {
  await stopReading(realEstateId)
  for (const state of todoStates)
    queryClient.setQueryData(
      todosQuery(realEstateId, state).queryKey,
      (list) => list && withPicture(list, answer),
    )
  if (answer.todoId === null) return
  queryClient.setQueryData(todoQuery(realEstateId, answer.todoId).queryKey, (old) => {
    const todo = old?.realEstate?.todo
    const [changed] = todo ? withPicture([todo], answer) : []
    return changed && todo ? { realEstate: { id: realEstateId, todo: { ...todo, ...changed } } } : old
  })
}

// An answer that was asked for before the change would put the old state back.
const stopReading = (realEstateId: string): Promise<void> =>
  queryClient.cancelQueries({
    predicate: ({ queryKey: [kind, house, noun], state: { data } }) =>
      kind === 'house' && house === realEstateId && String(noun).startsWith('todo') && data !== undefined,
  })
