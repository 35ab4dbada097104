const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

const two = (byte: number): string => hex[byte & 0xff] ?? ''

/** Builds a UUIDv7 (RFC 9562) from a wall clock in milliseconds and 10 random bytes. */
export function uuid7(nowMs: number, random: Uint8Array): string {
  const at = (index: number): number => random[index] ?? 0
  const high = Math.floor(nowMs / 0x1_0000)
  const time = `${two(high >>> 24)}${two(high >>> 16)}${two(high >>> 8)}${two(high)}-${two(nowMs / 256)}${two(nowMs)}`
  const middle = `${two((at(0) & 0x0f) | 0x70)}${two(at(1))}-${two((at(2) & 0x3f) | 0x80)}${two(at(3))}`
  return `${time}-${middle}-${two(at(4))}${two(at(5))}${two(at(6))}${two(at(7))}${two(at(8))}${two(at(9))}`
}

const anyUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Lower-case RFC 9562 form; anything else never reaches the database. */
export const isUuid = (text: string): boolean => anyUuid.test(text)

/** Clients choose identifiers and idempotency keys as UUIDv7 so that they sort by time. */
export const isUuid7 = (text: string): boolean => anyUuid.test(text) && text[14] === '7'
