import { expect, test } from 'vitest'
import { dialled } from './dialled.ts'

test.each([
  ['+41 (0)44 123 45-67', 'tel:+41441234567'],
  ['044 / 123 45 67', 'tel:0441234567'],
  ['118', 'tel:118'],
])('%s is dialled as %s', (written, href) => {
  expect(dialled(written)).toBe(href)
})
