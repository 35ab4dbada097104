import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { TodoState } from '@hauswart/domain/todos/todo'
import { addTodoInput, updateTodoInput } from '@hauswart/domain/todos/todo.input'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  findTodo,
  hasComponent,
  hasMeasure,
  insertTodo,
  listDeletedTodos,
  listDoneTodos,
  listOpenTodos,
  moveTodo,
  setDone,
  updateTodoRow,
} from './todos.queries.ts'
import type { TodoRow } from './todos.table.ts'

export type Todo = TodoRow

type TodoArgs = PageArgs & {
  state?: TodoState | null | undefined
  isDeleted?: boolean | null | undefined
}

/** Open ones by the day they are due, done ones and the trash with the newest first. */
export async function getTodos(
  ctx: Context,
  realEstateId: string | undefined,
  args: TodoArgs,
): Promise<Page<Todo>> {
  const size = pageSize(args.first)
  const scope = requireMember(ctx, realEstateId, 'read')
  const state = args.state ?? undefined
  if (args.isDeleted === true) {
    const after = readCursor(args.after, [isInstant, isUuid])
    const rows = await listDeletedTodos(ctx.reads, scope, { after, limit: size + 1, state })
    return toPage(rows, size, (row) => [row.deletedAt ?? '', row.id])
  }
  if (state === 'done') {
    const after = readCursor(args.after, [isInstant, isUuid])
    const rows = await listDoneTodos(ctx.reads, scope, after, size + 1)
    return toPage(rows, size, (row) => [row.doneAt ?? '', row.id])
  }
  const after = readCursor(args.after, [isDueDay, isUuid])
  const rows = await listOpenTodos(ctx.reads, scope, after, size + 1)
  return toPage(rows, size, (row) => [row.dueOn ?? undated, row.id])
}

const undated = 'infinity'
const isDueDay = (part: string): boolean => part === undated || /^\d{4}-\d{2}-\d{2}$/.test(part)
const isInstant = (part: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/.test(part)

export async function getTodo(
  ctx: Context,
  realEstateId: string | undefined,
  id: string,
): Promise<Todo | null> {
  if (!isUuid(id)) return null
  return (await findTodo(ctx.reads, requireMember(ctx, realEstateId, 'read'), id)) ?? null
}

export async function addTodo(ctx: Context, realEstateId: string, input: Keyed): Promise<Todo> {
  const { id, ...facts } = parseInput(addTodoInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'todo.add', { realEstateId, ...input }, async (tx) => {
    await Promise.all([
      assertComponent(tx, scope, facts.componentId),
      assertMeasure(tx, scope, facts.measureId),
    ])
    const row = mustFind(await insertTodo(tx, scope, id, { ...noFacts, ...stripUndefined(facts) }))
    tx.record({ objectId: id, version: row.version, changes: facts })
    return row
  })
}

export async function updateTodo(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Todo> {
  const { expectedVersion, isMovedAlong, ...facts } = parseInput(updateTodoInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  return mutate(ctx, scope, 'todo.update', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findTodo(tx, scope, id),
      expectedVersion,
      async (old) => {
        if (facts.componentId !== old.componentId) await assertComponent(tx, scope, facts.componentId)
        return updateTodoRow(tx, scope, { ...old, ...stripUndefined(facts) }, isMovedAlong === true)
      },
    )
    tx.record({
      objectId: id,
      version: row.version,
      changes: { ...changedFields(before, facts), ...(isMovedAlong === true ? { isMovedAlong } : {}) },
    })
    return row
  })
}

/**
 * Done stays done whoever renamed it meanwhile, so no version is asked for. Doing what is done already answers
 * it unchanged; only the empty audit row tells that somebody wanted it.
 */
export async function setTodoDone(
  ctx: Context,
  realEstateId: string,
  id: string,
  isDone: boolean,
  input: Keyed,
): Promise<Todo> {
  const scope = requireMember(ctx, realEstateId, 'write')
  const verb = isDone ? 'todo.complete' : 'todo.reopen'
  return mutate(ctx, scope, verb, { realEstateId, id, ...input }, async (tx) => {
    const { row: found, isChanged } = await setDone(tx, scope, id, isDone)
    const row = mustFind(found)
    if (row.deletedAt !== null) throw new AppError('CONFLICT', { current: row })
    const changes = isChanged ? { state: isDone ? ['open', 'done'] : ['done', 'open'] } : {}
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

export const setTodoDeleted = trashVerb('todo', findTodo, moveTodo)

async function assertComponent(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasComponent(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'componentId' })
}

async function assertMeasure(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasMeasure(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'measureId' })
}

const noFacts = { note: null, dueOn: null, componentId: null, measureId: null, prepares: null }
