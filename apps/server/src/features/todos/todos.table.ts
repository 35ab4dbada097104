import type { Preparation } from '@hauswart/domain/todos/preparation'
import type { TodoState } from '@hauswart/domain/todos/todo'

export type TodoRow = {
  id: string
  realEstateId: string
  title: string
  note: string | null
  dueOn: string | null
  componentId: string | null
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

export const todoColumns = `t.id, t.real_estate_id as "realEstateId", t.title, t.note, t.due_on as "dueOn",
  t.component_id as "componentId", t.measure_id as "measureId", t.prepares, t.state, t.done_at as "doneAt", t.done_by as "doneBy",
  t.version, t.created_at as "createdAt", t.updated_at as "updatedAt", t.touched_at as "touchedAt", t.deleted_at as "deletedAt"`
