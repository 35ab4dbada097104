export const notificationKinds = [
  'picture_rejected',
  'account_security',
  'components_due',
  'invitation_accepted',
  'invitation_refused',
  'member_left',
  'access_changed',
  'access_ended',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where a message leads: the name of a route, and what it is about there. */
export type NotificationTarget = {
  readonly route: 'realEstate' | 'analysis' | 'profileSettings'
  readonly id: string | null
}
