import { asRecord } from '#device/as-record.ts'

/**
 * Acts whose forms ask anew by themselves what they have changed: always after a success, and one of several writes
 * after every failure too. What went through before the refusal is known to nobody else, because its echo is dropped.
 */
const ownRefresh = /^(component\.(update|replace)|component_event\.|maintenance_task\.|measure\.)/
const most = 200
const answered = new Set<string>()

type Change = { readonly verb: string; readonly objectId: string; readonly version: number }

/** Notes what a write of this tab has made: the house will tell all who watch it, this tab too. */
export function noteOwnWrite(document: string, data: unknown): void {
  if (!/^\s*mutation\b/.test(document)) return
  for (const answer of Object.values(asRecord(data))) {
    const { id, version } = asRecord(answer)
    if (typeof id !== 'string' || typeof version !== 'number') continue
    answered.add(nameOf(id, version))
    // An echo comes within moments: the oldest are not heard of any more.
    for (const oldest of answered) if (answered.size > most) answered.delete(oldest)
  }
}

/** Whether a change that was heard is this tab's own, and has been read already. */
export const isOwnEcho = ({ verb, objectId, version }: Change): boolean =>
  ownRefresh.test(verb) && answered.has(nameOf(objectId, version))

const nameOf = (id: string, version: number): string => `${id}.${version}`
