import { nextAfterDone, type Recurrence } from '../days/recurrence.ts'

/** The most tasks of a house. */
export const maxMaintenanceTasks = 500

/** What is to be done to a component again and again. */
export type MaintenanceTask = {
  readonly id: string
  readonly componentId: string
  /** Which usual task of the trade it is; none is the owner's own. */
  readonly templateKey: string | null
  readonly title: string
  readonly intervalMonths: number
  /** The first day of a fixed rhythm; without one the interval begins anew with the day it was done. */
  readonly anchorOn: string | null
  readonly nextOn: string
  readonly lastOn: string | null
  readonly isActive: boolean
  readonly version: number
}

type Task = Pick<MaintenanceTask, 'intervalMonths' | 'nextOn' | 'lastOn'> & {
  // A copy on a device may be older than this fact.
  readonly anchorOn?: string | null
}

/** Upkeep comes again as a to-do does. */
export const upkeepRecurrence = ({
  intervalMonths,
  nextOn,
  anchorOn = null,
}: Omit<Task, 'lastOn'>): Recurrence => ({
  mode: anchorOn === null ? 'from_completion' : 'fixed',
  every: intervalMonths,
  unit: 'month',
  anchorOn: anchorOn ?? nextOn,
})

/** What changes when it was done on a day; what is told late of an earlier time does not turn the clock back. */
export function afterUpkeep(task: Task, doneOn: string): Partial<Pick<Task, 'nextOn' | 'lastOn'>> {
  if (task.lastOn !== null && task.lastOn > doneOn) return {}
  return { lastOn: doneOn, nextOn: nextAfterDone(upkeepRecurrence(task), { dueOn: task.nextOn, doneOn }) }
}
