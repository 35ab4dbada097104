import { afterDone } from '@hauswart/domain/todos/todo'
import { repeatTodoInput } from '@hauswart/domain/todos/todo.input'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { mutate, type Keyed, type WriteTx } from '#platform/db/mutate.ts'
import { mustFind, overVersion } from '#platform/db/versions.ts'
import { findTodo, listOpenOfComponent, setDone, updateTodoRow } from './todos.queries.ts'
import type { Todo } from './todos.service.ts'

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
    // Said by a device that does not know yet that it comes again.
    if (isDone && row.recurrence !== null) return nextTime(tx, scope, row, ctx.clock.today())
    const changes = isChanged ? { state: isDone ? ['open', 'done'] : ['done', 'open'] } : {}
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** Done for this time, and due again. If somebody did it meanwhile, this time is done and nothing changes. */
export async function repeatTodo(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Todo> {
  const { expectedVersion, doneOn, lastDoneOn = null } = parseInput(repeatTodoInput, input)
  const scope = requireMember(ctx, realEstateId, 'write')
  // A device whose clock runs ahead has done it today.
  const today = ctx.clock.today()
  return mutate(ctx, scope, 'todo.repeat', { realEstateId, id, ...input }, async (tx) => {
    const found = mustFind(await findTodo(tx, scope, id))
    const isDone = found.deletedAt === null && found.lastDoneOn !== lastDoneOn
    if (isDone) {
      tx.record({ objectId: id, version: found.version, changes: {} })
      return found
    }
    return nextTime(tx, scope, { id, version: expectedVersion }, doneOn > today ? today : doneOn)
  })
}

async function nextTime(tx: WriteTx, scope: RealEstateScope, over: Over, doneOn: string): Promise<Todo> {
  const { row, changes } = await doneOnce(tx, scope, over, doneOn)
  tx.record({ objectId: row.id, version: row.version, changes })
  return row
}

type Over = Pick<Todo, 'id' | 'version'>

/** Inside a write. Where somebody ended the rhythm meanwhile, it is done for good. */
export async function doneOnce(tx: Tx, scope: RealEstateScope, { id, version }: Over, doneOn: string) {
  const { before, row } = await overVersion(
    () => findTodo(tx, scope, id),
    version,
    async (old) => {
      const next = afterDone(old, doneOn)
      if (next === undefined) return (await setDone(tx, scope, id, true)).row
      return updateTodoRow(tx, scope, { ...old, ...next }, false)
    },
  )
  const { dueOn, lastDoneOn, state } = row
  return { row, changes: changedFields(before, { dueOn, lastDoneOn, state }) }
}

type Finished = Over & { readonly doneOn: string; readonly lastDoneOn: string | null }

/** Inside a write that tells itself what was done; without `changes` if somebody has done it already. */
export async function finishTodoIn(
  tx: Tx,
  scope: RealEstateScope,
  { doneOn, lastDoneOn, ...over }: Finished,
): Promise<{ row: Todo; changes?: Record<string, unknown> }> {
  const found = mustFind(await findTodo(tx, scope, over.id))
  const isDone = found.state === 'done' || found.lastDoneOn !== lastDoneOn
  return found.deletedAt === null && isDone ? { row: found } : doneOnce(tx, scope, over, doneOn)
}

type Work = { readonly componentId: string; readonly title: string }

/** The same for all that mean one work. Gives which. */
export async function finishTodosOf(
  tx: Tx,
  scope: RealEstateScope,
  work: Work,
  doneOn: string,
): Promise<string[]> {
  const open = await listOpenOfComponent(tx, scope, work.componentId)
  const same = open.filter((todo) => isSameWork(todo, work))
  await Promise.all(same.map((todo) => doneOnce(tx, scope, todo, doneOn)))
  return same.map(({ id }) => id)
}
