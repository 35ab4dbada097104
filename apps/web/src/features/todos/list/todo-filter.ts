import { addDays, daysBetween } from '@hauswart/domain/days/day'
import { todoGroup } from '@hauswart/domain/todos/todo'
import { scoreOf } from '#device/text/match.ts'
import { isUpkeep } from '#house/work/work.ts'
import type { Todo } from '#features/todos/todo.ts'

export const shownStates = ['all', 'open', 'done', 'mine'] as const
export type ShownState = (typeof shownStates)[number]
/** What the groups of the list go by. */
export const todoViews = ['day', 'component', 'person'] as const
export type TodoView = (typeof todoViews)[number]

/** As the address says them. */
export const stateSlugs: Readonly<Record<ShownState, string>> = {
  all: 'alle',
  open: 'offen',
  done: 'erledigt',
  mine: 'meine',
}
export const viewSlugs: Readonly<Record<TodoView, string>> = {
  day: 'tag',
  component: 'bauteil',
  person: 'person',
}
type Narrowed = { readonly state: ShownState; readonly search: string }
/** What of the list is to be seen, and how; kept in the address. */
export type TodoFilter = Narrowed & { readonly view: TodoView }
export const shortestSearch = 2

const isSearching = ({ search }: Narrowed): boolean => search.trim().length >= shortestSearch

/** Whether it may well be that nothing is left. */
export const isNarrowing = (filter: Narrowed): boolean => isSearching(filter) || filter.state === 'mine'

type Known = {
  /** The component a to-do belongs to, because owners search for that too. */
  readonly componentName: (todo: Todo) => string | undefined
  readonly userId: string | undefined
}

export function filterTodos(todos: readonly Todo[], filter: Narrowed, known: Known): Todo[] {
  const { componentName: nameOf, userId } = known
  const isShown = {
    all: () => true,
    open: ({ state }: Todo) => state === 'open',
    done: ({ state }: Todo) => state === 'done',
    mine: ({ assigneeId }: Todo) => assigneeId === userId,
  }[filter.state]
  const isFound = (todo: Todo) =>
    scoreOf({ title: todo.title, detail: nameOf(todo), words: wordsOf(todo) }, filter.search) > 0
  return todos.filter((todo) => isShown(todo) && (!isSearching(filter) || isFound(todo)))
}

// Not only empty: a copy on a device may be older than this fact.
const wordsOf = ({ note, checklist }: Todo): string =>
  [note, ...(checklist ?? []).map(({ text }) => text)].join(' ')

/** How things stand, for the first sentence of the page. */
export function countTodos(work: readonly Todo[], today: string): Counted {
  const open = work.filter(({ state }) => state === 'open')
  const todos = open.filter((one) => !isUpkeep(one))
  return {
    open: todos.length,
    overdue: todos.filter((todo) => todoGroup(todo, today) === 'overdue').length,
    planned: open.length - todos.length,
  }
}
type Counted = { readonly open: number; readonly overdue: number; readonly planned: number }

/** `due`: it should be done by now. `soon`: within a week. */
export function dueState(dueOn: string, today: string): 'due' | 'soon' | 'later' {
  const days = daysBetween(today, dueOn)
  return days <= 0 ? 'due' : days <= 7 ? 'soon' : 'later'
}

/** Moved by days from when it is due; what is overdue or undated moves from today, or it would stay overdue. */
export const movedBy = (dueOn: string | null, today: string, days: number): string =>
  addDays(dueOn === null || dueOn < today ? today : dueOn, days)
