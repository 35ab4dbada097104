import type { TodoGroup, TodoState } from './todo.ts'

export const todoStateLabels: Record<TodoState, string> = {
  open: 'Offen',
  done: 'Erledigt',
}

export const todoGroupLabels: Record<TodoGroup, string> = {
  overdue: 'Überfällig',
  today: 'Heute',
  this_week: 'Diese Woche',
  later: 'Später',
  undated: 'Ohne Datum',
  done: 'Erledigt',
}
