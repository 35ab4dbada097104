import { useQuery, type QueryFunctionContext, type UseQueryResult } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { queryClient } from '#device/cache/query.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { overlay } from './overlay.ts'
import type { HouseRecord, Question, Shown } from './record.ts'
import type { Row } from './said.ts'
import { onItsWay } from './use-entries.ts'

/** The rows of a noun with one list, as their owner left them; with or without a line. */
export function useRows<R extends Row>(
  record: HouseRecord<R>,
  realEstateId: string | undefined,
): UseQueryResult<readonly Shown<R>[]> {
  const id = realEstateId ?? ''
  const shown = useOverlay(record)
  const list = listOf(record)(id)
  const { queryKey, inside } = list
  // Always the same as long as nothing changed: what is shown is then not laid over anew.
  const select = useMemo(
    () => (told: readonly R[]) => {
      const data = inside === undefined ? told : inside.of(told)
      return shown(id, { data, dataUpdatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 })
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a key is made anew each time, of the house alone
    [shown, id],
  )
  return useQuery({ ...list, enabled: realEstateId !== undefined, select })
}

type Read<R> = { readonly data: readonly R[] | undefined; readonly dataUpdatedAt: number }

/** The same for whoever reads several houses. */
export function useOverlay<R extends Row>(record: HouseRecord<R>) {
  const all = useOutbox()
  return useCallback(
    (realEstateId: string, read: Read<R> | undefined): readonly Shown<R>[] => {
      const { replayed } = onItsWay(record, all, { realEstateId, readAt: read?.dataUpdatedAt ?? 0 })
      return overlay(record, read?.data ?? [], replayed)
    },
    [record, all],
  )
}

type List<R> = (realEstateId: string) => Question<readonly R[]> & {
  readonly queryFn: (context: QueryFunctionContext) => Promise<readonly R[]>
}

function listOf<R extends Row>({ noun, lists }: HouseRecord<R>): List<R> {
  const [list] = Object.values(lists)
  if (list === undefined) throw new Error(`${noun} has no list`)
  // A question is said as query options, of which the engine needs less.
  return list as List<R>
}
