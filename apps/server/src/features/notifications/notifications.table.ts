import type { MemberRole } from '@hauswart/domain/access/role'
import { datedSources, sourceRules } from '@hauswart/domain/deadlines/source'
import type { NotificationKind } from '@hauswart/domain/notifications/notification'
import type { NotificationSettings } from '@hauswart/domain/notifications/notification-settings'
import { datedRows } from '#features/upcoming/upcoming.table.ts'
import { anywhere } from '#platform/db/dated-rows.ts'

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
  s.quiet_to as "quietTo", s.switched_off as "switchedOff",
  s.appointment_minutes as "appointmentMinutes", s.version`

/** Where letters to a person go, and which. */
export type AddressedRow = Pick<NotificationSettings, 'digest' | 'switchedOff'> & {
  readonly email: string
  readonly refusedAddress: string | null
}

/** Whom the letter of the day goes to. */
export type DigestRow = AddressedRow & { readonly told: string; readonly day: string }

/** News of others, in the words they were told with. */
export type NewsRow = Pick<NotificationRow, 'id' | 'kind' | 'title' | 'text'>

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

/** The thing of each source as it is now, for message `n` in house `r` to member `m`. */
export const lookSelects = datedSources
  .map((source) => {
    const { telling, right } = sourceRules[source]
    const { title, on } = datedRows[source]
    return anywhere(
      datedRows[source],
      `${title} as title, null::time as starts_at`,
      `n.kind = '${telling.kind}' and x.real_estate_id = r.id and x.id = n.thing_id and ${on} = n.due_on${
        right === 'finances' ? ' and m.can_see_finances' : ''
      }`,
    )
  })
  .join(' union all ')
