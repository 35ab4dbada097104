import { expect, test } from 'vitest'
import { choosePhoto } from './photo-source.ts'

const now = 1_794_000_000_000
const url = (seconds: number) => `/files/h/p?exp=${now / 1_000 + seconds}&sig=x`
const [taken, copy] = [new Blob(['taken']), new Blob(['copy'])]
const nothing = { url: null, taken: undefined, copy: null, failed: undefined, now, isLarge: false }

test('what was taken here is shown from here until the server has looked at it', () => {
  expect(choosePhoto({ ...nothing, taken })).toBe(taken)
  expect(choosePhoto({ ...nothing, taken, url: url(60) })).toEqual({ url: url(60) })
  expect(choosePhoto(nothing)).toBe('scanning')
})

test('a copy on the device saves the line, but on the whole screen the server is asked', () => {
  expect(choosePhoto({ ...nothing, copy, url: url(60) })).toBe(copy)
  expect(choosePhoto({ ...nothing, copy, url: url(60), isLarge: true })).toEqual({ url: url(60) })
  expect(choosePhoto({ ...nothing, copy, url: url(60), isLarge: true, failed: url(60) })).toBe(copy)
  expect(choosePhoto({ ...nothing, copy, url: url(-1), isLarge: true })).toBe(copy)
})

test('an address that is over is not tried', () => {
  expect(choosePhoto({ ...nothing, url: url(-1) })).toBe('expired')
  expect(choosePhoto({ ...nothing, url: url(60), failed: url(60) })).toBe('expired')
  expect(choosePhoto({ ...nothing, url: '/files/h/p' })).toEqual({ url: '/files/h/p' })
})

test('before it is known whether there is a copy nothing is fetched', () =>
  expect(choosePhoto({ ...nothing, copy: undefined, url: url(60) })).toBe('coming'))
