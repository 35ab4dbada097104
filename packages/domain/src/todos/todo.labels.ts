import type { Step, TodoGroup, TodoState } from './todo.ts'

export const todoStateLabels: Record<TodoState, string> = {
  open: 'Offen',
  done: 'Erledigt',
}

/** A step in a list on paper. */
export const stepWords = ({ text, isDone }: Step): string => `${isDone ? '[x]' : '[ ]'} ${text}`

export const todoGroupLabels: Record<TodoGroup, string> = {
  overdue: 'Überfällig',
  today: 'Heute',
  this_week: 'Diese Woche',
  later: 'Später',
  undated: 'Ohne Datum',
  done: 'Erledigt',
}
