import { asRecord } from '@hauswart/domain/fields/as-record'

const most = 200
const answered = new Set<string>()

/** Notes what a write of this tab has made: the house will tell all who watch it, this tab too. */
export function noteOwnWrite(document: string, data: unknown): void {
  if (!/^\s*mutation\b/.test(document)) return
  // What an act changed is the answer itself, or stands in it beside what went along.
  for (const answer of Object.values(asRecord(data)).flatMap((one) => [
    one,
    ...Object.values(asRecord(one)),
  ])) {
    const { id, version } = asRecord(answer)
    if (typeof id !== 'string' || typeof version !== 'number') continue
    answered.add(nameOf(id, version))
    // An echo comes within moments: the oldest are not heard of any more.
    for (const oldest of answered) if (answered.size > most) answered.delete(oldest)
  }
}

/** Whether this version is the answer to a write of this tab. */
export const wasAnswered = (id: string, version: number): boolean => answered.has(nameOf(id, version))

const nameOf = (id: string, version: number): string => `${id}.${version}`
