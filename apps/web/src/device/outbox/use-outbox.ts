import { useSyncExternalStore } from 'react'
import type { OutboxEntry } from './entry.ts'
import { ownEntries, subscribe } from './snapshot.ts'

const nothing: readonly OutboxEntry[] = []

/** What the signed-in person confirmed and the server has not, over all tabs. */
export const useOutbox = (): readonly OutboxEntry[] =>
  useSyncExternalStore(subscribe, ownEntries, () => nothing)
