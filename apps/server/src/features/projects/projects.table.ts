import type { Financing } from '@hauswart/domain/projects/financing'
import type { ProjectCheck, ProjectKind, ProjectState } from '@hauswart/domain/projects/project'
import type { Phase } from '@hauswart/domain/projects/phase'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, json } from '#platform/db/fact-columns.ts'

export type ProjectFacts = {
  title: string
  kind: ProjectKind
  state: ProjectState
  pausedFrom: ProjectState | null
  stateReason: string | null
  checks: ProjectCheck[]
  description: string | null
  componentIds: string[]
  startsOn: string | null
  endsOn: string | null
  startedOn: string | null
  finishedOn: string | null
  reservePercent: number
  phases: readonly Phase[]
}

export type ProjectRow = ProjectFacts & {
  id: string
  realEstateId: string
  measureId: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const projectFacts = factColumns<ProjectFacts>({
  title: 'title',
  kind: 'kind',
  state: 'state',
  pausedFrom: 'paused_from',
  stateReason: 'state_reason',
  checks: 'checks',
  description: 'description',
  componentIds: 'component_ids',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  startedOn: 'started_on',
  finishedOn: 'finished_on',
  reservePercent: 'reserve_percent',
  phases: json('phases'),
})

export const projectColumns = `p.id, p.real_estate_id as "realEstateId", p.measure_id as "measureId", ${projectFacts.read('p')},
  p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.deleted_at as "deletedAt"`

export type CostItemFacts = {
  title: string
  plannedRappen: number
  committedRappen: number
  invoicedRappen: number
  paidRappen: number
  isActive: boolean
}

export type CostItemRow = CostItemFacts & { id: string; projectId: string; version: number }

export const costItemFacts = factColumns<CostItemFacts>({
  title: 'title',
  plannedRappen: 'planned_rappen',
  committedRappen: 'committed_rappen',
  invoicedRappen: 'invoiced_rappen',
  paidRappen: 'paid_rappen',
  isActive: 'is_active',
})

export const costItemColumns = `x.id, x.project_id as "projectId", ${costItemFacts.read('x')}, x.version`

/** With what only somebody with the finance right is shown. */
export type ShownProjectRow = ProjectRow & {
  budgetRappen: number | null
  financing: Financing[]
  costItems: CostItemRow[]
}

export const shownProjectColumns = `${projectColumns},
  (select a.rappen from app.amount a
    where a.real_estate_id = app.house() and a.object_id = p.id and a.kind = 'project_budget') as "budgetRappen",
  (select coalesce(jsonb_agg(jsonb_build_object('source', substr(a.kind, 11), 'amountRappen', a.rappen) order by a.kind), '[]')
    from app.amount a
    where a.real_estate_id = app.house() and a.object_id = p.id and a.kind like 'financing%') as financing,
  (select coalesce(jsonb_agg(to_jsonb(item) order by item.id), '[]') from (select ${costItemColumns}
    from app.cost_item x where x.real_estate_id = app.house() and x.project_id = p.id and x.is_active) item) as "costItems"`

// Where requests are recorded, they say whether one is still to make; else the tick of the Start-Ampel does.
const isToAsk = `coalesce((select bool_or(a.state = 'open') from app.approval a
    where a.real_estate_id = x.real_estate_id and a.project_id = x.id and a.kind = 'subsidy' and a.deleted_at is null), true)`

/** Until when a subsidy is asked for: the day before the planned start, until it is settled or the work has begun. */
export const subsidyDays: DatedRows = {
  from: 'app.project',
  on: '(x.starts_on - 1)',
  title: 'x.title',
  isOpen: `x.deleted_at is null and x.starts_on is not null and x.started_on is null
    and x.state in ('idea', 'planning', 'offers', 'awarded')
    and x.kind in ('energy', 'renovation', 'conversion', 'extension') and not x.checks @> '{subsidy}'::text[] and ${isToAsk}`,
  // Once the day has passed nobody can do anything about it.
  comesUp: (until, today) => `(x.starts_on - 1) between ${today} and ${until}`,
  project: 'x.id',
  facts: `json_build_object('startsOn', x.starts_on)`,
}

/** Of what belongs to a renovation: it counts while that is not in the trash. */
export const ofStandingProject = {
  houseWith: [
    'standing_project',
    'select p.id, p.state from app.project p where p.real_estate_id = app.house() and p.deleted_at is null',
  ],
  houseJoin: 'join standing_project j on j.id = x.project_id',
  stands: 'app.is_standing_project(x.real_estate_id, x.project_id)',
  project: 'x.project_id',
} as const satisfies Partial<DatedRows>
