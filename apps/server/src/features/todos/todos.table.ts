import type { Preparation } from '@hauswart/domain/todos/preparation'
import type { Recurrence } from '@hauswart/domain/days/recurrence'
import type { Step, TodoPriority, TodoState } from '@hauswart/domain/todos/todo'
import type { DatedRows } from '#platform/db/dated-rows.ts'
import {
  begins,
  factColumns,
  json,
  optional,
  readAs,
  required,
  split,
  type FactsOf,
} from '#platform/db/fact-columns.ts'

// Only asked of those that are somebody's.
const assignee = (
  t: string,
) => `case when ${t}.assignee_id is not null then (select m.user_id from app.membership m
  where m.real_estate_id = ${t}.real_estate_id and m.user_id = ${t}.assignee_id) end`

export const todoFacts = factColumns({
  title: required<string>('title'),
  note: optional<string>('note'),
  dueOn: optional<string>('due_on'),
  componentId: optional<string>('component_id'),
  /** The renovation it belongs to. */
  projectId: optional<string>('project_id'),
  recurrence: optional<Recurrence>(
    split({
      mode: 'repeat_mode',
      every: 'repeat_every',
      unit: 'repeat_unit',
      anchorOn: 'repeat_from',
    }),
  ),
  priority: begins<TodoPriority>('priority', 'normal'),
  /** Nobody, once the person has left the house. */
  assigneeId: optional<string>(readAs('assignee_id', assignee)),
  checklist: begins<readonly Step[]>(json('checklist'), []),
  lastDoneOn: optional<string>('last_done_on'),
})

export type TodoFacts = FactsOf<typeof todoFacts>

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
