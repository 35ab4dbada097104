import type { AcceptanceContent, Signature } from '@hauswart/domain/acceptances/acceptance'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type AcceptanceRow = AcceptanceContent & {
  id: string
  realEstateId: string
  projectId: string
  signatures: readonly Signature[]
  noticeUntil: string | null
  limitedOn: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const acceptanceColumns = `a.id, a.real_estate_id as "realEstateId", a.project_id as "projectId", a.title,
  a.accepted_on as "acceptedOn", a.craftsman_id as "craftsmanId", a.terms, a.subject, a.contract_on as "contractOn", a.people,
  a.checklist, a.result, a.defect_ids as "defectIds", a.repair_by as "repairBy", a.note, a.signatures,
  a.notice_until as "noticeUntil", a.limited_on as "limitedOn", a.version, a.created_at as "createdAt",
  a.updated_at as "updatedAt", a.deleted_at as "deletedAt"`

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

/** Until when any defect can be notified at any time, and when the claims become time-barred. */
export const warrantyNoticeDays = daysOf('x.notice_until')
export const warrantyDays = daysOf('x.limited_on')

/** Until when a lien for the work can be entered; for what can be carried away there is none. */
export const lienDays: DatedRows = {
  ...daysOf("(x.accepted_on + interval '4 months')::date"),
  isOpen: "x.deleted_at is null and x.result <> 'refused' and x.subject <> 'movable'",
  facts: `json_build_object('completedOn', x.accepted_on)`,
}
