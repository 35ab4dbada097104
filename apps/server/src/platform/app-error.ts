import type { NotUndoable } from '@hauswart/domain/acts/undo'
import type { ErrorCode } from '@hauswart/domain/errors/error-code'
import { errorLabels } from '@hauswart/domain/errors/error.labels'

export type ErrorDetails = {
  /** Which input field is at fault. */
  field?: string
  /** The state the database holds now, for CONFLICT. */
  current?: unknown
  /** Why not, for NOT_UNDOABLE. */
  reason?: NotUndoable
  /** What has to be settled first, in German, for NOT_READY. */
  missing?: readonly string[]
  /** What is wrong with a field that has rules of its own, in German, for BAD_INPUT. */
  faults?: readonly string[]
  retryAfterSeconds?: number
}

/** An expected refusal. Anything else that is thrown is a fault and gets masked. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  /** How a socket names the refusal: there GraphQL's own error carries it. */
  readonly extensions: { readonly code: ErrorCode }

  constructor(code: ErrorCode, details: ErrorDetails = {}, cause?: unknown) {
    super(errorLabels[code], { cause })
    this.name = 'AppError'
    this.code = code
    this.extensions = { code }
    this.details = details
  }
}

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  CREDENTIALS_WRONG: 401,
  SESSION_EXPIRED: 401,
  MAIL_CODE_NEEDED: 401,
  EMAIL_NOT_CONFIRMED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PAGE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  NOT_UNDOABLE: 409,
  NOT_READY: 409,
  NOT_OPEN: 409,
  DECIDED_ANEW: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  BUSY: 409,
  FILE_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  OUTCOME_UNKNOWN: 503,
  UNAVAILABLE: 503,
  NOT_CONFIGURED: 404,
}

export const httpStatus = (code: ErrorCode): number => statuses[code] ?? 400
