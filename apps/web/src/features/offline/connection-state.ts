import type { OutboxEntry } from '#device/outbox/outbox.ts'
import { offlineTexts } from './offline.texts.ts'

export type Situation = {
  readonly online: boolean
  readonly entries: readonly Pick<OutboxEntry, 'state'>[]
  /** When what is shown was complete, in the owner's words. */
  readonly storedAt: string | undefined
}
export type ConnectionSign = {
  readonly kind: 'saved' | 'sending' | 'offline' | 'refused'
  readonly text: string
}

/** The one thing the owner should know about connection and queue; what needs them comes first. */
export function connectionSign({ online, entries, storedAt }: Situation): ConnectionSign {
  const refused = entries.filter(({ state }) => state === 'rejected').length
  const waiting = entries.length - refused
  if (refused > 0) return { kind: 'refused', text: offlineTexts.needsYou(refused) }
  if (!online && waiting > 0) return { kind: 'offline', text: offlineTexts.waiting(waiting) }
  if (!online) return { kind: 'offline', text: offlineTexts.stored(storedAt) }
  if (waiting > 0) return { kind: 'sending', text: offlineTexts.sending(waiting) }
  return { kind: 'saved', text: offlineTexts.saved }
}
