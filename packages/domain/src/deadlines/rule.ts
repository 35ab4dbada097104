import { warrantyEnds, type Accepted } from '../acceptances/warranty-end.ts'
import { demandArticle, type DefectDemand } from '../defects/demand.ts'
import { limitationDeadline, noticeDeadline, type WarrantyDeadline } from '../defects/warranty-law.ts'
import type { WarrantyFacts } from '../defects/defect.ts'
import type { ReferenceBook } from '../reference/reference-value.ts'
import { lienDeadline, type LienDeadline } from '../projects/lien.ts'
import { statutoryWarranty, type WarrantyBasis } from '../invoices/warranty.ts'
import { maintenanceTemplates } from '../reference/maintenance-templates.ts'
import type { Canton } from '../real-estate/real-estate.ts'
import type { DeadlineSource } from './source.ts'

type DefectFacts = WarrantyFacts & { readonly notifiedOn: string | null }
type RepairFacts = Pick<WarrantyFacts, 'terms' | 'subject' | 'contractOn'> & { readonly demand: DefectDemand }
type LienFacts = { readonly completedOn: string }
type BilledFacts = { readonly basis: WarrantyBasis; readonly from: string; readonly years: number }
type SubsidyFacts = { readonly startsOn: string }
type UpkeepFacts = {
  readonly templateKey: string | null
  readonly intervalMonths: number
  readonly anchorOn?: string | null
}
type PlanFacts = { readonly state: 'planned' | 'postponed'; readonly year: number }

/** What decides the rule of a deadline, where its source alone does not. */
export type DeadlineFacts =
  | DefectFacts
  | RepairFacts
  | Accepted
  | LienFacts
  | BilledFacts
  | SubsidyFacts
  | UpkeepFacts
  | PlanFacts

/** Of what its paper alone says. */
export type PlainRule = { readonly by: PlainSource }
type PlainSource = Exclude<DeadlineSource, (typeof reasoned)[number]>

/** Why a day is a deadline. */
export type DeadlineRule =
  | PlainRule
  | { readonly by: 'plan'; readonly state: 'planned' | 'postponed'; readonly year: number }
  | {
      readonly by: 'upkeep'
      readonly intervalMonths: number
      /** The first day of a fixed rhythm. */
      readonly anchorOn: string | null
      readonly isDuty: boolean
      /** Where the interval comes from; nothing where it is the owner's own. */
      readonly reference: Reference | null
    }
  | { readonly by: 'repair'; readonly demand: DefectDemand; readonly article: string | null }
  | { readonly by: 'subsidy'; readonly startsOn: string }
  | ({ readonly by: 'invoice_warranty'; readonly article: string | null } & BilledFacts)
  | { readonly by: 'lien'; readonly law: LienDeadline }
  | {
      readonly by: 'warranty'
      readonly law: WarrantyDeadline
      readonly isNotice: boolean
      readonly isSia: boolean
    }

type Reference = { readonly source: string; readonly checkedOn: string; readonly isVerified: boolean }
type Where = { readonly canton: Canton | null; readonly book: ReferenceBook }

/** The rule behind the day of a deadline. */
export function deadlineRule(
  source: DeadlineSource,
  facts: DeadlineFacts | null,
  { canton, book }: Where,
): DeadlineRule {
  if (facts === null) return { by: isPlain(source) ? source : 'document' }
  if ('year' in facts) return { by: 'plan', ...facts }
  if ('demand' in facts)
    return { by: 'repair', demand: facts.demand, article: demandArticle(facts.demand, facts) }
  if ('completedOn' in facts) return { by: 'lien', law: lienDeadline(facts.completedOn, canton) }
  if ('basis' in facts)
    return { by: 'invoice_warranty', ...facts, article: statutoryWarranty(facts.basis)?.article ?? null }
  if ('startsOn' in facts) return { by: 'subsidy', ...facts }
  if ('result' in facts) return acceptanceRule(source, facts, canton)
  return 'terms' in facts ? warrantyRule(facts, canton) : upkeepRule(facts, book)
}

const reasoned = [
  'maintenance',
  'measure',
  'repair',
  'warranty',
  'warranty_notice',
  'lien',
  'subsidy',
  'invoice_warranty',
] as const
const isPlain = (source: DeadlineSource): source is PlainSource => !reasoned.some((one) => one === source)

/** An acceptance begins two periods with SIA 118, else one. */
function acceptanceRule(source: DeadlineSource, facts: Accepted, canton: Canton | null): DeadlineRule {
  const { notice, limitation } = warrantyEnds(facts, canton)
  const isNotice = source === 'warranty_notice'
  const law = isNotice ? notice : limitation
  return law === null ? { by: 'defect' } : { by: 'warranty', law, isNotice, isSia: facts.terms === 'sia118' }
}

/** What was notified ends with the claims; before that the earlier of the two days counts. */
function warrantyRule(facts: DefectFacts, canton: Canton | null): DeadlineRule {
  const notice = facts.notifiedOn === null ? noticeDeadline(facts, canton) : null
  const limitation = limitationDeadline(facts, canton)
  const isNotice = notice !== null && (limitation === null || notice.lastDay <= limitation.lastDay)
  const law = isNotice ? notice : limitation
  return law === null ? { by: 'defect' } : { by: 'warranty', law, isNotice, isSia: facts.terms === 'sia118' }
}

function upkeepRule(
  { templateKey, intervalMonths, anchorOn = null }: UpkeepFacts,
  book: ReferenceBook,
): DeadlineRule {
  const template = maintenanceTemplates.find(({ key }) => key === templateKey)
  const row = template && book.get(`maintenance.${template.key}`)
  return {
    by: 'upkeep',
    intervalMonths,
    anchorOn,
    isDuty: template?.isDuty ?? false,
    reference: row?.value === intervalMonths ? row : null,
  }
}
