import { upkeepRecurrence, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { isSameWork } from '@hauswart/domain/upkeep/same-work'
import { afterDone } from '@hauswart/domain/todos/todo'
import type { Replayed } from '#house/record/overlay.ts'
import type { Shown } from '#house/record/record.ts'
import { todos as record, type TodoRow } from '#house/nouns/todos.ts'

type Task = Shown<MaintenanceTask>

/** A to-do with the upkeep that means the same work, or upkeep that no to-do speaks for, in the form of one. */
export type Work = Shown<TodoRow> & { readonly task?: Task }

/** Whether it is upkeep alone: there is no to-do behind it. */
export const isUpkeep = ({ id, task }: Pick<Work, 'id' | 'task'>): boolean => task?.id === id

/** To-dos and planned upkeep as one list, each work once. A to-do without a day is due when its upkeep is. */
export function workOf(todos: readonly Shown<TodoRow>[], tasks: readonly Task[]): readonly Work[] {
  const planned = tasks.filter(({ isActive }) => isActive)
  const work = todos.map((todo): Work => {
    const task = todo.state === 'open' ? planned.find((one) => isSameWork(one, todo)) : undefined
    return task === undefined ? todo : { ...todo, dueOn: todo.dueOn ?? task.nextOn, task }
  })
  const spokenFor = new Set(work.map(({ task }) => task?.id))
  const alone = planned.filter(({ id }) => !spokenFor.has(id)).map(asWork)
  return [...work, ...alone].toSorted((a, b) => record.compare(a, b))
}

const asWork = (task: Task): Work => ({
  ...record.blank(''),
  id: task.id,
  version: task.version,
  title: task.title,
  componentId: task.componentId,
  dueOn: task.nextOn,
  recurrence: upkeepRecurrence(task),
  lastDoneOn: task.lastOn,
  isWaiting: task.isWaiting,
  ...(task.refusal && { refusal: task.refusal }),
  task,
})

/** The to-dos after upkeep was done that the server does not have yet: it will finish those of the same work with it. */
export const afterUpkeepDone = (
  todos: readonly Shown<TodoRow>[],
  tasks: readonly Task[],
  entries: readonly Replayed[],
): readonly Shown<TodoRow>[] =>
  entries
    .filter(({ op, state }) => op === 'maintenance_task.complete' && state === 'queued')
    .reduce((shown, { objectId, createdAt, userId, variables }) => {
      const task = tasks.find(({ id }) => id === objectId)
      const at = new Date(createdAt).toISOString()
      const isMeant = (todo: TodoRow) =>
        task !== undefined && todo.state === 'open' && todo.createdAt <= at && isSameWork(todo, task)
      const doneOn = String(variables.facts?.['doneOn'])
      const finished = { state: 'done' as const, doneAt: at, doneBy: userId }
      return shown.map((todo) =>
        isMeant(todo) ? { ...todo, isWaiting: true, ...(afterDone(todo, doneOn) ?? finished) } : todo,
      )
    }, todos)
