import { expect, test } from 'vitest'
import { payloads } from '../../test/qr-bill-examples.ts'
import { addCraftsmanInput } from '../craftsmen/craftsman.input.ts'
import { isReachable } from '../craftsmen/craftsman.ts'
import { creditorOfCode } from './creditor-of-code.ts'

test('a creditor is what an address book needs, of every published code', () => {
  const found = Object.values(payloads).map((payload) => creditorOfCode(payload))
  expect(found.length).toBeGreaterThan(5)
  for (const creditor of found) {
    const said = { id: '01a1dce4-a030-7dd1-b54f-dc0fa67b38c5', trades: ['heating'], ...creditor }
    expect(addCraftsmanInput.safeParse(said).error).toBeUndefined()
    expect(isReachable(creditor ?? {})).toBe(true)
  }
})

test('firm, street with its number, place, account and number of the enterprise', () => {
  expect(creditorOfCode(payloads['six-ig-1-qrr-s1'])).toEqual({
    company: 'Max Muster & Söhne',
    street: 'Musterstrasse 123',
    zip: '8000',
    city: 'Seldwyla',
    uid: 'CHE-102.673.386',
    iban: 'CH4431999123000889012',
  })
})

test('two free lines are taken apart where they can be; no code is nobody', () => {
  const legacy = payloads['scor-combined-K-legacy']
  expect(creditorOfCode(legacy)).toMatchObject({ zip: expect.stringMatching(/^\d+$/) as string })
  expect(creditorOfCode('Rechnung')).toBeUndefined()
})
