import type { ContractSubject, ContractTerms } from '../defects/defect.ts'
import { limitationDeadline, noticeDeadline, type WarrantyDeadline } from '../defects/warranty-law.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import type { AcceptanceResult } from './acceptance.ts'

/** What decides when the warranties of an acceptance end. */
export type Accepted = {
  readonly terms: ContractTerms
  readonly subject: ContractSubject
  readonly contractOn: string | null
  readonly acceptedOn: string
  readonly result: AcceptanceResult
}

export type WarrantyEnds = {
  /** By SIA 118: until when any defect can be notified at any time. */
  readonly notice: WarrantyDeadline | null
  /** When claims from what is not known yet become time-barred. */
  readonly limitation: WarrantyDeadline | null
}

/** What an acceptance begins by itself: until when whoever did the work answers for it. What was refused begins nothing. */
export function warrantyEnds(accepted: Accepted, canton: Canton | null): WarrantyEnds {
  if (accepted.result === 'refused') return { notice: null, limitation: null }
  const facts = { ...accepted, nature: 'hidden', foundOn: accepted.acceptedOn } as const
  return {
    notice: accepted.terms === 'sia118' ? noticeDeadline(facts, canton) : null,
    limitation: limitationDeadline(facts, canton),
  }
}
