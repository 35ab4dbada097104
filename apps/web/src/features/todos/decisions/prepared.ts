import type { Measure } from '@hauswart/domain/analysis/model/measure'
import type { OpenPreparation } from '@hauswart/domain/todos/preparation'
import type { TodoState } from '@hauswart/domain/todos/todo'
import type { Todo } from '#features/todos/todo.ts'

/** What is open for decisions, as the server reckons with it: a photo is work, too. */
export const openFor = (todos: readonly Todo[], measureIds: readonly string[]): readonly OpenPreparation[] =>
  todos
    .filter(
      ({ measureId, state }) => state === 'open' && measureId !== null && measureIds.includes(measureId),
    )
    .map(({ id, prepares, dueOn, touchedAt, pictures }) => ({
      id,
      prepares,
      dueOn,
      isUntouched: touchedAt === null && pictures.length === 0,
    }))

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
