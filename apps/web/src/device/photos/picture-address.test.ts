import { expect, test } from 'vitest'
import { addressUpTo } from './picture-address.ts'

test('a copy is made of the widest size that is large enough, or of the picture itself if there is none', () => {
  const url = '/files/h/p?sig=x'
  expect(addressUpTo(url, [320, 575, 767, 991, 1_199], 1_000)).toBe('/files/h/p?sig=x&width=991')
  expect(addressUpTo(url, [320], 1_000)).toBe('/files/h/p?sig=x&width=320')
  expect(addressUpTo(url, [], 1_000)).toBe(url)
  expect(addressUpTo(url, undefined, 1_000)).toBe(url)
})
