/**
 * What may happen to a renovation, written down a second time from its definition and sharing nothing with the product:
 * names of states and confirmations are all the two have in common.
 */
export type Renovation = {
  readonly kind: string
  readonly state: string
  readonly pausedFrom: string | null
  readonly checks: readonly string[]
  readonly version: number
  readonly hasStarted: boolean
  readonly hasFinished: boolean
}

export type Asked = {
  readonly from: string
  readonly to: string
  readonly expectedVersion: number
  readonly reason: string | null
  readonly confirms: readonly string[]
  readonly byOwner: boolean
}

export const states = 'idea planning offers awarded underway acceptance closed paused cancelled'.split(' ')
export const confirmations =
  'offer_asked order_placed work_finished accepted bills_settled permit subsidy insurance contract financing neighbours pollutants'.split(
    ' ',
  )

// The house of the proof is of 1978 and of one owner: pollutants are asked for, a community is not.
const beforeStart = ['permit', 'subsidy', 'insurance', 'contract', 'financing', 'neighbours', 'pollutants']
const forward: Readonly<Record<string, readonly string[]>> = {
  'idea planning': [],
  'planning offers': ['offer_asked'],
  'offers awarded': ['order_placed'],
  'awarded underway': [],
  'underway acceptance': ['work_finished'],
  'acceptance closed': ['accepted', 'bills_settled'],
  'idea underway': [],
  'closed acceptance': [],
}
const canRest = ['idea', 'planning', 'offers', 'awarded', 'underway']

const isKnown = (from: string, to: string): boolean =>
  forward[`${from} ${to}`] !== undefined ||
  (to === 'paused' && canRest.includes(from)) ||
  (from === 'paused' && canRest.includes(to)) ||
  (to === 'cancelled' && [...canRest, 'acceptance', 'paused'].includes(from))

/** The refusal, or the renovation as it stands afterwards. */
export function judge(now: Renovation, asked: Asked): string | Renovation {
  const { from, to, reason } = asked
  if (!isKnown(from, to)) return 'BAD_INPUT'
  if (from === 'closed' && !asked.byOwner) return 'FORBIDDEN'
  if (asked.expectedVersion !== now.version) return 'CONFLICT'
  if (now.state !== from) return 'NOT_READY'
  if (from === 'idea' && to === 'underway' && now.kind !== 'emergency') return 'NOT_READY'
  if (from === 'paused' && to !== 'cancelled' && to !== now.pausedFrom) return 'NOT_READY'
  const checks = [...new Set([...now.checks, ...asked.confirms])]
  const has = (check: string) => checks.includes(check)
  if (!(forward[`${from} ${to}`] ?? []).every(has)) return 'NOT_READY'
  if (from === 'awarded' && to === 'underway' && reason === null && !beforeStart.every(has))
    return 'NOT_READY'
  if (to === 'cancelled' && reason === null) return 'NOT_READY'
  return {
    kind: now.kind,
    state: to,
    pausedFrom: to === 'paused' ? from : null,
    checks,
    version: now.version + 1,
    hasStarted: now.hasStarted || to === 'underway',
    hasFinished: to === 'closed' || (now.hasFinished && from !== 'closed'),
  }
}
