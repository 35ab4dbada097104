import { expect, test } from 'vitest'
import { carriedAddress, carryAddress, dropCarriedAddress } from './carried-address.ts'
import { keyValueOf } from '#device/world.ts'

const shelf = (at = 0) => {
  const stored = new Map<string, string>()
  const clock = { at }
  return { stored, clock, storage: keyValueOf(stored), now: () => clock.at }
}
const day = 86_400_000

test('what a guest typed on the landing page waits for the sign-in', () => {
  const device = shelf()
  carryAddress('?adresse=Lindenweg+14%2C+8610+Uster', device)
  device.clock.at = 2 * day
  expect(carriedAddress(device)).toBe('Lindenweg 14, 8610 Uster')
  dropCarriedAddress(device)
  expect(carriedAddress(device)).toBe('')
})

test('a visit without an address takes nothing away', () => {
  const device = shelf()
  carryAddress('?adresse=Lindenweg', device)
  carryAddress('', device)
  carryAddress('?adresse=++', device)
  expect(carriedAddress(device)).toBe('Lindenweg')
})

test('it does not wait for ever, and nothing longer than an address is kept', () => {
  const device = shelf()
  carryAddress(`?adresse=${'a'.repeat(5_000)}`, device)
  expect(carriedAddress(device)).toHaveLength(160)
  device.clock.at = 7 * day
  expect(carriedAddress(device)).toBe('')
})

test('what makes no sense is no address', () => {
  const device = shelf()
  for (const text of ['{', 'null', '{"text":5,"at":0}', '{"text":"x"}']) {
    device.stored.set('hauswart.carried-address', text)
    expect(carriedAddress(device)).toBe('')
  }
})
