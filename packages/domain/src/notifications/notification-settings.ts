import type { NotificationKind } from './notification.ts'

/** What belongs together for somebody who chooses what to hear of. */
export const notificationGroups = ['reminders', 'people', 'files', 'security'] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** Ways out of the app. The bell in it shows everything. */
export const notificationChannels = ['mail', 'push'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

export const digests = ['daily', 'weekly', 'off'] as const
export type Digest = (typeof digests)[number]

/** Hours of the clock in Zurich. */
export type NotificationSettings = {
  readonly digest: Digest
  readonly digestHour: number
  readonly quietFrom: number
  readonly quietTo: number
  /** Pairs like `people.push`; those of a group nobody can switch off say nothing. */
  readonly switchedOff: readonly string[]
}

/** What counts for whoever never chose. */
export const usualSettings: NotificationSettings = {
  digest: 'daily',
  digestHour: 7,
  quietFrom: 21,
  quietTo: 7,
  switchedOff: [],
}

/** Whoever may enter an account is always told, whatever was chosen. */
const alwaysTold: readonly NotificationGroup[] = ['security']

/** Every kind belongs to one group. */
export const groupOf: Readonly<Record<NotificationKind, NotificationGroup>> = {
  components_due: 'reminders',
  todo_due: 'reminders',
  todo_assigned: 'reminders',
  upkeep_due: 'reminders',
  document_ending: 'reminders',
  defect_due: 'reminders',
  repair_due: 'reminders',
  warranty_notice_ending: 'reminders',
  warranty_ending: 'reminders',
  lien_ending: 'reminders',
  invoice_due: 'reminders',
  retention_ending: 'reminders',
  discount_ending: 'reminders',
  quote_ending: 'reminders',
  appointment_soon: 'reminders',
  picture_rejected: 'files',
  file_refused: 'files',
  account_security: 'security',
  invitation_accepted: 'people',
  invitation_refused: 'people',
  member_left: 'people',
  access_changed: 'people',
  access_ended: 'people',
  slots_answered: 'people',
  quote_answered: 'people',
  letter_refused: 'people',
}

export const switchOf = (group: NotificationGroup, channel: NotificationChannel): string =>
  `${group}.${channel}`

/** Every pair that can be switched off. */
export const switches: readonly string[] = notificationGroups
  .filter((group) => !alwaysTold.includes(group))
  .flatMap((group) => notificationChannels.map((channel) => switchOf(group, channel)))

/** Whether somebody wants to hear of this kind by this way. */
export const isWanted = (
  { switchedOff }: Pick<NotificationSettings, 'switchedOff'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => alwaysTold.includes(groupOf[kind]) || !switchedOff.includes(switchOf(groupOf[kind], channel))

/** Whether a device stays quiet in this hour of the day; equal hours mean that it never does. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<NotificationSettings, 'quietFrom' | 'quietTo'>,
  hour: number,
): boolean {
  if (quietFrom === quietTo) return false
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}
