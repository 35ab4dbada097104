import * as z from 'zod/mini'
import { reminderMinutes, type ReminderMinutes } from './reminding.ts'

/** Each at most once, the earliest first. */
export const remindersInput = z.pipe(
  z.array(z.literal(reminderMinutes)).check(z.maxLength(reminderMinutes.length * 2)),
  z.transform((said: ReminderMinutes[]): ReminderMinutes[] =>
    reminderMinutes.filter((one) => said.includes(one)),
  ),
)
