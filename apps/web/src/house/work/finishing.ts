import { afterUpkeep, type MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { afterDone } from '@hauswart/domain/todos/todo'
import type { CompleteMaintenanceTaskInput } from '#gql/graphql.ts'
import { documents } from '#house/nouns/documents.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'
import { upkeep } from '#house/nouns/upkeep.ts'
import type { Change } from '#house/record/said.ts'

type Told = Omit<CompleteMaintenanceTaskInput, 'idempotencyKey' | 'expectedVersion'>

/** Work that is to be told as done, wherever it stands. */
export type Finishing = {
  readonly title: string
  /** When it comes again, if it was done on a day; nothing if it does not. */
  readonly nextAfter: (doneOn: string) => string | undefined
  readonly act: (told: Told) => Change
  /** What a paper of it belongs to. */
  readonly links: { readonly componentIds: string[]; readonly todoIds: string[] }
}

/** Upkeep, or a to-do; where a to-do means the same work as upkeep, that is told and the server finishes both. */
export type Finished = { readonly task: MaintenanceTask } | (Todo & { readonly task?: undefined })
type Todo = Omit<TodoRow, 'pictures'>

export const finishing = (of: Finished): Finishing =>
  of.task === undefined ? finishingTodo(of) : finishingTask(of.task)

const finishingTask = (task: MaintenanceTask): Finishing => ({
  title: task.title,
  nextAfter: (doneOn) => afterUpkeep(task, doneOn).nextOn ?? task.nextOn,
  act: (told) => upkeep.acts.complete(task, told),
  links: { componentIds: [task.componentId], todoIds: [] },
})

const finishingTodo = (todo: Todo): Finishing => ({
  title: todo.title,
  nextAfter: (doneOn) => afterDone(todo, doneOn)?.dueOn,
  act: (told) => todos.acts.finish(todo, { ...told, lastDoneOn: todo.lastDoneOn ?? null }),
  links: { componentIds: todo.componentId === null ? [] : [todo.componentId], todoIds: [todo.id] },
})

/** The photo or receipt of it, to be looked through like every paper: what it says is read from it. */
export const receiptOf = ({ links }: Finishing, title: string, file: File): Change =>
  documents.acts.add(file, { title: title.slice(0, 200), ...links, isFiled: false })
