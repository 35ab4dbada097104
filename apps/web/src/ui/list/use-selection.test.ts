import { expect, test } from 'vitest'
import { between } from './use-selection.ts'

test('a range reaches from one row to the other, whichever stands first', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect(between(rows, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(between(rows, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(between(rows, undefined, 'b')).toBeUndefined()
  expect(between(rows, 'gone', 'b')).toBeUndefined()
})
