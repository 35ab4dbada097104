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

/** What waits of a record of a house, and what of it is laid over answers that were read at `readAt`. */
export function onItsWay(
  record: HouseRecord,
  all: readonly OutboxEntry[],
  { realEstateId, readAt }: { readonly realEstateId: string; readonly readAt: number },
) {
  const waiting = entriesOf(record, all, realEstateId)
  const fresh = entriesOf(record, arrived, realEstateId).filter(
    ({ arrivedAt, seq }) => arrivedAt > readAt && waiting.every((one) => one.seq !== seq),
  )
  const replayed: readonly Replayed[] = [...fresh, ...waiting]
  return { waiting, replayed: replayed.length === 0 ? nothing : replayed }
}

// Always the same: what hangs on it is not computed anew with every change of something else.
const nothing: readonly Replayed[] = []

/**
 * What is on its way for a record of a house. What has arrived stays until the lists were read after that (`readAt`),
 * so that nothing blinks.
 */
export function useEntries(record: HouseRecord, realEstateId: string, readAt: number) {
  const all = useOutbox()
  return useMemo(() => onItsWay(record, all, { realEstateId, readAt }), [record, all, realEstateId, readAt])
}
