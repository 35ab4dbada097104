import { expect, test } from 'vitest'
import { payloads } from '../../test/qr-bill-examples.ts'
import type { QrAddress } from '../qr-bills/qr-bill.ts'
import { readQrBill } from '../qr-bills/read-qr-bill.ts'
import { writeQrBill } from '../qr-bills/write-qr-bill.ts'
import { otherDebtor, type Household } from './bill-debtor.ts'

const house: Household = {
  name: 'Haus am Aabach',
  street: 'Lindenstrasse',
  houseNumber: '14',
  zip: '8610',
  members: [
    { firstName: 'Anna', lastName: 'Müller-Keller' },
    { firstName: 'Hans-Peter', lastName: 'von Arx' },
  ],
}

const elsewhere = { street: 'Seeweg', houseNumber: '3', postalCode: '8001', town: 'Zürich' }

const codeFor = (name: string, place: Partial<typeof elsewhere> = elsewhere): string =>
  codeOf({ type: 'structured', ...elsewhere, ...place, name, country: 'CH' })

function codeOf(debtor: QrAddress | null): string {
  const reading = readQrBill(payloads['six-ig-1-qrr-s1'])
  if ('faults' in reading) throw new Error('a published example')
  const writing = writeQrBill({ ...reading.bill, debtor })
  if ('faults' in writing) throw new Error(JSON.stringify(writing.faults))
  return writing.payload
}

test.each([
  'Anna Müller-Keller',
  'Mueller Anna',
  'MULLER-KELLER, ANNA',
  'Familie Müller',
  'Fam. Keller',
  'Frau A. Müller',
  'Peter und Anna Müller',
  'Herr Hanspeter von Arx',
  'Arx H.P. von',
  'Haus am Aabach AG',
  'Stockwerkeigentümer Lindenstr. 14',
])('«%s» is of the house, wherever the bill was sent', (name) => {
  expect(otherDebtor(codeFor(name), house)).toBeNull()
})

test.each([
  ['Rosa Fremd', { street: 'Lindenstr.', houseNumber: '14', postalCode: '8610', town: 'Uster' }],
  ['Rosa Fremd', { street: 'Linden-Strasse 14', houseNumber: '', postalCode: '8610', town: 'Uster' }],
])('a bill for %s sent to the house is for the house: %o', (name, place) => {
  expect(otherDebtor(codeFor(name, place), house)).toBeNull()
})

test.each([
  ['Rosa Fremd', {}, 'Rosa Fremd, Seeweg 3, 8001 Zürich'],
  ['Peter Müller', {}, 'Peter Müller, Seeweg 3, 8001 Zürich'],
  ['Müller Immobilien AG', {}, 'Müller Immobilien AG, Seeweg 3, 8001 Zürich'],
  ['Rosa von Rotz', {}, 'Rosa von Rotz, Seeweg 3, 8001 Zürich'],
  [
    'Rosa Fremd',
    { street: 'Lindenstrasse', houseNumber: '41', postalCode: '8610', town: 'Uster' },
    'Rosa Fremd, Lindenstrasse 41, 8610 Uster',
  ],
  [
    'Rosa Fremd',
    { street: 'Lindenstrasse', houseNumber: '14', postalCode: '8600', town: 'Dübendorf' },
    'Rosa Fremd, Lindenstrasse 14, 8600 Dübendorf',
  ],
])('«%s» at %o is somebody else: %s', (name, place, told) => {
  expect(otherDebtor(codeFor(name, place), house)).toBe(told)
})

test('two free lines are read as well; a bill that names nobody, or none at all, is nobody else’s', () => {
  const legacy = payloads['scor-combined-K-legacy']
  const named = otherDebtor(legacy, house)
  expect(named).toBe('Pia-Maria Rutschmann-Schnyder, Grosse Marktgasse 28, 9400 Rorschach')
  const there = { ...house, members: [], street: 'Grosse Marktgasse', houseNumber: '28', zip: '9400' }
  expect(otherDebtor(legacy, there)).toBeNull()
  expect(otherDebtor(codeOf(null), house)).toBeNull()
  expect([otherDebtor(null, house), otherDebtor('Rechnung', house)]).toEqual([null, null])
})

test('a house without address or people has only what is known of it', () => {
  const bare: Household = { name: null, street: null, houseNumber: null, zip: null, members: [] }
  expect(otherDebtor(codeFor('Rosa Fremd'), bare)).toBe('Rosa Fremd, Seeweg 3, 8001 Zürich')
  const half = { ...bare, street: 'Seeweg' }
  expect(otherDebtor(codeFor('Rosa Fremd'), half)).toBeNull()
})
