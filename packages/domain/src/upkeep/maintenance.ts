import { addMonths } from '../days/day.ts'

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

/** When it is due again: the interval counts from the day it was done, not from the day it was due. */
export const nextMaintenance = (doneOn: string, intervalMonths: number): string =>
  addMonths(doneOn, intervalMonths)
