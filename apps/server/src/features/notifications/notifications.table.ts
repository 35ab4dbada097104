import type { MemberRole } from '@hauswart/domain/access/role'
import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'

/** The thing of a house that a message is about, and the day it was told for. */
export type About = { realEstateId: string; thingId: string; dueOn: string }

export type NotificationRow = {
  id: string
  kind: NotificationKind
  title: string
  text: string
  targetRoute: string
  targetId: string | null
  realEstateId: string | null
  createdAt: string
  readAt: string | null
}

export const notificationColumns = `n.id, n.kind, n.title, n.text, n.target_route as "targetRoute",
  n.target_id as "targetId", n.real_estate_id as "realEstateId", n.created_at as "createdAt", n.read_at as "readAt"`

export type BellRow = { readonly unreadCount: number; readonly newestId: string | null }

export type SettingsRow = NotificationSettings & { readonly version: number }

export const settingsColumns = `s.digest, s.digest_hour as "digestHour", s.quiet_from as "quietFrom",
  s.quiet_to as "quietTo", s.switched_off as "switchedOff", s.version`

/** Whom the letter of the day goes to. */
export type DigestRow = {
  told: string
  day: string
  email: string
  refusedAddress: string | null
  digest: NotificationSettings['digest']
  switchedOff: readonly string[]
}

/** What a person was told, and the thing as it is now: without a title it is no longer to be said. */
export type LookRow = {
  id: string
  kind: NotificationKind
  thingId: string
  dueOn: string
  title: string | null
  startsAt: string | null
  name: string | null
  street: string | null
  houseNumber: string | null
  realEstateId: string | null
  role: MemberRole | null
}
