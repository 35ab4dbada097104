import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Config } from '#platform/config.ts'

/** What a link in a letter may be used for; a seal for one opens nothing of another. */
type Purpose = 'unsubscribe' | 'letter-act'

/** Nobody but us can make it, and nothing has to be stored for it. */
export const sealOf = (config: Config, purpose: Purpose, text: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', config.SECRET_PEPPER, '', purpose, 32)))
    .update(text)
    .digest('base64url')

export function isSealed(config: Config, purpose: Purpose, text: string, seal: string): boolean {
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(config, purpose, text))]
  return given.length === right.length && timingSafeEqual(given, right)
}
