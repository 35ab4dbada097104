/** `open`: it could be seen at the acceptance; `hidden`: it came to light later; `concealed`: somebody hid it. */
export const defectNatures = ['open', 'hidden', 'concealed'] as const
export type DefectNature = (typeof defectNatures)[number]

/** What the contract is about; `built_in` is a movable thing that became part of the building, such as a window. */
export const contractSubjects = ['immovable', 'built_in', 'movable'] as const
export type ContractSubject = (typeof contractSubjects)[number]

/** What was agreed: a work or a purchase by the Code of Obligations, or a work by the standard SIA 118. */
export const contractTerms = ['work', 'sia118', 'purchase'] as const
export type ContractTerms = (typeof contractTerms)[number]

/** What decides the deadlines of a defect. */
export type WarrantyFacts = {
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  /** Unknown counts as before 2026: the shorter period is the safe one. */
  readonly contractOn: string | null
  /** When the work was accepted or the thing handed over; before that no period runs from it. */
  readonly acceptedOn: string | null
  readonly nature: DefectNature
  readonly foundOn: string
}

/** Where a defect stands. */
export const defectStates = ['open', 'notified', 'in_repair', 'repaired', 'confirmed', 'disputed'] as const
export type DefectState = (typeof defectStates)[number]

/** How whoever has to repair it was told. */
export const noticeWays = ['registered_letter', 'letter', 'email', 'orally'] as const
export type NoticeWay = (typeof noticeWays)[number]

/** How many defects one renovation can have, without those in the trash. */
export const maxDefects = 200

/** Whether it is put right, as far as the owner knows. */
export const isSettled = (state: DefectState): boolean => state === 'repaired' || state === 'confirmed'

const moves: Readonly<Record<DefectState, readonly DefectState[]>> = {
  open: ['notified', 'in_repair', 'repaired'],
  notified: ['open', 'in_repair', 'repaired', 'disputed'],
  in_repair: ['repaired', 'disputed'],
  repaired: ['in_repair', 'confirmed'],
  confirmed: ['in_repair'],
  disputed: ['in_repair', 'repaired', 'confirmed'],
}

/** Where a defect can go from where it stands; to stay is always possible. */
export const statesAfter = (state: DefectState): readonly DefectState[] => [state, ...moves[state]]

type Noticed = {
  readonly state: DefectState
  readonly foundOn: string
  readonly notifiedOn: string | null
}

/** The field at fault where state and notice do not fit each other. */
export function noticeFault({ state, foundOn, notifiedOn }: Noticed): 'state' | 'notifiedOn' | undefined {
  if (notifiedOn === null) return state === 'notified' ? 'notifiedOn' : undefined
  if (notifiedOn < foundOn) return 'notifiedOn'
  return state === 'open' ? 'state' : undefined
}
