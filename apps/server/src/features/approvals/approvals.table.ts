import type { ApprovalKind, ApprovalState } from '@hauswart/domain/approvals/approval'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

/** What can be said anew of an approval; what it is for stays. */
export const approvalFacts = factColumns({
  title: required<string>('title'),
  state: required<ApprovalState>('state'),
  office: optional<string>('office'),
  number: optional<string>('number'),
  requestedOn: optional<string>('requested_on'),
  decidedOn: optional<string>('decided_on'),
  validUntil: optional<string>('valid_until'),
  paidOn: optional<string>('paid_on'),
  note: optional<string>('note'),
})

export type ApprovalValues = FactsOf<typeof approvalFacts>

export type ApprovalRow = ApprovalValues & {
  id: string
  realEstateId: string
  projectId: string
  kind: ApprovalKind
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const approvalColumns = `a.id, a.real_estate_id as "realEstateId", a.project_id as "projectId", a.kind,
  ${approvalFacts.read('a')}, a.version, a.created_at as "createdAt", a.updated_at as "updatedAt",
  a.deleted_at as "deletedAt"`

/** With what only somebody with the finance right is shown. */
export type ShownApprovalRow = ApprovalRow & { promisedRappen: number | null; paidRappen: number | null }

const amount = (kind: string, name: string) => `(select m.rappen from app.amount m
  where m.real_estate_id = app.house() and m.object_id = a.id and m.kind = '${kind}') as "${name}"`

export const shownApprovalColumns = `${approvalColumns}, ${amount('subsidy_promised', 'promisedRappen')},
  ${amount('subsidy_paid', 'paidRappen')}`

const ending: DatedRows = {
  ...ofStandingProject,
  // A permit is used up once the renovation is closed; money is often called in only then.
  houseJoin: `join standing_project j on j.id = x.project_id and j.state <> 'cancelled'
    and (x.kind = 'subsidy' or j.state <> 'closed')`,
  stands: `app.is_awaited_approval(x.real_estate_id, x.project_id, x.kind)`,
  from: 'app.approval',
  on: 'x.valid_until',
  title: 'x.title',
  isOpen: `x.deleted_at is null and x.valid_until is not null and x.state = 'granted'`,
  // What has ended is over: nobody can do anything about it.
  comesUp: (until, today) => `x.valid_until between ${today} and ${until}`,
}

/** Until when a permit holds, and until when money is promised: one select of a house. */
export const permitDays: DatedRows = {
  ...ending,
  kind: `case x.kind when 'permit' then 'permit' else 'promise' end`,
  isOfKind: `x.kind = 'permit'`,
}
export const promiseDays: DatedRows = { ...ending, isOfKind: `x.kind = 'subsidy'`, comesAlong: true }
