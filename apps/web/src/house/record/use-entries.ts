import { useMemo } from 'react'
import type { OutboxEntry } from '#device/outbox/entry.ts'
import { onSent } from '#device/outbox/outbox.ts'
import { ownEntries } from '#device/outbox/snapshot.ts'
import { useOutbox } from '#device/outbox/use-outbox.ts'
import { isBrowser } from '#device/world.ts'
import type { Replayed } from './overlay.ts'
import { entriesOf, type HouseRecord } from './record.ts'

type Arrived = OutboxEntry & { readonly isSent: true; readonly arrivedAt: number }

const forgetAfterMs = 60_000
let arrived: readonly Arrived[] = []

// What has just arrived, perhaps from another tab, is no longer in the queue and not yet in the lists.
if (isBrowser)
  onSent(({ op, objectId }) => {
    const now = Date.now()
    arrived = arrived.filter(({ arrivedAt }) => now - arrivedAt < forgetAfterMs)
    const entry = ownEntries().find(
      (one) => one.op === op && one.objectId === objectId && arrived.every(({ seq }) => seq !== one.seq),
    )
    if (entry !== undefined) arrived = [...arrived, { ...entry, isSent: true, arrivedAt: now }]
  })

/**
 * What is on its way for a record of a house. What has arrived stays until the lists were read after that (`readAt`),
 * so that nothing blinks.
 */
export function useEntries(record: HouseRecord, realEstateId: string, readAt: number) {
  const all = useOutbox()
  return useMemo(() => {
    const waiting = entriesOf(record, all, realEstateId)
    const fresh = entriesOf(record, arrived, realEstateId).filter(
      ({ arrivedAt, seq }) => arrivedAt > readAt && waiting.every((one) => one.seq !== seq),
    )
    const replayed: readonly Replayed[] = [...fresh, ...waiting]
    return { waiting, replayed }
  }, [record, all, realEstateId, readAt])
}
