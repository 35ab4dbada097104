/** Every refusal the product knows. A new code needs its sentence in error.labels.ts to compile. */
export const errorCodes = [
  'BAD_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'IDEMPOTENCY_KEY_REUSED',
  'BUSY',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'TOO_COMPLEX',
  'UNKNOWN_DOCUMENT',
  'METHOD_NOT_ALLOWED',
  'CREDENTIALS_WRONG',
  'EMAIL_NOT_CONFIRMED',
  'MAIL_CODE_NEEDED',
  'LINK_INVALID',
  'PASSWORD_TOO_WEAK',
  'SESSION_EXPIRED',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'LIMIT_REACHED',
  'NOT_CONFIGURED',
  'UNAVAILABLE',
  'INTERNAL',
] as const

export type ErrorCode = (typeof errorCodes)[number]
