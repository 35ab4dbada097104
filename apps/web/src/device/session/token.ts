import { tokenLifeMs, tokenMarginMs } from '#device/limits.ts'
import type { World } from '#device/world.ts'

type Claims = { readonly exp?: number; readonly iat?: number; readonly sid?: string }

/** What a token says about itself; nobody here can or need check its seal. */
export function readClaims(token: string): Claims {
  try {
    const [, middle = ''] = token.split('.')
    const bytes = Uint8Array.from(atob(middle.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof claims === 'object' && claims !== null) return claims
  } catch {
    // Told below, in the words of the specification.
  }
  throw new Error('Invalid token specified') // spec §8
}

/** An access token with the moment it came, by both clocks. */
export type HeldToken = {
  readonly value: string
  readonly sessionId: string | undefined
  readonly lifeMs: number
  readonly receivedAt: number
  readonly receivedTick: number
}

type Clocks = Pick<World, 'now' | 'tick'>

/** `receivedAt` is given for a token that another tab received. */
export function holdToken(value: string, { now, tick }: Clocks, receivedAt = now()): HeldToken {
  const { exp, iat, sid } = readClaims(value)
  const age = Math.max(0, now() - receivedAt)
  return {
    value,
    sessionId: sid,
    lifeMs: lifeMs(exp, iat, receivedAt),
    receivedAt,
    receivedTick: tick() - age,
  }
}

// Its own two claims tell how long it lives, so a device whose clock is wrong gets along just as well.
function lifeMs(exp: number | undefined, iat: number | undefined, receivedAt: number): number {
  if (exp === undefined) return tokenLifeMs
  return iat === undefined ? exp * 1_000 - receivedAt : (exp - iat) * 1_000
}

/** The clock that ran further is right: one may have been set back, the other may have slept. */
export function isExpired(
  { lifeMs: life, receivedAt, receivedTick }: HeldToken,
  { now, tick }: Clocks,
): boolean {
  return Math.max(now() - receivedAt, tick() - receivedTick) >= life - tokenMarginMs
}
