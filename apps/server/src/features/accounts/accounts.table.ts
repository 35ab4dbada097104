type AccountStatus = 'unconfirmed' | 'active' | 'deletion_pending'
export type LinkPurpose = 'confirm' | 'reset' | 'login_code'
export type EndReason = 'logout' | 'reuse' | 'password' | 'replaced' | 'owner' | 'limit'
export type EventKind =
  | 'registered'
  | 'confirmed'
  | 'login'
  | 'login_failed'
  | 'login_code_sent'
  | 'refresh_reuse'
  | 'logout'
  | 'reset_requested'
  | 'password_changed'
  | 'session_ended'

export type AccountRow = {
  id: string
  email: string
  password_hash: string
  status: AccountStatus
  scope: string[]
  failed_logins: number
  password_changed_at: string
  registered_again: boolean
}
export const accountColumns =
  'id, email, password_hash, status, scope, failed_logins, password_changed_at, registered_again'

/** A session as the slow path of a refresh sees it, under its row lock; ages are the database's. */
export type LockedSessionRow = {
  user_id: string
  email: string
  scope: string[]
  generation: number
  attempt_hash: Buffer | null
  grace_used: number
  previous_is_dead: boolean
  age_seconds: number
  is_expired: boolean
  revoked_reason: EndReason | null
}

export type SessionRow = {
  id: string
  created_at: string
  rotated_at: string
  user_agent: string
  ip_prefix: string
}

export type UserRow = {
  id: string
  email: string
  first_name: string
  last_name: string
  phone: string | null
  scope: string[]
}

export type MailRow = {
  id: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  message_id: string
}
