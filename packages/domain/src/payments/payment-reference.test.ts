import { expect, test } from 'vitest'
import { creditorReferences, qrReferences } from '../../test/qr-bill-examples.ts'
import {
  qrReferenceOf,
  qrReferenceWords,
  readCreditorReference,
  readQrReference,
} from './payment-reference.ts'

test.each(qrReferences.valid)('%s is a QR reference', (typed) => {
  const reference = readQrReference(typed)
  expect(reference).toBe(typed.replaceAll(' ', ''))
  expect(readQrReference(qrReferenceWords(reference ?? ''))).toBe(reference)
  expect(qrReferenceOf(reference?.slice(0, -1) ?? '')).toBe(reference)
})

test.each(qrReferences.invalid)('%s is none', (typed) => {
  expect(readQrReference(typed)).toBeUndefined()
})

test.each(creditorReferences.valid)('%s is a creditor reference', (typed) => {
  expect(readCreditorReference(typed)).toBe(typed)
})

test.each([...creditorReferences.invalid, 'RF7123482310', 'RF71234823!', 'rf712348231', ''])(
  '«%s» is no creditor reference',
  (typed) => {
    expect(readCreditorReference(typed)).toBeUndefined()
  },
)

test('it is made of an own number and written in groups of five', () => {
  expect(qrReferenceOf('123456')).toBe('000000000000000000001234565')
  expect(qrReferenceWords('123456000000001291146290514')).toBe('12 34560 00000 00129 11462 90514')
})
