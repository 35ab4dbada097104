import type {
  ContractSubject,
  ContractTerms,
  DefectNature,
  DefectState,
  NoticeWay,
} from '@hauswart/domain/defects/defect'
import type { DefectDemand } from '@hauswart/domain/defects/demand'
import { ofStandingProject } from '#features/projects/projects.table.ts'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type DefectRow = {
  id: string
  realEstateId: string
  projectId: string
  title: string
  description: string | null
  place: string | null
  componentId: string | null
  craftsmanId: string | null
  nature: DefectNature
  state: DefectState
  foundOn: string
  terms: ContractTerms
  subject: ContractSubject
  contractOn: string | null
  acceptedOn: string | null
  notifiedOn: string | null
  notifiedBy: NoticeWay | null
  demand: DefectDemand
  repairUntil: string | null
  notifyBy: string | null
  limitedOn: string | null
  dueOn: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const defectColumns = `d.id, d.real_estate_id as "realEstateId", d.project_id as "projectId", d.title, d.description,
  d.place, d.component_id as "componentId", d.craftsman_id as "craftsmanId", d.nature, d.state, d.found_on as "foundOn",
  d.terms, d.subject, d.contract_on as "contractOn", d.accepted_on as "acceptedOn", d.notified_on as "notifiedOn",
  d.notified_by as "notifiedBy", d.demand, d.repair_until as "repairUntil", d.notify_by as "notifyBy", d.limited_on as "limitedOn", d.due_on as "dueOn", d.version,
  d.created_at as "createdAt", d.updated_at as "updatedAt", d.deleted_at as "deletedAt"`

/** The day that matters next to a defect. What was notified has years and comes up when they end. */
export const defectDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.defect',
  on: 'x.due_on',
  title: 'x.title',
  component: 'x.component_id',
  isOpen: 'x.deleted_at is null and x.due_on is not null',
  comesUp: (until) => `(x.notified_on is null or x.due_on <= ${until})`,
  facts: `json_build_object('terms', x.terms, 'subject', x.subject, 'contractOn', x.contract_on, 'acceptedOn', x.accepted_on,
    'nature', x.nature, 'foundOn', x.found_on, 'notifiedOn', x.notified_on)`,
}

/** Until when it is to be put right; over when it is, or when the owner says so. */
export const repairDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.defect',
  on: 'x.repair_until',
  title: 'x.title',
  component: 'x.component_id',
  isOpen: `x.deleted_at is null and x.repair_until is not null and x.state not in ('repaired', 'confirmed')`,
  comesUp: (until) => `x.repair_until <= ${until}`,
  facts: `json_build_object('terms', x.terms, 'subject', x.subject, 'contractOn', x.contract_on, 'demand', x.demand)`,
}
