import type { ContractSubject, ContractTerms } from '../defects/defect.ts'

/** How an acceptance ended; what was refused lets no guarantee begin. */
export const acceptanceResults = ['clean', 'with_defects', 'refused'] as const
export type AcceptanceResult = (typeof acceptanceResults)[number]

/** What somebody saw at a point of the checklist. */
export const checkMarks = ['open', 'good', 'faulty', 'skipped'] as const
export type CheckMark = (typeof checkMarks)[number]

export type CheckPoint = { readonly text: string; readonly mark: CheckMark }

/** For whom somebody signs. */
export const signingSides = ['owner', 'contractor', 'other'] as const
export type SigningSide = (typeof signingSides)[number]

/** Drawn on the screen, or the name alone in place of it. */
export type Signature = { readonly name: string; readonly side: SigningSide; readonly path: string | null }

/** How many acceptances one renovation can have, without those in the trash. */
export const maxAcceptances = 40
export const maxPeople = 12
export const maxCheckPoints = 60
export const maxSignatures = 6

/** What is signed: everything of it but the signatures. */
export type AcceptanceContent = {
  readonly title: string
  readonly acceptedOn: string
  readonly craftsmanId: string | null
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  readonly contractOn: string | null
  readonly people: readonly string[]
  readonly checklist: readonly CheckPoint[]
  readonly result: AcceptanceResult
  readonly defectIds: readonly string[]
  readonly repairBy: string | null
  readonly note: string | null
}
export type SignedAcceptance = AcceptanceContent & { readonly signatures: readonly Signature[] }

/** The field at fault where facts of an acceptance do not fit each other. */
export function acceptanceFault({
  result,
  defectIds,
  acceptedOn,
  contractOn,
  repairBy,
}: AcceptanceContent): 'result' | 'contractOn' | 'repairBy' | undefined {
  if (result === 'clean' && defectIds.length > 0) return 'result'
  if (contractOn !== null && contractOn > acceptedOn) return 'contractOn'
  return repairBy !== null && repairBy < acceptedOn ? 'repairBy' : undefined
}

/** Whether a signature would stand under something else than what was signed. */
export function isOverSigned(before: SignedAcceptance, after: SignedAcceptance): boolean {
  const kept = after.signatures.some((one) => before.signatures.some((other) => isSame(one, other)))
  return kept && contentOf(before) !== contentOf(after)
}

const isSame = (one: Signature, other: Signature): boolean =>
  one.name === other.name && one.side === other.side && one.path === other.path

const contentOf = (of: AcceptanceContent): string =>
  JSON.stringify([
    [
      of.title,
      of.acceptedOn,
      of.craftsmanId,
      of.terms,
      of.subject,
      of.contractOn,
      of.result,
      of.repairBy,
      of.note,
    ],
    of.people,
    of.checklist.map(({ text, mark }) => [text, mark]),
    of.defectIds,
  ])
