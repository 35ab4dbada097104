import { createHash } from 'node:crypto'

/** A strong tag: equal bytes, equal tag, in every process. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url')}"`

/** Whether the client already holds this answer (RFC 9110 §13.1.2). */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
