import { sourceRules } from '@hauswart/domain/deadlines/source'
import type { AcceptanceResult, CheckPoint, Signature } from '@hauswart/domain/acceptances/acceptance'
import type { ContractSubject, ContractTerms } from '@hauswart/domain/defects/defect'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, json, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const acceptanceFacts = factColumns({
  title: required<string>('title'),
  acceptedOn: required<string>('accepted_on'),
  craftsmanId: optional<string>('craftsman_id'),
  terms: required<ContractTerms>('terms'),
  subject: required<ContractSubject>('subject'),
  contractOn: optional<string>('contract_on'),
  people: begins<readonly string[]>('people', []),
  checklist: begins<readonly CheckPoint[]>(json('checklist'), []),
  result: required<AcceptanceResult>('result'),
  defectIds: begins<readonly string[]>('defect_ids', []),
  repairBy: optional<string>('repair_by'),
  note: optional<string>('note'),
  signatures: begins<readonly Signature[]>(json('signatures'), []),
  noticeUntil: required<string | null>('notice_until'),
  limitedOn: required<string | null>('limited_on'),
})

export type AcceptanceFacts = Readonly<FactsOf<typeof acceptanceFacts>>

export type AcceptanceRow = AcceptanceFacts & {
  id: string
  realEstateId: string
  projectId: string
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const acceptanceColumns = `a.id, a.real_estate_id as "realEstateId", a.project_id as "projectId",
  ${acceptanceFacts.read('a')}, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.deleted_at as "deletedAt"`

/** What both days of an acceptance have in common; what was refused has none. */
const daysOf = (on: string): DatedRows => ({
  ...ofStandingProject,
  from: 'app.acceptance',
  on,
  title: 'x.title',
  isOpen: `x.deleted_at is null and ${on} is not null`,
  // What has ended is over: nobody can do anything about it.
  comesUp: (until, today) => `${on} between ${today} and ${until}`,
  facts: `json_build_object('terms', x.terms, 'subject', x.subject, 'contractOn', x.contract_on, 'acceptedOn', x.accepted_on,
    'result', x.result)`,
})

/** For what can be carried away there is no lien, nor for what was refused. */
const hasLien = "x.result <> 'refused' and x.subject <> 'movable'"
const lienOn = "(x.accepted_on + interval '4 months')::date"
const lienFacts = `json_build_object('completedOn', x.accepted_on)`

const days = daysOf('x.limited_on')
const ofHouseColumns = `a.real_estate_id, a.id, a.project_id, a.title, a.terms, a.subject, a.contract_on, a.accepted_on, a.result,
  a.limited_on, a.notice_until, a.version, a.updated_at, a.deleted_at`
const ahead = (source: 'warranty_notice' | 'lien'): number =>
  sourceRules[source].aheadDays - sourceRules.warranty.aheadDays

/**
 * When the claims become time-barred. In a house one look at its acceptances finds all three days: it has so few that
 * three indexes would read more.
 */
export const warrantyDays: DatedRows = {
  ...days,
  together: {
    // In the order of the key, or which of two indexes is taken would depend on the size of the country.
    from: `(select ${ofHouseColumns} from app.acceptance a where a.real_estate_id = app.house() order by a.id)`,
    kind: 'd.kind',
    on: 'd.day',
    isOpen: 'x.deleted_at is null and d.day is not null',
    comesUp: (until, today) => `d.day between ${today} and ${until} + d.later`,
    houseJoin: `${ofStandingProject.houseJoin} cross join lateral (values ('warranty', x.limited_on, 0),
      ('warranty_notice', x.notice_until, ${ahead('warranty_notice')}),
      ('lien', case when ${hasLien} then ${lienOn} end, ${ahead('lien')})) d (kind, day, later)`,
    facts: `case d.kind when 'lien' then ${lienFacts} else ${days.facts ?? ''} end`,
  },
}

/** Until when any defect can be notified at any time. */
export const warrantyNoticeDays: DatedRows = { ...daysOf('x.notice_until'), comesAlong: true }

/** Until when a lien for the work can be entered. */
export const lienDays: DatedRows = {
  ...daysOf(lienOn),
  isOpen: `x.deleted_at is null and ${hasLien}`,
  facts: lienFacts,
  comesAlong: true,
}
