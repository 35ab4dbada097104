import { nextAfterDone, type Recurrence } from '../days/recurrence.ts'

export const todoStates = ['open', 'done'] as const
export type TodoState = (typeof todoStates)[number]

export const todoPriorities = ['high', 'normal'] as const
export type TodoPriority = (typeof todoPriorities)[number]

/** A small step of a to-do, ticked in place. */
export type Step = { readonly id: string; readonly text: string; readonly isDone: boolean }
export const maxSteps = 30

/** The parts of a list of to-dos, in the order they are read. */
export const todoGroups = ['overdue', 'today', 'this_week', 'later', 'undated', 'done'] as const
export type TodoGroup = (typeof todoGroups)[number]

type Due = { readonly state: TodoState; readonly dueOn: string | null }
type Placed = Due & { readonly id: string; readonly doneAt: string | null }

/** Where a to-do stands on a day, both days as JJJJ-MM-TT. A week ends on Sunday. */
export function todoGroup(todo: Due, today: string): TodoGroup {
  if (todo.state === 'done') return 'done'
  if (todo.dueOn === null) return 'undated'
  if (todo.dueOn < today) return 'overdue'
  if (todo.dueOn === today) return 'today'
  return todo.dueOn <= sundayOf(today) ? 'this_week' : 'later'
}

/** The order of the lists: what is due first, undated ones last, then what was done last. */
export function compareTodos(a: Placed, b: Placed): number {
  if (a.state === 'done' || b.state === 'done') {
    if (a.state !== b.state) return a.state === 'done' ? 1 : -1
    return compare(b.doneAt ?? '', a.doneAt ?? '') || compare(b.id, a.id)
  }
  return compare(a.dueOn ?? afterAll, b.dueOn ?? afterAll) || compare(a.id, b.id)
}

type Repeated = {
  readonly dueOn: string | null
  readonly recurrence: Recurrence | null
  readonly checklist?: readonly Step[]
}
type Again = { readonly dueOn: string; readonly lastDoneOn: string; readonly checklist?: Step[] }

/** What changes when one that comes again was done on a day; nothing for one that does not. Its steps begin anew. */
export function afterDone(
  { dueOn, recurrence, checklist = [] }: Repeated,
  doneOn: string,
): Again | undefined {
  // Not only null: a copy on a device may be older than this fact.
  if (!recurrence) return undefined
  return {
    dueOn: nextAfterDone(recurrence, { dueOn: dueOn ?? doneOn, doneOn }),
    lastDoneOn: doneOn,
    ...(checklist.length > 0 && { checklist: checklist.map((step) => ({ ...step, isDone: false })) }),
  }
}

// Sorts behind every day, as the database's infinity does.
const afterAll = 'infinity'

// Plain order of signs, the same on every device; a locale would sort by its own rules.
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sundayOf(today: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}
