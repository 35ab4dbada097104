import { expect, test } from 'vitest'
import { payloads } from '../../test/qr-bill-examples.ts'
import type { QrBill, QrBillFaultCode } from './qr-bill.ts'
import { qrElementNames, type QrElement } from './qr-elements.ts'
import { readQrBill } from './read-qr-bill.ts'
import { writeQrBill } from './write-qr-bill.ts'

const { 'scor-combined-K-legacy': combined, ...structured } = payloads
const [plain, withAll] = [structured['non-debtor'], structured['qrr-full-altschemes']]

/** A published example with some elements changed. */
function changed(payload: string, changes: Partial<Record<QrElement, string>>): string {
  const lines = payload.split('\n')
  for (const [name, text] of Object.entries(changes)) lines[qrElementNames.indexOf(name as QrElement)] = text
  return lines.join('\n')
}

function billOf(payload: string): QrBill {
  const reading = readQrBill(payload)
  if (!('bill' in reading)) throw new Error(JSON.stringify(reading.faults))
  return reading.bill
}

const faultsOf = (payload: string): string[] => {
  const reading = readQrBill(payload)
  return 'faults' in reading
    ? reading.faults.map(({ code, element }) => `${code} ${element ?? ''}`.trim())
    : []
}

test.each(Object.entries(structured))(
  'the example %s is read and written back sign by sign',
  (_, payload) => {
    expect(writeQrBill(billOf(payload))).toEqual({ payload })
    expect(billOf(payload.replaceAll('\n', '\r\n'))).toEqual(billOf(payload))
    expect(billOf(`${payload}\n`)).toEqual(billOf(payload))
  },
)

test('a bill says who is paid, how much, by whom and what for', () => {
  expect(billOf(withAll)).toEqual({
    iban: 'CH4431999123000889012',
    creditor: {
      type: 'structured',
      name: 'Robert Schneider AG',
      street: 'Rue du Lac',
      houseNumber: '1268',
      postalCode: '2501',
      town: 'Biel',
      country: 'CH',
    },
    amount: 194_975,
    currency: 'CHF',
    debtor: {
      type: 'structured',
      name: 'Pia-Maria Rutschmann-Schnyder',
      street: 'Grosse Marktgasse',
      houseNumber: '28',
      postalCode: '9400',
      town: 'Rorschach',
      country: 'CH',
    },
    referenceType: 'QRR',
    reference: '210000000003139471430009017',
    message: 'Order dated 18.06.2020',
    billingInformation: '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010',
    alternatives: ['UV;UltraPay005;12345', 'XY;XYService;54321'],
  })
  expect(billOf(structured['non-no-amount-no-debtor'])).toMatchObject({ amount: null, debtor: null })
})

test('an address in two lines is read, as old bills have it, and no longer written', () => {
  const bill = billOf(combined)
  expect(bill.debtor).toEqual({
    type: 'combined',
    name: 'Pia-Maria Rutschmann-Schnyder',
    line1: 'Grosse Marktgasse 28',
    line2: '9400 Rorschach',
    country: 'CH',
  })
  expect(writeQrBill(bill)).toEqual({ faults: [{ code: 'combined_address', element: 'debtorAddressType' }] })
})

test.each([
  ['0.50', 50],
  ['.50', 50],
  ['999999999.99', 99_999_999_999],
] as const)('an amount of %s is %d hundredths', (amount, hundredths) => {
  expect(billOf(changed(plain, { amount, currency: 'EUR' }))).toMatchObject({
    amount: hundredths,
    currency: 'EUR',
  })
})

test('a notice asks for nothing and says so', () => {
  expect(billOf(changed(plain, { amount: '0.00', message: 'NICHT ZUR ZAHLUNG VERWENDEN' })).amount).toBe(0)
})

test('the sub-version changes nothing', () => {
  expect(billOf(changed(plain, { version: '0210' }))).toEqual(billOf(plain))
})

const qrIban = 'CH4431999123000889012'
test.each([
  ['not_a_qr_bill', '', 'https://www.hauswart.ch'],
  ['not_a_qr_bill', '', ''],
  ['payload_too_long', '', plain + ' '.repeat(1000)],
  ['line_ends', '', plain.replace('\n', '\r\n')],
  ['line_ends', '', `${plain}\r`],
  ['element_count', '', plain.replace('\nEPD', '')],
  ['element_count', '', `${withAll}\nmore`],
  ['element_count', '', `${withAll}\n\n`],
  ['version', 'version', changed(plain, { version: '0300' })],
  ['coding', 'coding', changed(plain, { coding: '2' })],
  ['trailer', 'trailer', changed(plain, { trailer: 'END' })],
  ['character', 'message', changed(plain, { message: 'Danke 😀' })],
  ['character', 'creditorName', changed(plain, { creditorName: 'Muster\tAG' })],
  ['too_long', 'creditorName', changed(plain, { creditorName: 'x'.repeat(71) })],
  ['too_long', 'debtorLine2', changed(plain, { debtorLine2: '1'.repeat(17) })],
  ['too_long', 'debtorTown', changed(plain, { debtorTown: 'x'.repeat(36) })],
  ['too_long', 'alternative2', changed(withAll, { alternative2: 'x'.repeat(101) })],
  ['missing', 'creditorTown', changed(plain, { creditorTown: ' ' })],
  ['missing', 'debtorPostalCode', changed(plain, { debtorPostalCode: '' })],
  ['missing', 'debtorLine2', changed(combined, { debtorLine2: '' })],
  ['not_empty', 'debtorTown', changed(combined, { debtorTown: 'Rorschach' })],
  ['not_empty', 'ultimateCreditorName', changed(plain, { ultimateCreditorName: 'Jemand' })],
  ['not_empty', 'reference', changed(plain, { reference: 'RF18539007547034' })],
  ['iban', 'iban', changed(plain, { iban: 'CH4431999123000889013' })],
  ['iban', 'iban', changed(plain, { iban: 'CH04' })],
  ['iban', 'iban', changed(plain, { iban: 'DE89370400440532013' })],
  ['iban', 'iban', changed(plain, { iban: 'ch5800791123000889012' })],
  ['address_type', 'creditorAddressType', changed(plain, { creditorAddressType: '' })],
  ['address_type', 'debtorAddressType', changed(plain, { debtorAddressType: 'X' })],
  ['country', 'creditorCountry', changed(plain, { creditorCountry: 'ch' })],
  ['amount', 'amount', changed(plain, { amount: '12,50' })],
  ['amount', 'amount', changed(plain, { amount: '12.5' })],
  ['amount', 'amount', changed(plain, { amount: '012.50' })],
  ['zero_amount', 'amount', changed(plain, { amount: '0.00' })],
  ['currency', 'currency', changed(plain, { currency: 'USD' })],
  ['reference_type', 'referenceType', changed(plain, { referenceType: 'ABC' })],
  ['qr_iban_needs_qr_reference', 'referenceType', changed(plain, { iban: qrIban })],
  [
    'qr_reference_needs_qr_iban',
    'referenceType',
    changed(plain, { referenceType: 'QRR', reference: '210000000003139471430009017' }),
  ],
  ['qr_reference', 'reference', changed(withAll, { reference: '210000000003139471430009018' })],
  ['qr_reference', 'reference', changed(withAll, { reference: '' })],
  [
    'creditor_reference',
    'reference',
    changed(plain, { referenceType: 'SCOR', reference: 'RF48539007547034' }),
  ],
  ['message_too_long', 'message', changed(withAll, { message: 'x'.repeat(100) })],
  ['billing_information', 'billingInformation', changed(withAll, { billingInformation: 'S1/10/1' })],
] as const satisfies readonly (readonly [QrBillFaultCode, QrElement | '', string])[])(
  'it is told %s of «%s»',
  (code, element, payload) => {
    expect(faultsOf(payload)).toEqual([`${code} ${element}`.trim()])
  },
)

test('every rule that is broken is told, not only the first', () => {
  expect(faultsOf(changed(plain, { amount: '1', currency: 'USD', debtorName: '' }))).toEqual([
    'amount amount',
    'currency currency',
    'missing debtorName',
  ])
})

test('nothing is smuggled into a code that is written', () => {
  const bill = billOf(plain)
  const faults = (more: Partial<QrBill>) => {
    const writing = writeQrBill({ ...bill, ...more })
    return 'faults' in writing ? writing.faults.map(({ code }) => code) : []
  }
  expect(faults({ message: 'Danke\nEPD\n//S1/10/1' })).toEqual(['character'])
  expect(faults({ alternatives: ['a', 'b', 'c'] })).toEqual(['element_count'])
  for (const amount of [1.5, -1, Number.NaN, 100_000_000_000]) expect(faults({ amount })).toContain('amount')
})
