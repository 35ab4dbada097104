export const notificationKinds = ['picture_rejected', 'account_security', 'components_due'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where a message leads: the name of a route, and what it is about there. */
export type NotificationTarget = {
  readonly route: 'realEstate' | 'analysis' | 'profileSettings'
  readonly id: string | null
}
