import type { Preparation } from '@hauswart/domain/todos/preparation'
import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { Step, TodoPriority, TodoState } from '@hauswart/domain/todos/todo'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import { factColumns, json, readAs, split } from '#platform/db/fact-columns.ts'

export type TodoFacts = {
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
}

export type TodoRow = TodoFacts & {
  id: string
  realEstateId: string
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
const assignee = (
  t: string,
) => `case when ${t}.assignee_id is not null then (select m.user_id from app.membership m
  where m.real_estate_id = ${t}.real_estate_id and m.user_id = ${t}.assignee_id) end`

export const todoFacts = factColumns<TodoFacts>({
  title: 'title',
  note: 'note',
  dueOn: 'due_on',
  componentId: 'component_id',
  projectId: 'project_id',
  recurrence: split<Recurrence>({
    mode: 'repeat_mode',
    every: 'repeat_every',
    unit: 'repeat_unit',
    anchorOn: 'repeat_from',
  }),
  priority: 'priority',
  assigneeId: readAs('assignee_id', assignee),
  checklist: json('checklist'),
  lastDoneOn: 'last_done_on',
})

export const todoColumns = `t.id, t.real_estate_id as "realEstateId", ${todoFacts.read('t')},
  t.measure_id as "measureId", t.prepares, t.state, t.done_at as "doneAt", t.done_by as "doneBy", t.version,
  t.created_at as "createdAt", t.updated_at as "updatedAt", t.touched_at as "touchedAt", t.deleted_at as "deletedAt"`

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
