import {
  completeMaintenanceInput,
  finishTodoInput,
  type CompleteMaintenanceInput,
} from '@hauswart/domain/upkeep/maintenance.input'
import { afterUpkeep, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { costNeeds, costTrace } from '#features/analysis/analysis.amounts.service.ts'
import { finishTodoIn, finishTodosOf } from '#features/todos/todos.done.service.ts'
import type { Todo } from '#features/todos/todos.service.ts'
import { requireMember, type Context, type RealEstateScope, type Tx } from '#platform/db/access.ts'
import { AppError } from '#platform/app-error.ts'
import { changedFields, parseInput } from '#platform/input.ts'
import { mutate, type Keyed } from '#platform/db/mutate.ts'
import { overVersion } from '#platform/db/versions.ts'
import { recordEvent } from './upkeep.events.service.ts'
import { findTask, listTasksOf, writeTask } from './upkeep.maintenance.queries.ts'

/**
 * It was done: that becomes history of the component, the interval starts anew from that day, and to-dos that mean the
 * same work are done with it.
 */
export async function completeMaintenanceTask(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<MaintenanceTask> {
  const said = parseInput(completeMaintenanceInput, input)
  if (said.doneOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'doneOn' })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'maintenance_task.complete', { realEstateId, id, ...input }, async (tx) => {
    const { before, row } = await overVersion(
      () => findTask(tx, scope, id),
      said.expectedVersion,
      (old) => writeTask(tx, scope, { ...old, ...afterUpkeep(old, said.doneOn) }),
    )
    const { componentId, title, lastOn, nextOn } = row
    const [, todoIds] = await Promise.all([
      recordEvent(tx, scope, eventOf({ componentId, title }, said), said.costRappen),
      finishTodosOf(tx, scope, row, said.doneOn),
    ])
    const changes = {
      eventId: said.eventId,
      componentId,
      title,
      ...changedFields(before, { lastOn, nextOn }),
      ...(todoIds.length > 0 && { todoIds }),
      ...costTrace(said),
    }
    tx.record({ objectId: id, version: row.version, changes })
    return row
  })
}

/** The same, told by a to-do about a component: one act, and a task of the same work counts from that day too. */
export async function finishTodo(
  ctx: Context,
  realEstateId: string,
  id: string,
  input: Keyed,
): Promise<Todo> {
  const { expectedVersion, lastDoneOn = null, ...said } = parseInput(finishTodoInput, input)
  if (said.doneOn > ctx.clock.today()) throw new AppError('BAD_INPUT', { field: 'doneOn' })
  const scope = requireMember(ctx, realEstateId, 'write', costNeeds(said))
  return mutate(ctx, scope, 'todo.finish', { realEstateId, id, ...input }, async (tx) => {
    const { doneOn } = said
    const done = { id, version: expectedVersion, doneOn, lastDoneOn }
    const { row, changes } = await finishTodoIn(tx, scope, done)
    const { componentId, title, version } = row
    if (changes === undefined || componentId === null) {
      // Somebody did it and told so, or took the component off: there is no history it belongs to.
      tx.record({ objectId: id, version, changes: changes ?? {} })
      return row
    }
    await Promise.all([
      recordEvent(tx, scope, eventOf({ componentId, title }, said), said.costRappen),
      moveOn(tx, scope, { componentId, title }, doneOn),
    ])
    const { eventId } = said
    tx.record({ objectId: id, version, changes: { ...changes, eventId, componentId, ...costTrace(said) } })
    return row
  })
}

async function moveOn(tx: Tx, scope: RealEstateScope, work: Work, doneOn: string): Promise<void> {
  const tasks = await listTasksOf(tx, scope, work.componentId)
  const same = tasks.filter((task) => task.isActive && isSameWork(task, work))
  await Promise.all(same.map((task) => writeTask(tx, scope, { ...task, ...afterUpkeep(task, doneOn) })))
}

type Work = { readonly componentId: string; readonly title: string }

const eventOf = ({ componentId, title }: Work, said: Omit<CompleteMaintenanceInput, 'expectedVersion'>) => ({
  id: said.eventId,
  componentId,
  kind: 'serviced' as const,
  year: Number(said.doneOn.slice(0, 4)),
  happenedOn: said.doneOn,
  // A to-do may be longer.
  title: title.slice(0, 120).trim(),
  performedBy: said.performedBy,
  note: said.note,
  former: null,
})
