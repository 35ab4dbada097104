import { useQuery } from '@tanstack/react-query'
import { analysisQuery } from '#lib/house-queries.ts'
import type { Todo } from './todo.ts'
import type { HouseTodos } from './use-house-todos.ts'

/** What the decision is called that a to-do was written down for; nothing once it was taken back. */
export function useMeasureName(
  realEstateId: string,
  { measureId }: Todo,
  { componentName }: Pick<HouseTodos, 'componentName'>,
): string | undefined {
  const { data } = useQuery({ ...analysisQuery(realEstateId), enabled: measureId !== null })
  const measure = data?.realEstate?.measures.find(({ id }) => id === measureId)
  if (measure === undefined) return undefined
  const names = measure.componentIds.flatMap((componentId) => componentName({ componentId }) ?? [])
  return measure.title ?? (names.length === 0 ? undefined : names.join(', '))
}
