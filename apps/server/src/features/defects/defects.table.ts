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
import { begins, factColumns, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const defectFacts = factColumns({
  title: required<string>('title'),
  description: optional<string>('description'),
  place: optional<string>('place'),
  componentId: optional<string>('component_id'),
  craftsmanId: optional<string>('craftsman_id'),
  nature: required<DefectNature>('nature'),
  state: begins<DefectState>('state', 'open'),
  foundOn: required<string>('found_on'),
  terms: required<ContractTerms>('terms'),
  subject: required<ContractSubject>('subject'),
  contractOn: optional<string>('contract_on'),
  acceptedOn: optional<string>('accepted_on'),
  notifiedOn: optional<string>('notified_on'),
  notifiedBy: optional<NoticeWay>('notified_by'),
  demand: begins<DefectDemand>('demand', 'repair'),
  repairUntil: optional<string>('repair_until'),
  notifyBy: required<string | null>('notify_by'),
  limitedOn: required<string | null>('limited_on'),
})

export type DefectFacts = FactsOf<typeof defectFacts>

export type DefectRow = DefectFacts & {
  id: string
  realEstateId: string
  projectId: string
  dueOn: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const defectColumns = `d.id, d.real_estate_id as "realEstateId", d.project_id as "projectId", ${defectFacts.read('d')},
  d.due_on as "dueOn", d.version, d.created_at as "createdAt", d.updated_at as "updatedAt", d.deleted_at as "deletedAt"`

const lawFacts = `json_build_object('terms', x.terms, 'subject', x.subject, 'contractOn', x.contract_on,
  'acceptedOn', x.accepted_on, 'nature', x.nature, 'foundOn', x.found_on, 'notifiedOn', x.notified_on)`
const repairFacts = `json_build_object('terms', x.terms, 'subject', x.subject, 'contractOn', x.contract_on, 'demand', x.demand)`
const isToRepair = `x.state not in ('repaired', 'confirmed')`
const ofHouseColumns = `a.real_estate_id, a.id, a.project_id, a.component_id, a.title, a.state, a.nature, a.found_on, a.terms,
  a.subject, a.contract_on, a.accepted_on, a.notified_on, a.demand, a.due_on, a.repair_until, a.version, a.updated_at,
  a.deleted_at`

/**
 * The day that matters next to a defect. What was notified has years and comes up when they end. In a house one look at its
 * defects finds both of their days, in the order of the key as of acceptances.
 */
export const defectDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.defect',
  on: 'x.due_on',
  title: 'x.title',
  component: 'x.component_id',
  isOpen: 'x.deleted_at is null and x.due_on is not null',
  facts: lawFacts,
  together: {
    from: `(select ${ofHouseColumns} from app.defect a where a.real_estate_id = app.house() order by a.id)`,
    kind: 'd.kind',
    on: 'd.day',
    isOpen: 'x.deleted_at is null and d.day is not null',
    comesUp: (until) => `(d.day <= ${until} or d.kind = 'defect' and x.notified_on is null)`,
    houseJoin: `${ofStandingProject.houseJoin} cross join lateral (values ('defect', x.due_on),
      ('repair', case when ${isToRepair} then x.repair_until end)) d (kind, day)`,
    facts: `case d.kind when 'repair' then ${repairFacts} else ${lawFacts} end`,
  },
}

/** Until when it is to be put right; over when it is, or when the owner says so. */
export const repairDays: DatedRows = {
  ...ofStandingProject,
  from: 'app.defect',
  on: 'x.repair_until',
  title: 'x.title',
  component: 'x.component_id',
  isOpen: `x.deleted_at is null and x.repair_until is not null and ${isToRepair}`,
  facts: repairFacts,
  comesAlong: true,
}
