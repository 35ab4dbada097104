import { expect, test } from 'vitest'
import { choosePhoto } from './photo-source.ts'

const url = '/files/h/p?exp=1794000000&sig=x'
const [taken, copy] = [new Blob(['taken']), new Blob(['copy'])]
const nothing = { url: null, taken: undefined, copy: null, failed: undefined, isLarge: false }

test('what was taken here is shown from here until the server has looked at it', () => {
  expect(choosePhoto({ ...nothing, taken })).toBe(taken)
  expect(choosePhoto({ ...nothing, taken, url })).toEqual({ url })
  expect(choosePhoto(nothing)).toBe('scanning')
})

test('a copy on the device saves the line, but on the whole screen the server is asked', () => {
  expect(choosePhoto({ ...nothing, copy, url })).toBe(copy)
  expect(choosePhoto({ ...nothing, copy, url, isLarge: true })).toEqual({ url })
  expect(choosePhoto({ ...nothing, copy, url, isLarge: true, failed: url })).toBe(copy)
})

test('an address that failed is not tried again', () => {
  expect(choosePhoto({ ...nothing, url, failed: url })).toBe('expired')
})

test('before it is known whether there is a copy nothing is fetched', () =>
  expect(choosePhoto({ ...nothing, copy: undefined, url })).toBe('coming'))
