import { errorCodes, type ErrorCode } from '@hauswart/domain/errors/error-code'

/** `later`: the entry waits and is sent again. `refused`: the server has read it and says no to its content. */
export type Verdict =
  | { readonly kind: 'later'; readonly code?: ErrorCode; readonly error: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly error: string; readonly current?: unknown }

/**
 * Complete over all codes, so that a new one does not compile until somebody decided. Refused is only what sending
 * the same again can never change; in doubt an entry waits, because waiting loses nothing.
 */
const meaning: Record<ErrorCode, Verdict['kind']> = {
  // The content is not valid; it will not be tomorrow.
  BAD_INPUT: 'refused',
  // No right to write here any more: the owner must know, not wait.
  FORBIDDEN: 'refused',
  // The house or the thing is gone, or we are no member any more.
  NOT_FOUND: 'refused',
  // This house is there already; recording it again is the owner's decision.
  REAL_ESTATE_EXISTS: 'refused',
  // Nobody else owns the house; somebody has to become owner first.
  LAST_OWNER: 'refused',
  // Somebody else was faster: only the owner can say which version stands.
  CONFLICT: 'refused',
  // What is missing has to be settled by somebody first.
  NOT_READY: 'refused',
  NOT_OPEN: 'refused',
  DECIDED_ANEW: 'refused',
  // No later try finds more than this one did.
  NOT_UNDOABLE: 'refused',
  // The first form of this entry was written; this other form was not and needs a new key.
  IDEMPOTENCY_KEY_REUSED: 'refused',
  // It will not become smaller, another type, or less than the room that is left.
  TOO_COMPLEX: 'refused',
  FILE_TOO_LARGE: 'refused',
  FILE_TYPE_NOT_ALLOWED: 'refused',
  PICTURE_TOO_LARGE: 'refused',
  LIMIT_REACHED: 'refused',
  // This installation does not offer it; blocking the house behind it would help nobody.
  NOT_CONFIGURED: 'refused',
  // Said by the pages: the way to the server is wrong, not what was sent on it.
  PAGE_NOT_FOUND: 'later',
  // About the session, not about the entry: it goes out after the next sign-in.
  UNAUTHENTICATED: 'later',
  SESSION_EXPIRED: 'later',
  CREDENTIALS_WRONG: 'later',
  EMAIL_NOT_CONFIRMED: 'later',
  MAIL_CODE_NEEDED: 'later',
  LINK_INVALID: 'later',
  PASSWORD_TOO_WEAK: 'later',
  // The server says itself that this passes. After OUTCOME_UNKNOWN the same key tells what happened.
  BUSY: 'later',
  OUTCOME_UNKNOWN: 'later',
  RATE_LIMITED: 'later',
  UNAVAILABLE: 'later',
  // A fault of the server, not of the owner.
  INTERNAL: 'later',
  // This app is older or newer than the server, or something stands between: an update solves it.
  UNKNOWN_DOCUMENT: 'later',
  METHOD_NOT_ALLOWED: 'later',
}

/** What a failed try means. Anything that is not a refusal the server spelled out means: later. */
export function judge(failure: unknown): Verdict {
  const { code, status, current, message } = asFailure(failure)
  const known = errorCodes.find((one) => one === code) ?? (status === 413 ? 'FILE_TOO_LARGE' : undefined)
  if (known === undefined) return { kind: 'later', error: message }
  if (meaning[known] === 'later') return { kind: 'later', code: known, error: message }
  return { kind: 'refused', code: known, error: message, ...(current === undefined ? {} : { current }) }
}

type Failure = { code?: unknown; status?: unknown; current?: unknown; message: string }

const asFailure = (failure: unknown): Failure =>
  failure instanceof Error ? failure : { message: String(failure) }
