import { componentLabels } from '@hauswart/domain/real-estate/component.labels'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { decisions } from '#house/nouns/analysis/decisions.ts'
import { measureOptions } from '#house/nouns/analysis/measure-options.ts'
import { noteReviewCount } from '#house/noted-counts.ts'
import { todosQuery } from '#house/house-queries.ts'
import { documents as record } from '#house/nouns/documents.ts'
import { projects } from '#house/nouns/projects.ts'
import { todos as todoRecord } from '#house/nouns/todos.ts'
import { useComponents } from '#house/nouns/use-components.ts'
import { useOverlay, useRows } from '#house/record/use-rows.ts'
import { useRole } from '#house/use-role.ts'
import { isBeingRead, isToReview, type Paper } from './paper.ts'

export type HouseDocuments = ReturnType<typeof useHouseDocuments>

/** The news that a file was read may be missed; then it is asked for, while it can still be on its way. */
const askEveryMs = 5_000
const readWithinMs = 10 * 60 * 1_000
const none: readonly Paper[] = []

/** The documents of a house as their owner left them, with everything a page about them needs, also offline. */
export function useHouseDocuments(realEstateId: string) {
  const list = useRows(record, realEstateId)
  const papers = list.data ?? none
  const { refetch } = list
  const isReading = papers.some((paper) => !paper.isWaiting && isBeingRead(paper) && isFresh(paper))
  useEffect(() => {
    if (!isReading) return undefined
    const timer = setInterval(() => void refetch(), askEveryMs)
    return () => clearInterval(timer)
  }, [isReading, refetch])
  const isKnown = list.data !== undefined
  const review = papers.filter(isToReview).length
  useEffect(() => {
    if (isKnown) noteReviewCount(realEstateId, review)
  }, [realEstateId, isKnown, review])
  return {
    papers,
    isLoading: list.data === undefined && list.error === null,
    /** Only without anything to show is it worth a word. */
    error: list.data === undefined ? list.error : null,
    again: () => void refetch(),
    readAt: list.dataUpdatedAt,
    ...useLinkable(realEstateId),
    ...useRole(realEstateId),
  }
}

/** A newer file is read as the first one was. */
const isFresh = ({ updatedAt }: Paper): boolean => Date.now() - Date.parse(updatedAt) < readWithinMs

/** What a document can belong to, by name. */
function useLinkable(realEstateId: string) {
  const components = useComponents(realEstateId)
  const open = useQuery(todosQuery(realEstateId, 'open'))
  const done = useQuery(todosQuery(realEstateId, 'done'))
  const shown = useOverlay(todoRecord)
  const renovations = useRows(projects, realEstateId).data
  const measures = useRows(decisions, realEstateId).data
  return useMemo(
    () => ({
      componentOptions: (components ?? []).map(({ id, name, catalogKey }) => ({
        value: id,
        label: name ?? componentLabels[catalogKey],
      })),
      todoOptions: shown(realEstateId, {
        data: [...(open.data ?? []), ...(done.data ?? [])],
        dataUpdatedAt: open.dataUpdatedAt,
      }).map(({ id, title }) => ({ value: id, label: title })),
      projectOptions: (renovations ?? []).map(({ id, title }) => ({ value: id, label: title })),
      measureOptions: measureOptions(measures ?? [], components ?? []),
    }),
    [components, open.data, open.dataUpdatedAt, done.data, shown, renovations, measures, realEstateId],
  )
}
