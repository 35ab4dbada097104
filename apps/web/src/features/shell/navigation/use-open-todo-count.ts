import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { todosQuery } from '#house/house-queries.ts'
import { overlay, type Replayed } from '#house/record/overlay.ts'
import { useEntries } from '#house/record/use-entries.ts'
import { todos, type TodoRow } from '#house/nouns/todos.ts'

/** How many to-dos are open, with what the owner did and the server has not heard of yet. */
export function useOpenTodoCount(realEstateId: string | undefined): number {
  const house = realEstateId ?? ''
  const { data, dataUpdatedAt } = useQuery({
    ...todosQuery(house, 'open'),
    enabled: realEstateId !== undefined,
  })
  const { replayed } = useEntries(todos, house, dataUpdatedAt)
  return useMemo(() => countOpenTodos(data ?? [], replayed), [data, replayed])
}

export function countOpenTodos(rows: readonly TodoRow[], entries: readonly Replayed[]): number {
  // What was refused does not count before it is settled.
  const accepted = entries.filter(({ state }) => state === 'queued')
  return overlay(todos, rows, accepted).filter(({ state }) => state === 'open').length
}
