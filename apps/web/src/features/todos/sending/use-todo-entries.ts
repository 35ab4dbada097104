import { useEffect, useMemo, useRef, useState } from 'react'
import { onSent } from '#device/outbox/outbox.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { todoEntries, type TodoEntry } from './todo-changes.ts'
import type { ReplayedEntry } from './todo-overlay.ts'

type Arrived = TodoEntry & { readonly isSent: true; readonly arrivedAt: number }

/**
 * What is on its way for the to-dos of a house. What has just arrived, perhaps from another tab, stays until the lists
 * were read after that (`readAt`), so that nothing blinks.
 */
export function useTodoEntries(realEstateId: string, readAt: number) {
  const all = useOutbox()
  const waiting = useMemo(() => todoEntries(all, realEstateId), [all, realEstateId])
  const latest = useRef(waiting)
  const [arrived, setArrived] = useState<readonly Arrived[]>([])

  useEffect(() => {
    latest.current = waiting
  }, [waiting])
  useEffect(
    () =>
      onSent(({ op, objectId }) => {
        const entry = latest.current.find((one) => one.op === op && one.objectId === objectId)
        if (entry === undefined) return
        const now = Date.now()
        setArrived((before) => [
          ...before.filter(({ arrivedAt }) => now - arrivedAt < forgetAfterMs),
          { ...entry, isSent: true, arrivedAt: now },
        ])
      }),
    [],
  )

  return useMemo(() => {
    const fresh = arrived.filter(
      (entry) =>
        entry.arrivedAt > readAt &&
        entry.realEstateId === realEstateId &&
        !waiting.some(({ seq }) => seq === entry.seq),
    )
    const replayed: readonly ReplayedEntry[] = [...fresh, ...waiting]
    return { waiting, replayed }
  }, [arrived, waiting, readAt, realEstateId])
}

const forgetAfterMs = 60_000
