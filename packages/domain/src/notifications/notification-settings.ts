import { usualReminders } from '../appointments/reminding.ts'
import { notificationKinds, type NotificationKind } from './notification.ts'

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
  /** How many minutes before it begins an appointment is told that says nothing itself. */
  readonly appointmentMinutes: readonly number[]
}

/** What counts for whoever never chose. */
export const usualSettings: NotificationSettings = {
  digest: 'daily',
  digestHour: 7,
  quietFrom: 21,
  quietTo: 7,
  switchedOff: [],
  appointmentMinutes: usualReminders,
}

/** By which ways a message leaves the app, and whether somebody can choose not to hear of it. */
export type Ways = {
  readonly group: NotificationGroup
  /** In the summary as chosen, within minutes in a letter of its own, or not: another letter says it. */
  readonly mail: 'summary' | 'soon' | 'never'
  /** Whether a device is woken: whenever it is told, never, or only so many days before its day. */
  readonly push: 'always' | 'never' | readonly number[]
  /** What is lost by whoever does not hear of it in time comes whatever was chosen. */
  readonly isAlwaysTold?: true
}

const dated = { group: 'reminders', mail: 'summary', push: 'never' } as const
const onTheDay = { ...dated, push: [0] } as const
const loss = { ...dated, push: 'always', isAlwaysTold: true } as const
const news = { group: 'people', mail: 'soon', push: 'always' } as const
const refused = { ...news, group: 'files' } as const

/** The one list of ways; on which days something is told stands with its source (`sourceRules`). */
export const waysOf: Readonly<Record<NotificationKind, Ways>> = {
  components_due: dated,
  todo_due: onTheDay,
  todo_assigned: { ...dated, push: 'always' },
  upkeep_due: onTheDay,
  document_ending: dated,
  defect_due: loss,
  repair_due: dated,
  warranty_notice_ending: loss,
  warranty_ending: dated,
  lien_ending: dated,
  maker_warranty_ending: dated,
  subsidy_due: dated,
  permit_ending: dated,
  promise_ending: dated,
  invoice_due: dated,
  retention_ending: dated,
  discount_ending: dated,
  invoice_warranty_ending: dated,
  quote_ending: dated,
  appointment_soon: { ...dated, push: 'always' },
  picture_rejected: refused,
  file_refused: refused,
  account_security: { group: 'security', mail: 'never', push: 'always', isAlwaysTold: true },
  invitation_accepted: news,
  invitation_refused: news,
  member_left: news,
  access_changed: news,
  access_ended: news,
  slots_answered: news,
  quote_answered: news,
  letter_refused: news,
  link_opened: news,
}

const kindsWhere = (is: (ways: Ways) => boolean): readonly NotificationKind[] =>
  notificationKinds.filter((kind) => is(waysOf[kind]))

export const summaryKinds = kindsWhere(({ mail }) => mail === 'summary')
export const soonKinds = kindsWhere(({ mail }) => mail === 'soon')
export const alwaysToldKinds = kindsWhere(({ isAlwaysTold }) => isAlwaysTold === true)

/** Whether a device is woken for what is told so many days before its day; without a day: at all. */
export function isWaking(kind: NotificationKind, step?: number): boolean {
  const { push } = waysOf[kind]
  if (typeof push === 'string') return push === 'always'
  return step !== undefined && push.includes(step)
}

export const switchOf = (group: NotificationGroup, channel: NotificationChannel): string =>
  `${group}.${channel}`

const hasChoice = (one: NotificationGroup): boolean =>
  kindsWhere(({ group, isAlwaysTold }) => group === one && isAlwaysTold !== true).length > 0

/** Every pair that can be switched off. */
export const switches: readonly string[] = notificationGroups
  .filter(hasChoice)
  .flatMap((group) => notificationChannels.map((channel) => switchOf(group, channel)))

/** Whether somebody wants to hear of this kind by this way. */
export const isWanted = (
  { switchedOff }: Pick<NotificationSettings, 'switchedOff'>,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean =>
  waysOf[kind].isAlwaysTold === true || !switchedOff.includes(switchOf(waysOf[kind].group, channel))

/** Whether a device stays quiet in this hour of the day; equal hours mean that it never does. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<NotificationSettings, 'quietFrom' | 'quietTo'>,
  hour: number,
): boolean {
  if (quietFrom === quietTo) return false
  return quietFrom < quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo
}
