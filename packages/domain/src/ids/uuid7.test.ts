import { expect, it } from 'vitest'
import { isUuid, isUuid7, uuid7 } from './uuid7.ts'

const bytes = Uint8Array.from([0xff, 0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99, 0x88, 0x77, 0x66])

it('writes time, version, variant and randomness where RFC 9562 wants them', () => {
  // The example of the RFC, appendix A.6: 22 February 2022, 19:22:22 UTC.
  expect(
    uuid7(0x017f22e279b0, Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])),
  ).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  expect(uuid7(0, bytes)).toBe('00000000-0000-7fee-9dcc-bbaa99887766')
})

it('keeps the time of every millisecond until the year 10889', () => {
  for (const now of [1, 255, 256, 65_535, 65_536, 1_763_168_400_123, 2 ** 47, 2 ** 48 - 1]) {
    const id = uuid7(now, bytes)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
    expect(isUuid7(id)).toBe(true)
  }
})

it('recognises only lower-case identifiers of the right form', () => {
  expect(isUuid('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe(true)
  expect(isUuid7('017f22e2-79b0-4cc3-98c4-dc0c0c07398f')).toBe(false)
  for (const text of [
    '',
    '017F22E2-79B0-7CC3-98C4-DC0C0C07398F',
    '017f22e279b07cc398c4dc0c0c07398f',
    "' or true --",
    '017f22e2-79b0-7cc3-c8c4-dc0c0c07398f',
  ]) {
    expect(isUuid(text)).toBe(false)
  }
})
