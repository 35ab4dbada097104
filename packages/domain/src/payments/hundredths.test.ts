import { expect, test } from 'vitest'
import { fc } from '../../test/by-lot.ts'
import { readHundredths, writeHundredths } from './hundredths.ts'

test.each([
  ['1949.75', 194_975],
  ['0.29', 29],
  ['.5', 50],
  ['14', 1400],
  ['999999999.99', 99_999_999_999],
])('%s is %d hundredths', (written, hundredths) => {
  expect(readHundredths(written)).toBe(hundredths)
})

test.each(['', '.', '1,50', '1.005', '-1', '1e3', '1 000', ' 1', '1234567890'])('«%s» is none', (written) => {
  expect(readHundredths(written)).toBeUndefined()
})

test.each([
  [-5, '-0.05'],
  [-45, '-0.45'],
  [-100, '-1.00'],
  [-194_975, '-1949.75'],
])('%d hundredths of a credit are written %s', (hundredths, written) => {
  expect(writeHundredths(hundredths)).toBe(written)
})

test('what is written is read back to the Rappen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
      expect(readHundredths(writeHundredths(amount))).toBe(amount)
    }),
  )
})
