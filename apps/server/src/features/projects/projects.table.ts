import type { Financing } from '@hauswart/domain/projects/financing'
import type { ProjectCheck, ProjectKind, ProjectState } from '@hauswart/domain/projects/project'
import type { Phase } from '@hauswart/domain/projects/phase'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { begins, factColumns, json, optional, required, type FactsOf } from '#platform/db/fact-columns.ts'

export const projectFacts = factColumns({
  title: required<string>('title'),
  kind: required<ProjectKind>('kind'),
  state: begins<ProjectState>('state', 'idea'),
  pausedFrom: optional<ProjectState>('paused_from'),
  stateReason: optional<string>('state_reason'),
  checks: begins<ProjectCheck[]>('checks', []),
  description: optional<string>('description'),
  componentIds: begins<string[]>('component_ids', []),
  startsOn: optional<string>('starts_on'),
  endsOn: optional<string>('ends_on'),
  startedOn: optional<string>('started_on'),
  finishedOn: optional<string>('finished_on'),
  reservePercent: begins<number>('reserve_percent', 10),
  phases: begins<readonly Phase[]>(json('phases'), []),
})

export type ProjectFacts = FactsOf<typeof projectFacts>

export type ProjectRow = ProjectFacts & {
  id: string
  realEstateId: string
  measureId: string | null
  version: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export const projectColumns = `p.id, p.real_estate_id as "realEstateId", p.measure_id as "measureId", ${projectFacts.read('p')},
  p.version, p.created_at as "createdAt", p.updated_at as "updatedAt", p.deleted_at as "deletedAt"`

export const costItemFacts = factColumns({
  title: required<string>('title'),
  plannedRappen: begins<number>('planned_rappen', 0),
  committedRappen: begins<number>('committed_rappen', 0),
  invoicedRappen: begins<number>('invoiced_rappen', 0),
  paidRappen: begins<number>('paid_rappen', 0),
  isActive: begins<boolean>('is_active', true),
})

export type CostItemRow = FactsOf<typeof costItemFacts> & { id: string; projectId: string; version: number }

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
