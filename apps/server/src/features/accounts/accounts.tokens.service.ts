import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { isUuid } from '@hauswart/domain/ids/uuid7'
import type { Config } from '#platform/config.ts'

/** What a refresh token says once its seal was found genuine. `secret` is there only in a joined token. */
export type RefreshToken = { sessionId: string; generation: number; secret: string | undefined }

const shape = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,8})\.([\w-]{32})(?:\.([\w-]{43}))?$/

/** Half A: deterministic, so the current generation can be given to a second tab without being stored. */
export const sealGeneration = (config: Config, sessionId: string, generation: number): string =>
  `${sessionId}.${generation}.${seal(config, 'refresh', `rt|${sessionId}|${generation}`)}`

/** Reads a refresh token without the database; undefined if we never sealed it. */
export function readRefreshToken(config: Config, text: string): RefreshToken | undefined {
  const [, sessionId = '', digits = '', mac = '', secret] = shape.exec(text) ?? []
  if (!isUuid(sessionId)) return undefined
  const generation = Number(digits)
  if (!isSame(mac, seal(config, 'refresh', `rt|${sessionId}|${generation}`))) return undefined
  return { sessionId, generation, secret }
}

/** Half B and link tokens: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()

export const newLoginCode = (): string => randomInt(0, 100_000_000).toString().padStart(8, '0')

/** Eight digits are quickly tried out on a stolen table, hence under a key the database does not know. */
export const loginCodeHash = (config: Config, userId: string, code: string): Buffer =>
  createHmac('sha256', keyFor(config, 'login-code')).update(`${userId}|${code}`).digest()

/** Names an address in shared counters without saying it. */
export const accountKey = (config: Config, email: string): string => seal(config, 'account', email)

/** The mark a browser gets after a login, good for this address only. */
export const newDeviceMark = (config: Config, email: string): string =>
  deviceMark(config, randomBytes(12).toString('base64url'), email)

/** The whole mark is compared: each variation that passed would come with fresh counters. */
export function isDeviceMark(config: Config, mark: string | undefined, email: string): mark is string {
  return mark !== undefined && isSame(mark, deviceMark(config, mark.split('.')[0] ?? '', email))
}

const deviceMark = (config: Config, nonce: string, email: string): string =>
  `${nonce}.${seal(config, 'device', `${nonce}|${email}`)}`

/** One key per purpose, so that no seal can stand in for another. */
export const keyFor = (config: Config, purpose: string): Buffer =>
  createHmac('sha256', config.SECRET_PEPPER).update(`hauswart|${purpose}|v1`).digest()

const seal = (config: Config, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(config, purpose)).update(text).digest().subarray(0, 24).toString('base64url')

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
