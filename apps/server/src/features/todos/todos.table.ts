import type { Preparation } from '@hauswart/domain/todos/preparation'
import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { Step, TodoPriority, TodoState } from '@hauswart/domain/todos/todo'
import type { DatedRows } from '#platform/db/dated-rows.ts'

export type TodoRow = {
  id: string
  realEstateId: string
  title: string
  note: string | null
  dueOn: string | null
  componentId: string | null
  /** The renovation it belongs to. */
  projectId: string | null
  recurrence: Recurrence | null
  priority: TodoPriority
  /** Nobody, once the person has left the house. */
  assigneeId: string | null
  checklist: readonly Step[]
  lastDoneOn: string | null
  measureId: string | null
  /** Which preparation of that decision it is; nothing for one of somebody's own. */
  prepares: Preparation | null
  state: TodoState
  doneAt: string | null
  doneBy: string | null
  version: number
  createdAt: string
  updatedAt: string
  /** When somebody last worked on it; nothing while nobody has. */
  touchedAt: string | null
  deletedAt: string | null
}

// Only asked of those that are somebody's.
const assignee = `case when t.assignee_id is not null then (select m.user_id from app.membership m
  where m.real_estate_id = t.real_estate_id and m.user_id = t.assignee_id) end`

export const todoColumns = `t.id, t.real_estate_id as "realEstateId", t.title, t.note, t.due_on as "dueOn",
  t.component_id as "componentId", t.project_id as "projectId", case when t.repeat_mode is not null then json_build_object('mode', t.repeat_mode,
  'every', t.repeat_every, 'unit', t.repeat_unit, 'anchorOn', t.repeat_from) end as recurrence, t.priority, t.checklist, ${assignee} as "assigneeId", t.last_done_on as "lastDoneOn",
  t.measure_id as "measureId", t.prepares, t.state, t.done_at as "doneAt", t.done_by as "doneBy",
  t.version, t.created_at as "createdAt", t.updated_at as "updatedAt", t.touched_at as "touchedAt", t.deleted_at as "deletedAt"`

/** When a to-do is due. */
export const todoDays: DatedRows = {
  from: 'app.todo',
  on: 'x.due_on',
  title: 'x.title',
  isOpen: "x.state = 'open' and x.deleted_at is null and x.due_on is not null",
  houseOpen: "x.due_order < 'infinity'",
  order: 'x.due_order',
  component: 'x.component_id',
}
