const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Builds a UUIDv7 (RFC 9562) from a wall clock in milliseconds and 10 random bytes. */
export function uuid7(nowMs: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16)
  for (let index = 5, rest = nowMs; index >= 0; index -= 1) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes.set(random.subarray(0, 10), 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const text = Array.from(bytes, (byte) => hex[byte]).join('')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

const anyUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Lower-case RFC 9562 form; anything else never reaches the database. */
export const isUuid = (text: string): boolean => anyUuid.test(text)

/** Clients choose identifiers and idempotency keys as UUIDv7 so that they sort by time. */
export const isUuid7 = (text: string): boolean => anyUuid.test(text) && text[14] === '7'
