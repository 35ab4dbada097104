import type { InvitationState } from '@hauswart/domain/access/invitation'
import type { MemberRole } from '@hauswart/domain/access/role'

export type InvitationRow = {
  realEstateId: string
  id: string
  email: string
  role: MemberRole
  canSeeFinances: boolean
  state: InvitationState
  sentAt: string
  expiresAt: string
  version: number
}

export const invitationColumns = `i.real_estate_id as "realEstateId", i.id, i.email::text as email, i.role,
  i.can_see_finances as "canSeeFinances",
  case when i.state = 'sent' and i.expires_at <= now() then 'expired' else i.state end as state,
  i.sent_at as "sentAt", i.expires_at as "expiresAt", i.version`

/** What the holder of a letter sees, member or not. */
export type OpenInvitationRow = {
  realEstateId: string
  email: string
  role: MemberRole
  canSeeFinances: boolean
  expiresAt: string
  houseName: string
  invitedBy: string
}

export type PersonRow = {
  userId: string
  role: MemberRole
  canSeeFinances: boolean
  since: string
  firstName: string
  lastName: string
  version: number
}

export const personColumns = `m.user_id as "userId", m.role, m.can_see_finances as "canSeeFinances", m.since,
  p.first_name as "firstName", p.last_name as "lastName", m.version`
