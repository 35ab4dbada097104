import type { JobHandler } from '#platform/jobs/worker.ts'
import { planNight, remindAppointments, remindHouses, tellAssigned } from './reminders.service.ts'

export const reminderJobs: Readonly<Record<string, JobHandler>> = {
  /** Every hour; the first of a day in Switzerland begins the night, whichever hour that is in UTC. */
  plan_reminders: (_payload, deps) => planNight(deps),
  remind_houses: ({ today, missed, after, until }, deps) => {
    if (typeof today !== 'string' || typeof missed !== 'number' || !isId(after) || !isId(until))
      throw new Error('remind_houses needs a day and a stretch of houses')
    return remindHouses(deps, { today, missed, after, until })
  },
  remind_appointments: (_payload, deps) => remindAppointments(deps),
  tell_assigned: (_payload, deps) => tellAssigned(deps),
}

// The two ends of a stretch may be no house at all.
const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
