import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from '#house/house-queries.ts'
import { decisionOf } from './prepared.ts'
import type { Todo } from '#features/todos/todo.ts'
import type { HouseTodos } from '#features/todos/use-house-todos.ts'

/** What the decision is called that a to-do prepares; nothing once it was taken back. */
export function useMeasureName(
  realEstateId: string,
  todo: Todo,
  { componentName }: Pick<HouseTodos, 'componentName'>,
): string | undefined {
  const { data } = useQuery({ ...analysisQuery(realEstateId), enabled: todo.measureId !== null })
  const measure = decisionOf(todo, data?.realEstate?.measures ?? [])
  if (measure === undefined) return undefined
  const names = measure.componentIds.flatMap((componentId) => componentName({ componentId }) ?? [])
  return measure.title ?? (names.length === 0 ? undefined : names.join(', '))
}
