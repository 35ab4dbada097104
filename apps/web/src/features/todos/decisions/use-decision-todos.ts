import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { analysisQuery } from '#house/house-queries.ts'
import { withDecisions } from './prepared.ts'
import { useHouseTodos } from '#features/todos/use-house-todos.ts'

/** The to-dos of a house for a page about its decisions. What is done is told if it was read. */
export function useDecisionTodos(realEstateId: string) {
  const { todos, isDoneKnown } = useHouseTodos(realEstateId, { isDoneWanted: false, selectedId: undefined })
  const standing = useQuery(analysisQuery(realEstateId)).data?.realEstate?.measures
  return {
    todos: useMemo(
      () => (standing === undefined ? todos : withDecisions(todos, standing)),
      [todos, standing],
    ),
    isDoneKnown,
  }
}
