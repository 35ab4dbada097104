import type { OutboxEntry } from './entry.ts'
import { nextWait } from './turn.ts'
import { judge } from './verdict.ts'

type Try = {
  readonly triedAt: number
  readonly failedAt: number
  readonly random: number
  readonly freshFrom: number
  /** The browser had no network, neither before the try nor when it failed. */
  readonly isCutOff: boolean
}

/** What a failed try leaves of an entry. One that cannot have left the device is none: its owner can still take it back. */
export function afterFailure(entry: OutboxEntry, failure: unknown, tried: Try): OutboxEntry {
  const { wait, code: _code, error: _error, ...rest } = entry
  const { kind, ...facts } = judge(failure)
  const hasLeft = !tried.isCutOff || !isNetworkFault(failure)
  const attempts = entry.attempts + (hasLeft ? 1 : 0)
  if (kind === 'refused') return { ...rest, ...facts, attempts, state: 'rejected' }
  return { ...rest, ...facts, attempts, wait: nextWait(wait, tried.freshFrom, tried) }
}

// Browsers throw a TypeError if no connection came about. An answer, whatever it says, and a wait for one tell that it
// has left: a browser may be wrong about its network.
const isNetworkFault = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof Error && isNetworkFault(failure.cause))
