export const notificationKinds = [
  'picture_rejected',
  'file_refused',
  'account_security',
  'components_due',
  'invitation_accepted',
  'invitation_refused',
  'member_left',
  'access_changed',
  'access_ended',
  'todo_due',
  'todo_assigned',
  'upkeep_due',
  'document_ending',
  'defect_due',
  'repair_due',
  'warranty_notice_ending',
  'warranty_ending',
  'lien_ending',
  'maker_warranty_ending',
  'subsidy_due',
  'permit_ending',
  'promise_ending',
  'invoice_due',
  'retention_ending',
  'discount_ending',
  'invoice_warranty_ending',
  'quote_ending',
  'appointment_soon',
  'slots_answered',
  'quote_answered',
  'letter_refused',
  'link_opened',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Pages of one thing of a house. */
type ThingRoute = 'todos' | 'component' | 'toolsDocuments' | 'appointments' | 'project' | 'toolsInvoice'

/** Where a message leads: the name of a route, and what it is about there. */
export type NotificationTarget = {
  readonly route: 'realEstate' | 'analysis' | 'profileSettings' | ThingRoute
  readonly id: string | null
}
