import type { TodoState } from '@hauswart/domain/todos/todo'
import type { RealEstateScope, Tx } from '#platform/db/access.ts'
import { sql } from '#platform/db/db-wire.ts'
import { trashStatements } from '#platform/db/trash.ts'
import { todoColumns, todoFacts, type TodoFacts, type TodoRow } from './todos.table.ts'

// A page always starts behind a place in its index, the first one behind an end that no row reaches: a cursor
// that may be missing would be a filter, and every page would read the earlier ones again.
const open = sql<TodoRow>(`
  select ${todoColumns} from app.todo t
  where t.real_estate_id = app.house() and t.state = 'open' and t.deleted_at is null
    and (t.due_order, t.id) > ($1::date, $2::uuid)
  order by t.due_order, t.id limit $3`)
const done = sql<TodoRow>(`
  select ${todoColumns} from app.todo t
  where t.real_estate_id = app.house() and t.state = 'done' and t.deleted_at is null
    and (t.done_at, t.id) < ($1::timestamptz, $2::uuid)
  order by t.done_at desc, t.id desc limit $3`)
const trash = sql<TodoRow>(`
  select ${todoColumns} from app.todo t
  where t.real_estate_id = app.house() and t.deleted_at is not null
    and (t.deleted_at, t.id) < ($1::timestamptz, $2::uuid) and ($4::text is null or t.state = $4)
  order by t.deleted_at desc, t.id desc limit $3`)

const smallestId = '00000000-0000-0000-0000-000000000000'
const largestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const before = ['-infinity', smallestId] as const
const behind = ['infinity', largestId] as const

type After = readonly string[] | undefined

export const listOpenTodos = (tx: Tx, scope: RealEstateScope, after: After, limit: number) =>
  tx.rows(scope, open, [...(after ?? before), limit])

export const listDoneTodos = (tx: Tx, scope: RealEstateScope, after: After, limit: number) =>
  tx.rows(scope, done, [...(after ?? behind), limit])

type TrashFilter = { after: After; limit: number; state: TodoState | undefined }

export const listDeletedTodos = (tx: Tx, scope: RealEstateScope, filter: TrashFilter) =>
  tx.rows(scope, trash, [...(filter.after ?? behind), filter.limit, filter.state])

const ofComponent = sql<TodoRow>(`
  select ${todoColumns} from app.todo t
  where t.real_estate_id = app.house() and t.state = 'open' and t.deleted_at is null and t.component_id = $1
  order by t.due_order, t.id`)

export const listOpenOfComponent = (tx: Tx, scope: RealEstateScope, componentId: string) =>
  tx.rows(scope, ofComponent, [componentId])

const one = sql<TodoRow>(
  `select ${todoColumns} from app.todo t where t.real_estate_id = app.house() and t.id = $1`,
)

export const findTodo = async (tx: Tx, scope: RealEstateScope, id: string): Promise<TodoRow | undefined> =>
  (await tx.rows(scope, one, [id]))[0]

const held = sql<TodoRow>(`
  select ${todoColumns} from app.todo t where t.real_estate_id = app.house() and t.id = any ($1::uuid[])
  order by t.id for update of t`)

/** Those of the house among them, whatever their state; nobody else changes them meanwhile. */
export const holdTodos = (tx: Tx, scope: RealEstateScope, ids: readonly string[]): Promise<TodoRow[]> =>
  tx.rows(scope, held, [ids])

const several = sql<{ count: number }>(`
  select count(*)::integer as count from app.todo t where t.real_estate_id = app.house() and t.id = any ($1::uuid[])`)

export const countTodos = async (tx: Tx, scope: RealEstateScope, ids: readonly string[]): Promise<number> =>
  (await tx.rows(scope, several, [ids]))[0]?.count ?? 0

const component = sql<{ id: string }>(
  `select c.id from app.component c where c.real_estate_id = app.house() and c.id = $1`,
)

/** Also one in the trash: a to-do written offline must not be lost because somebody tidied up meanwhile. */
export const hasComponent = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, component, [id])).length > 0

const measure = sql<{ id: string }>(
  `select m.id from app.measure m where m.real_estate_id = app.house() and m.id = $1`,
)

/** Also one in the trash, for the same reason. */
export const hasMeasure = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, measure, [id])).length > 0

const project = sql<{ id: string }>(
  `select p.id from app.project p where p.real_estate_id = app.house() and p.id = $1`,
)

/** Also one in the trash, for the same reason. */
export const hasProject = async (tx: Tx, scope: RealEstateScope, id: string): Promise<boolean> =>
  (await tx.rows(scope, project, [id])).length > 0

/** Also of a to-do written without a line: whoever has left meanwhile is nobody, and the rest of it is kept. */
const member = (id: string) =>
  `(select m.user_id from app.membership m where m.real_estate_id = app.house() and m.user_id = ${id}::uuid)`

const assignee = todoFacts.place('assigneeId', 4)

const insert = sql<TodoRow>(`
  insert into app.todo as t (real_estate_id, id, created_by, measure_id, prepares, ${todoFacts.names}, assigned_by, assigned_at)
  values (app.house(), $1, app.me(), $2, $3, ${todoFacts.places(4, { assigneeId: member })},
    case when ${assignee}::uuid is not null then app.me() end, case when ${assignee}::uuid is not null then now() end)
  returning ${todoColumns}`)

export const insertTodo = async (
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  facts: TodoFacts & Pick<TodoRow, 'measureId' | 'prepares'>,
): Promise<TodoRow | undefined> =>
  (await tx.rows(scope, insert, [id, facts.measureId, facts.prepares, ...todoFacts.values(facts)]))[0]

// What only follows its decision has not been worked on, but for which decision must be known.
const change = sql<TodoRow>(`
  update app.todo t set ${todoFacts.set(4, { assigneeId: member })},
    assigned_by = case when t.assignee_id is distinct from ${assignee}::uuid then app.me() else t.assigned_by end,
    assigned_at = case when t.assignee_id is distinct from ${assignee}::uuid then now() else t.assigned_at end,
    version = t.version + 1,
    updated_at = case when $3::boolean and t.measure_id is not null then t.updated_at else now() end,
    touched_at = case when $3::boolean and t.measure_id is not null then t.touched_at else now() end
  where t.real_estate_id = app.house() and t.id = $1 and t.version = $2 and t.deleted_at is null
  returning ${todoColumns}`)

export const updateTodoRow = async (
  tx: Tx,
  scope: RealEstateScope,
  row: TodoRow,
  isMovedAlong: boolean,
): Promise<TodoRow | undefined> =>
  (await tx.rows(scope, change, [row.id, row.version, isMovedAlong, ...todoFacts.values(row)]))[0]

const complete = sql<{ id: string }>(`
  update app.todo t set state = 'done', done_at = now(), done_by = app.me(), version = t.version + 1,
    updated_at = now(), touched_at = now()
  where t.real_estate_id = app.house() and t.id = $1 and t.state <> 'done' and t.repeat_mode is null and t.deleted_at is null
  returning t.id`)
const reopen = sql<{ id: string }>(`
  update app.todo t set state = 'open', done_at = null, done_by = null, version = t.version + 1,
    updated_at = now(), touched_at = now()
  where t.real_estate_id = app.house() and t.id = $1 and t.state = 'done' and t.deleted_at is null
  returning t.id`)

/** The to-do as it is afterwards, and whether that is news. */
export async function setDone(
  tx: Tx,
  scope: RealEstateScope,
  id: string,
  isDone: boolean,
): Promise<{ row: TodoRow | undefined; isChanged: boolean }> {
  const [changed, row] = await Promise.all([
    tx.rows(scope, isDone ? complete : reopen, [id]),
    findTodo(tx, scope, id),
  ])
  return { row, isChanged: changed.length > 0 }
}

// Leaves `updated_at` and `touched_at`: who throws one away and takes it back has not worked on it.
export const moveTodoToTrash = trashStatements<TodoRow>({ table: 'app.todo t', columns: todoColumns })
