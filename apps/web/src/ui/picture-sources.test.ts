import { expect, test } from 'vitest'
import { srcSetOf } from './picture-sources.ts'

const srcFor = (width: number) => `/files/a-${width}.webp`

test('a photo is offered in the widths of the specification', () => {
  expect(srcSetOf(srcFor)).toBe(
    [320, 575, 767, 991, 1199, 1399].map((width) => `/files/a-${width}.webp ${width}w`).join(', '),
  )
})

test('never wider than the photo is, but always in one width', () => {
  expect(srcSetOf(srcFor, 600)).toBe('/files/a-320.webp 320w, /files/a-575.webp 575w')
  expect(srcSetOf(srcFor, 100)).toBe('/files/a-320.webp 320w')
})
