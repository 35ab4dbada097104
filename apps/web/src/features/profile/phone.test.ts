import { expect, test } from 'vitest'
import { readPhone, writePhone } from './phone.ts'

test.each([
  ['079 123 45 67', '+41791234567'],
  ['0791234567', '+41791234567'],
  ['044/123 45 67', '+41441234567'],
  ['+41 79 123 45 67', '+41791234567'],
  ['+41 (0)79 123 45 67', '+41791234567'],
  ['0041 79 123 45 67', '+41791234567'],
  ['+49 151 23456789', '+4915123456789'],
  ['123', null],
  ['79 123 45 67', null],
  ['Telefon', null],
  ['', null],
])('%s', (text, number) => {
  expect(readPhone(text)).toBe(number)
})

test('a number is written in groups', () => {
  expect(writePhone('+41791234567')).toBe('+41 79 123 45 67')
  expect(writePhone('+4915123456789')).toBe('+4915123456789')
})
