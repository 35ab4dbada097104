import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { TodoState } from '@hauswart/domain/todos/todo'
import type { Todo } from '#features/todos/todo.ts'

/** Nobody has worked on it: not done, not changed, without a photo. In the trash and back again is no work. */
export const isUntouched = ({ state, createdAt, updatedAt, pictures, refusal }: Todo): boolean =>
  state === 'open' && updatedAt === createdAt && pictures.length === 0 && refusal === undefined

/** What was written down for decisions and nobody has worked on. */
export const untouchedFor = (todos: readonly Todo[], measureIds: readonly string[]): readonly Todo[] =>
  todos.filter((todo) => isFor(todo, measureIds) && isUntouched(todo))

const isFor = ({ measureId }: Todo, measureIds: readonly string[]): boolean =>
  measureId !== null && measureIds.includes(measureId)

/** What is open for a decision, and whether somebody has worked on it. */
export const openFor = (todos: readonly Todo[], measureId: string) =>
  todos
    .filter((todo) => todo.measureId === measureId && todo.state === 'open')
    .map((todo) => ({ ...todo, isUntouched: isUntouched(todo) }))

/** How many of those written down for a decision are open, and how many done. */
export function countFor(todos: readonly Todo[], measureId: string): Record<TodoState, number> {
  const own = todos.filter((todo) => todo.measureId === measureId)
  const done = own.filter(({ state }) => state === 'done').length
  return { open: own.length - done, done }
}

type Decision = Pick<Measure, 'id' | 'componentIds' | 'kind' | 'state'> & { readonly createdAt: string }

/**
 * The decision a to-do prepares. Which one it was written down for never changes; where that one is gone, another took
 * its place, and with it what was being prepared. Once it stands again, the to-do is its own again.
 */
export const decisionOf = <One extends Decision>(todo: Todo, standing: readonly One[]): One | undefined =>
  todo.measureId === null
    ? undefined
    : (standing.find(({ id }) => id === todo.measureId) ?? successorOf(todo, standing))

/** The newest decision since then to renew its component; older ones were about something else. */
function successorOf<One extends Decision>(
  { componentId, createdAt }: Todo,
  standing: readonly One[],
): One | undefined {
  if (componentId === null) return undefined
  const [newest] = standing
    .filter(
      (one) =>
        one.componentIds.includes(componentId) &&
        one.kind !== 'upkeep' &&
        one.state !== 'rejected' &&
        Date.parse(one.createdAt) > Date.parse(createdAt),
    )
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
  return newest
}

/** To-dos that name the decision they prepare now. */
export const withDecisions = (todos: readonly Todo[], standing: readonly Decision[]): readonly Todo[] =>
  todos.map((todo) => {
    const decision = decisionOf(todo, standing)
    return decision === undefined || decision.id === todo.measureId
      ? todo
      : { ...todo, measureId: decision.id }
  })
