import { compareTodos } from '@hauswart/domain/todos/todo'
import type { Todo, TodoPicture, TodoRow } from '#features/todos/todo.ts'
import { todoIdOf, type TodoEntry, type TodoOp } from './todo-changes.ts'

/** An entry on its way, or one that has just arrived and is not in the lists read before. */
export type ReplayedEntry = TodoEntry & { readonly isSent?: boolean }

type World = { readonly shown: Map<string, Todo>; readonly gone: Map<string, Todo> }
type Replay<Op extends TodoOp> = (world: World, entry: ReplayedEntry & TodoEntry<Op>) => void

/**
 * The to-dos as their owner left them: what the server told, and on top, in order, what it has not confirmed yet.
 * Whatever it has already is not done twice, so it does not matter how far the server has come. The version of each
 * is the one it will have when all of this has arrived; the next change expects it.
 */
export function applyOutbox(server: readonly TodoRow[], entries: readonly ReplayedEntry[]): Todo[] {
  const shown = new Map<string, Todo>(server.map((row) => [row.id, { ...row, isWaiting: false }]))
  const world = { shown, gone: new Map<string, Todo>() }
  for (const entry of entries.toSorted((a, b) => a.seq - b.seq)) {
    if (entry.state === 'queued' || isOnlyHere(entry)) replayOne(world, entry)
    mark(world, entry)
  }
  return [...shown.values()].toSorted(compareTodos)
}

/** A refused change of what the server has is not shown as if it were true; a refused creation exists nowhere else. */
const isOnlyHere = ({ op }: ReplayedEntry): boolean => op === 'addTodo' || op === 'addTodoPicture'

function replayOne(world: World, entry: ReplayedEntry): void {
  // The table has a function for each op that takes exactly its entries; TypeScript cannot follow that by name.
  const replay = replays[entry.op] as Replay<TodoOp>
  replay(world, entry)
}

function mark({ shown }: World, entry: ReplayedEntry): void {
  const todo = shown.get(todoIdOf(entry))
  if (todo === undefined || entry.isSent === true) return
  if (entry.state === 'queued') shown.set(todo.id, { ...todo, isWaiting: true })
  // The first refusal holds the others, so it is the one to settle.
  else if (todo.refusal === undefined) shown.set(todo.id, { ...todo, refusal: entry })
}

const replays: { readonly [Op in TodoOp]: Replay<Op> } = {
  addTodo: ({ shown, gone }, { objectId: id, createdAt, variables: { facts, measureId = null } }) => {
    if (shown.has(id) || gone.has(id)) return
    const fresh = {
      state: 'open',
      doneAt: null,
      doneBy: null,
      version: 1,
      pictures: [],
      isWaiting: false,
    } as const
    const at = instant(createdAt)
    shown.set(id, { ...fresh, ...facts, measureId, id, createdAt: at, updatedAt: at })
  },
  updateTodo: ({ shown }, { objectId, createdAt, variables: { expectedVersion, facts, isMovedAlong } }) => {
    const todo = shown.get(objectId)
    if (todo === undefined || todo.version > expectedVersion) return
    const updatedAt = isMovedAlong === true ? todo.updatedAt : instant(createdAt)
    shown.set(objectId, { ...todo, ...facts, version: expectedVersion + 1, updatedAt })
  },
  completeTodo: ({ shown }, { objectId, userId, createdAt }) => {
    const todo = shown.get(objectId)
    if (todo === undefined || todo.state === 'done') return
    const at = instant(createdAt)
    const done = { state: 'done', doneAt: at, doneBy: userId, updatedAt: at } as const
    shown.set(objectId, { ...todo, ...done, version: todo.version + 1 })
  },
  reopenTodo: ({ shown, gone }, { objectId, createdAt, variables: { row } }) => {
    const todo = shown.get(objectId) ?? (gone.has(objectId) ? undefined : { ...row, isWaiting: false })
    if (todo === undefined || todo.state === 'open') return
    const open = { state: 'open', doneAt: null, doneBy: null, updatedAt: instant(createdAt) } as const
    shown.set(objectId, { ...todo, ...open, version: todo.version + 1 })
  },
  deleteTodo: ({ shown, gone }, { objectId, variables: { expectedVersion } }) => {
    const todo = shown.get(objectId)
    if (todo === undefined || todo.version > expectedVersion) return
    shown.delete(objectId)
    gone.set(objectId, { ...todo, version: expectedVersion + 1 })
  },
  restoreTodo: ({ shown, gone }, { objectId, variables: { expectedVersion, row } }) => {
    if (shown.has(objectId)) return
    const todo = gone.get(objectId) ?? { ...row, isWaiting: false }
    gone.delete(objectId)
    shown.set(objectId, { ...todo, version: expectedVersion + 1 })
  },
  addTodoPicture: (world, { objectId: id, variables, ...entry }) => {
    const { todoId, file, fileName } = variables
    const refusal = entry.state === 'rejected' ? { refusal: { ...entry, objectId: id, variables } } : {}
    const fresh = { ...unseen, id, fileName, file } as const
    changePictures(world, todoId, (pictures) =>
      pictures.some((picture) => picture.id === id)
        ? // Until it was looked at by the server, the copy on the device is all there is to see.
          pictures.map((picture) =>
            picture.id === id && picture.url === null ? { ...picture, file } : picture,
          )
        : [...pictures, { ...fresh, isWaiting: entry.isSent !== true, ...refusal }],
    )
  },
  deleteTodoPicture: (world, { objectId, variables: { todoId, expectedVersion } }) =>
    changePictures(world, todoId, (pictures) =>
      pictures.filter(({ id, version }) => id !== objectId || version > expectedVersion),
    ),
  restoreTodoPicture: (world, { variables: { todoId, expectedVersion, picture } }) =>
    changePictures(world, todoId, (pictures) =>
      pictures.some(({ id }) => id === picture.id)
        ? pictures
        : [...pictures, { ...picture, version: expectedVersion + 1 }],
    ),
}

function changePictures(
  { shown }: World,
  todoId: string,
  change: (pictures: readonly TodoPicture[]) => readonly TodoPicture[],
): void {
  const todo = shown.get(todoId)
  if (todo !== undefined) shown.set(todoId, { ...todo, pictures: change(todo.pictures) })
}

/** A photo the server has not looked at. */
const unseen = {
  state: 'received',
  version: 1,
  url: null,
  width: null,
  height: null,
  widths: [] as number[],
  placeholder: null,
} as const

const instant = (at: number): string => new Date(at).toISOString()
