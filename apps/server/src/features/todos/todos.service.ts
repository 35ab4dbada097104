import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { TodoState } from '@hauswart/domain/todos/todo'
import { addTodoInput, updateTodoInput, type AddTodoInput } from '@hauswart/domain/todos/todo.input'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput, stripUndefined } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { trashVerb } from '#platform/db/trash.ts'
import { pageSize, readCursor, toPage, type Page, type PageArgs } from '#platform/db/page.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import {
  countTodos,
  findTodo,
  hasComponent,
  hasMeasure,
  hasProject,
  insertTodo,
  listDeletedTodos,
  listDoneTodos,
  listOpenTodos,
  moveTodoToTrash,
  updateTodoRow,
} from './todos.queries.ts'
import { todoFacts, type TodoRow } from './todos.table.ts'

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
      assertProject(tx, scope, facts.projectId),
    ])
    const whole = { ...todoFacts.blank, measureId: null, prepares: null, ...stripUndefined(facts) }
    assertDated(whole)
    const row = mustFind(await insertTodo(tx, scope, id, whole))
    tx.record({ objectId: id, version: row.version, changes: asKept(facts, row) })
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
        if (facts.projectId !== old.projectId) await assertProject(tx, scope, facts.projectId)
        const whole = { ...old, ...stripUndefined(facts) }
        assertDated(whole)
        return updateTodoRow(tx, scope, whole, isMovedAlong === true)
      },
    )
    tx.record({
      objectId: id,
      version: row.version,
      changes: {
        ...changedFields(before, asKept(facts, row)),
        ...(isMovedAlong === true ? { isMovedAlong } : {}),
      },
    })
    return row
  })
}

/** Also ones in the trash, for the same reason as components. */
export async function assertTodos(
  tx: Tx,
  scope: RealEstateScope,
  ids: readonly string[],
  field: string,
): Promise<void> {
  if ((await countTodos(tx, scope, ids)) === ids.length) return
  throw new AppError('NOT_FOUND', { field })
}

export const setTodoDeleted = trashVerb('todo', findTodo, moveTodoToTrash)

async function assertComponent(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasComponent(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'componentId' })
}

async function assertMeasure(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasMeasure(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'measureId' })
}

async function assertProject(tx: Tx, scope: RealEstateScope, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await hasProject(tx, scope, id))) return
  throw new AppError('NOT_FOUND', { field: 'projectId' })
}

// Of somebody who does not belong to the house nothing was kept.
const asKept = <Facts extends Pick<AddTodoInput, 'assigneeId'>>(facts: Facts, { assigneeId }: Todo): Facts =>
  facts.assigneeId === undefined ? facts : { ...facts, assigneeId }

// Counted from nothing it would never come again, and nobody would notice.
function assertDated({ dueOn, recurrence }: Pick<Todo, 'dueOn' | 'recurrence'>): void {
  if (recurrence !== null && dueOn === null) throw new AppError('BAD_INPUT', { field: 'dueOn' })
}
