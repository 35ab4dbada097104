import { session } from '#device/session/session.ts'

const lines = new Map<string, string>()
session.onSignOut(() => lines.clear())

/** What somebody began to write for this house before another page called them away. */
export const begunLine = (realEstateId: string): string => lines.get(nameOf(realEstateId)) ?? ''

/** In memory alone: it is worth no more than the page it was typed on. */
export function keepBegunLine(realEstateId: string, line: string): void {
  if (line === '') lines.delete(nameOf(realEstateId))
  else lines.set(nameOf(realEstateId), line)
}

// A session that ran out is no sign-out, and the next person may see the same house.
const nameOf = (realEstateId: string): string => `${session.state().user?.id ?? ''} ${realEstateId}`
