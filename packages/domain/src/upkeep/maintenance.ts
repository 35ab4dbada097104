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
  readonly nextOn: string
  readonly lastOn: string | null
  readonly isActive: boolean
  readonly version: number
}

type Task = Pick<MaintenanceTask, 'intervalMonths' | 'nextOn' | 'lastOn'>

/** Upkeep comes again as a to-do does: its interval counts from the day it was done, not from the day it was due. */
export const upkeepRecurrence = ({ intervalMonths, nextOn }: Omit<Task, 'lastOn'>): Recurrence => ({
  mode: 'from_completion',
  every: intervalMonths,
  unit: 'month',
  anchorOn: nextOn,
})

/** What changes when it was done on a day; what is told late of an earlier time does not turn the clock back. */
export function afterUpkeep(task: Task, doneOn: string): Partial<Pick<Task, 'nextOn' | 'lastOn'>> {
  if (task.lastOn !== null && task.lastOn > doneOn) return {}
  return { lastOn: doneOn, nextOn: nextAfterDone(upkeepRecurrence(task), { dueOn: task.nextOn, doneOn }) }
}
