import { pictureWidths } from '@hauswart/domain/pictures/picture'
import { expect, test } from 'vitest'
import { sizesOf, srcSetOf } from './picture-sources.ts'

test('[S9.12] a picture is offered in the widths of the breakpoints', () => {
  expect(pictureWidths).toEqual({ xs: 320, sm: 575, md: 767, lg: 991, xl: 1_199, xxl: 1_399 })
  expect(srcSetOf('/files/h/p?sig=x', Object.values(pictureWidths))).toBe(
    [320, 575, 767, 991, 1_199, 1_399].map((width) => `/files/h/p?sig=x&width=${width} ${width}w`).join(', '),
  )
  expect(sizesOf('page')).toBe('(max-width: 991px) 100vw, 640px')
})

test('a small picture is offered whole as well, a large one is not', () => {
  expect(srcSetOf('/p?sig=x', [320], 480)).toBe('/p?sig=x&width=320 320w, /p?sig=x 480w')
  expect(srcSetOf('/p?sig=x', [320], 320)).toBe('/p?sig=x&width=320 320w')
  expect(srcSetOf('/p?sig=x', [320], 4_032)).toBe('/p?sig=x&width=320 320w')
})

test('what is kept in one size only, and what was kept before there were sizes, has one address', () => {
  expect(srcSetOf('/files/h/p?sig=x', [])).toBeUndefined()
  expect(srcSetOf('/files/h/p?sig=x')).toBeUndefined()
})
