import { expect, test } from 'vitest'
import { qrIbans } from '../../test/qr-bill-examples.ts'
import { ibanWords } from './iban-words.ts'
import { isQrIban, readIban } from './iban.ts'

// The examples of the registry of IBANs (SWIFT) and of the Swiss QR-bill.
test.each([
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['ch4431999123000889012', 'CH4431999123000889012'],
  ['LI21 0881 0000 2324 013A A', 'LI21088100002324013AA'],
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201'],
  ['FR14 2004 1010 0505 0001 3M02 606', 'FR1420041010050500013M02606'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
])('%s is an account', (typed, iban) => {
  expect(readIban(typed)).toBe(iban)
  expect(readIban(ibanWords(iban))).toBe(iban)
})

test.each([
  'CH93 0076 2011 6238 5295 8',
  'CH39 0076 2011 6238 5295 7',
  'CH93 0076 2011 6238 5295',
  'DE89 3704 0044 0532 0130 0',
  'CH93-0076',
  '',
])('«%s» is none', (typed) => {
  expect(readIban(typed)).toBeUndefined()
})

test('it is written in groups of four', () => {
  expect(ibanWords('CH9300762011623852957')).toBe('CH93 0076 2011 6238 5295 7')
})

test.each(Object.entries(qrIbans))('that %s takes QR references alone: %s', (iban, isQr) => {
  expect(readIban(iban)).toBe(iban)
  expect(isQrIban(iban)).toBe(isQr)
})

test('check digits out of range are none, though a 97th leaves 1', () => {
  const bodies = Array.from({ length: 400 }, (_, at) => `007620116238${String(at).padStart(5, '0')}`)
  const account = (digits: string) => bodies.map((body) => readIban(`CH${digits}${body}`)).filter(Boolean)
  expect(account('98').length).toBeGreaterThan(0)
  for (const digits of ['00', '01', '99']) expect(account(digits)).toEqual([])
})
