import { expect, test } from 'vitest'
import { isDraftText, maxDraftBytes } from './house-draft.ts'

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const filled = (bytes: number): string => `{"a":"${'x'.repeat(bytes - 8)}"}`

test.each([
  ['an empty object', '{}'],
  ['answers with lists', '{"street":"Lindenweg","components":[{"key":"windows","year":1996}]}'],
  ['as much as fits', filled(maxDraftBytes)],
  ['eight levels', nested(8)],
])('keeps %s', (_name, text) => {
  expect(isDraftText(text)).toBe(true)
})

test.each([
  ['a list', '[]'],
  ['a word', '"x"'],
  ['nothing', ''],
  ['null', 'null'],
  ['half an object', '{"a":'],
  ['one byte too much', filled(maxDraftBytes + 1)],
  ['as many signs as fit, of two bytes each', `{"a":"${'ü'.repeat(maxDraftBytes / 2)}"}`],
  ['nine levels', nested(9)],
  ['a zero sign in a text', '{"a":"\\u0000"}'],
  ['a zero sign in a name', '{"\\u0000":1}'],
])('refuses %s', (_name, text) => {
  expect(isDraftText(text)).toBe(false)
})
