import { expect, test } from 'vitest'
import { emergencySheetInput } from './emergency-sheet.input.ts'
import { emergencyPlaces, maxContacts } from './emergency-sheet.ts'

const parse = (facts: object) => emergencySheetInput.safeParse({ expectedVersion: 0, ...facts })
const contact = { name: 'Sanitär Huber', phone: '044 940 12 34' }

test('every place takes three hundred signs and not one more', () => {
  for (const place of emergencyPlaces) {
    expect(parse({ [place]: 'x'.repeat(300) }).success).toBe(true)
    expect(parse({ [place]: 'x'.repeat(301) }).success).toBe(false)
  }
})

test.each(['117', '044 940 12 34', '+41 79 123 45 67', '044/940-12-34'])(
  'somebody can be called at %s',
  (phone) => {
    expect(parse({ contacts: [{ ...contact, phone }] }).success).toBe(true)
  },
)

test.each(['', 'beim Nachbarn', '1', '+41 79 <b>'])('nobody can be called at «%s»', (phone) => {
  expect(parse({ contacts: [{ ...contact, phone }] }).success).toBe(false)
})

test('a contact without a note has none, and there are at most ten', () => {
  expect(parse({ contacts: [contact] }).data?.contacts).toEqual([{ ...contact, note: null }])
  const many = (count: number) => parse({ contacts: Array.from({ length: count }, () => contact) }).success
  expect([many(maxContacts), many(maxContacts + 1)]).toEqual([true, false])
})
