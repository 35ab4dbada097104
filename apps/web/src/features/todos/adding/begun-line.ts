import { session } from '#device/session/session.ts'

const lines = new Map<string, string>()
session.onSignOut(() => lines.clear())

/** What somebody began to write for this place before another page called them away. */
export const begunLine = (place: string): string => lines.get(nameOf(place)) ?? ''

/** In memory alone: it is worth no more than the page it was typed on. */
export function keepBegunLine(place: string, line: string): void {
  if (line === '') lines.delete(nameOf(place))
  else lines.set(nameOf(place), line)
}

// A session that ran out is no sign-out, and the next person may see the same house.
const nameOf = (place: string): string => `${session.state().user?.id ?? ''} ${place}`
