import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import type { Identity } from '#platform/db/access.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'

export const accessTokenSeconds = 60 // spec §9
const clockToleranceMs = 5_000
const maxChecked = 50_000
const issuer = 'hauswart'
const audience = 'hauswart-data'

export type Tokens = {
  sign(claims: Identity & { scope: readonly string[] }): string
  /** The identity of a valid, unexpired token of ours, or undefined. */
  verify(token: string): (Identity & { scope: readonly string[] }) | undefined
  /** Whom a token of ours was made for, however old it is: enough to sign out, for nothing else. */
  verifyIgnoringExpiry(token: string): Identity | undefined
}

type Claims = { sub: string; sid: string; scope: string[]; iat: number; exp: number }

/** EdDSA access tokens. Whether the session still lives is not asked here but in the database, each time. */
export function makeTokens(config: Config, clock: Clock): Tokens {
  const privateKey = signingKey(config)
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const kid = createHash('sha256').update(publicPem).digest('base64url').slice(0, 12)
  const signJwt = createSigner({
    key: privatePem,
    algorithm: 'EdDSA',
    kid,
    iss: issuer,
    aud: audience,
    header: { alg: 'EdDSA', typ: 'at+jwt' },
  })
  const verifyJwt = createVerifier({
    key: publicPem,
    algorithms: ['EdDSA'],
    allowedIss: issuer,
    allowedAud: audience,
    checkTyp: 'at+jwt',
    clockTolerance: clockToleranceMs,
    // fast-jwt applies no tolerance here: without it a node with a slow clock issues tokens that die early.
    maxAge: accessTokenSeconds * 1_000 + clockToleranceMs,
    requiredClaims: ['sub', 'sid', 'iat', 'exp'],
  })
  const verifySeal = createVerifier({
    key: publicPem,
    algorithms: ['EdDSA'],
    allowedIss: issuer,
    allowedAud: audience,
    checkTyp: 'at+jwt',
    ignoreExpiration: true,
    requiredClaims: ['sub', 'sid', 'iat', 'exp'],
  })
  // An EdDSA check costs as much as all other work of a request, so a token is checked once in its minute.
  // Fixed tables are kept simple: when full, everyone is checked once more.
  const checked = new Map<string, { identity: Identity & { scope: readonly string[] }; until: number }>()
  return {
    sign: ({ userId, sessionId, scope }) => {
      const iat = Math.floor(clock.now().getTime() / 1_000)
      return signJwt({ sub: userId, sid: sessionId, scope: [...scope], iat, exp: iat + accessTokenSeconds })
    },
    verify: (token) => {
      const now = clock.now().getTime()
      const known = checked.get(token)
      if (known !== undefined) return known.until > now ? known.identity : undefined
      try {
        const claims = verifyJwt(token) as Claims
        // A token from the future would outlive its minute.
        if (claims.iat * 1_000 > now + clockToleranceMs) return undefined
        const identity = { userId: claims.sub, sessionId: claims.sid, scope: claims.scope }
        if (checked.size >= maxChecked) checked.clear()
        checked.set(token, { identity, until: claims.exp * 1_000 + clockToleranceMs })
        return identity
      } catch {
        return undefined
      }
    },
    verifyIgnoringExpiry: (token) => {
      try {
        const claims = verifySeal(token) as Claims
        return { userId: claims.sub, sessionId: claims.sid }
      } catch {
        return undefined
      }
    },
  }
}

const pkcs8Ed25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(config: Config): KeyObject {
  if (config.TOKEN_KEY !== '') return createPrivateKey(config.TOKEN_KEY)
  const seed = createHash('sha256').update(`token-key|${config.SECRET_PEPPER}`).digest()
  return createPrivateKey({ key: Buffer.concat([pkcs8Ed25519, seed]), format: 'der', type: 'pkcs8' })
}
