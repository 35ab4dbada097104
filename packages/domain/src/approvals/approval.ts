/** What a renovation asks others for: leave to build, and money towards it. */
export const approvalKinds = ['permit', 'subsidy'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Where a request stands; what was told, paid or lapsed was promised before. */
export const approvalStates = [
  'open',
  'not_needed',
  'requested',
  'granted',
  'told',
  'paid',
  'refused',
  'lapsed',
] as const
export type ApprovalState = (typeof approvalStates)[number]

/** How many one renovation can have, without those in the trash. */
export const maxApprovals = 40

const onlyOfSubsidies: readonly ApprovalState[] = ['told', 'paid', 'lapsed']

/** Where a request of this kind can stand. */
export const statesOf = (kind: ApprovalKind): readonly ApprovalState[] =>
  kind === 'subsidy' ? approvalStates : approvalStates.filter((state) => !onlyOfSubsidies.includes(state))

export type ApprovalFacts = {
  readonly kind: ApprovalKind
  readonly state: ApprovalState
  readonly requestedOn: string | null
  readonly decidedOn: string | null
  readonly validUntil: string | null
  readonly paidOn: string | null
}

/** The field at fault where facts do not fit each other. */
export function approvalFault({
  kind,
  state,
  requestedOn,
  decidedOn,
  validUntil,
  paidOn,
}: ApprovalFacts): 'state' | 'decidedOn' | 'validUntil' | 'paidOn' | undefined {
  if (!statesOf(kind).includes(state)) return 'state'
  if (isBefore(decidedOn, requestedOn)) return 'decidedOn'
  if (isBefore(validUntil, decidedOn)) return 'validUntil'
  return (kind === 'permit' && paidOn !== null) || isBefore(paidOn, decidedOn) ? 'paidOn' : undefined
}

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one < other

type Standing = Pick<ApprovalFacts, 'kind' | 'state'>

/** What the Start-Ampel reads; a kind of which nothing is recorded is left to the word of an owner. */
export type SettledApprovals = Readonly<Partial<Record<ApprovalKind, boolean>>>

/** A permit must be there before the work begins, a subsidy be asked for. */
export function settledApprovals(rows: readonly Standing[]): SettledApprovals {
  const settled = (kind: ApprovalKind, done: (state: ApprovalState) => boolean) => {
    const own = rows.filter((row) => row.kind === kind)
    // What was refused stays on record, and holds nothing up once something else stands in its place.
    const standing = own.filter(({ state }) => state !== 'refused')
    const judged = standing.length > 0 ? standing : own
    return judged.length === 0 ? {} : { [kind]: judged.every(({ state }) => done(state)) }
  }
  return {
    ...settled('permit', (state) => state === 'granted' || state === 'not_needed'),
    ...settled('subsidy', (state) => state !== 'open'),
  }
}

/** Whether a subsidy that is still undecided was asked for only once the work had begun: most offices refuse it then. */
export const isTooLate = (
  { kind, state, requestedOn }: Pick<ApprovalFacts, 'kind' | 'state' | 'requestedOn'>,
  startedOn: string | null,
): boolean =>
  kind === 'subsidy' &&
  state === 'requested' &&
  requestedOn !== null &&
  startedOn !== null &&
  requestedOn >= startedOn
