import { addDays, daysBetween } from '@hauswart/domain/days/day'
import { todoGroup, todoGroups, type TodoGroup } from '@hauswart/domain/todos/todo'
import { scoreOf } from '#device/text/match.ts'
import type { Todo } from '#features/todos/todo.ts'

export const shownStates = ['alle', 'offen', 'erledigt'] as const
export type ShownState = (typeof shownStates)[number]
/** What of the list is to be seen; kept in the address. */
export type TodoFilter = { readonly state: ShownState; readonly search: string }
export const shortestSearch = 2

export const isSearching = ({ search }: TodoFilter): boolean => search.trim().length >= shortestSearch

/** `nameOf` tells the component a to-do belongs to, because owners search for that too. */
export function filterTodos(
  todos: readonly Todo[],
  filter: TodoFilter,
  nameOf: (todo: Todo) => string | undefined,
): Todo[] {
  const state = { alle: undefined, offen: 'open', erledigt: 'done' }[filter.state]
  const isFound = (todo: Todo) =>
    scoreOf({ title: todo.title, detail: nameOf(todo), words: todo.note ?? undefined }, filter.search) > 0
  return todos.filter(
    (todo) => (state === undefined || todo.state === state) && (!isSearching(filter) || isFound(todo)),
  )
}

export type TodoGroupPart = { readonly group: TodoGroup; readonly todos: readonly Todo[] }

/** The parts of the list that have something in them, in the order they are read. */
export function groupTodos(todos: readonly Todo[], today: string): TodoGroupPart[] {
  const parts = Map.groupBy(todos, (todo) => todoGroup(todo, today))
  return todoGroups.flatMap((group) => {
    const some = parts.get(group)
    return some === undefined ? [] : [{ group, todos: some }]
  })
}

/** How things stand, for the first sentence of the page. */
export function countTodos(todos: readonly Todo[], today: string): { open: number; overdue: number } {
  const open = todos.filter(({ state }) => state === 'open')
  return { open: open.length, overdue: open.filter((todo) => todoGroup(todo, today) === 'overdue').length }
}

/** `due`: it should be done by now. `soon`: within a week. */
export function dueState(dueOn: string, today: string): 'due' | 'soon' | 'later' {
  const days = daysBetween(today, dueOn)
  return days <= 0 ? 'due' : days <= 7 ? 'soon' : 'later'
}

/** Moved by days from when it is due; what is overdue or undated moves from today, or it would stay overdue. */
export const movedBy = (dueOn: string | null, today: string, days: number): string =>
  addDays(dueOn === null || dueOn < today ? today : dueOn, days)
