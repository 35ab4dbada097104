import { expect, test } from 'vitest'
import { fitInto, preparePhotos } from './prepare-photo.ts'

const photo = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type })

test('a large photo fits, a small one stays as it is, and a thin one keeps at least a pixel', () => {
  expect(fitInto(4_032, 3_024, 2_400)).toEqual({ width: 2_400, height: 1_800 })
  expect(fitInto(3_024, 4_032, 2_400)).toEqual({ width: 1_800, height: 2_400 })
  expect(fitInto(800, 600, 2_400)).toEqual({ width: 800, height: 600 })
  expect(fitInto(10_000, 1, 2_400)).toEqual({ width: 2_400, height: 1 })
})

test('what the server takes and is not large is copied as it is', async () => {
  const { files } = await preparePhotos([
    photo('a.jpg', 'image/jpeg', 1_000),
    photo('b.png', 'image/png', 10),
  ])
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['a.jpg', 'image/jpeg', 1_000],
    ['b.png', 'image/png', 10],
  ])
})

// Node decodes no pictures, as a browser without HEIC does not.
test('what cannot be read is named, and what is large but within the limit goes as it is', async () => {
  const large = photo('gross.jpg', 'image/jpeg', 5 * 1_024 * 1_024)
  const huge = photo('riesig.jpg', 'image/jpeg', 21 * 1_024 * 1_024)
  const { files, unreadable, tooLarge } = await preparePhotos([
    photo('c.heic', 'image/heic', 10),
    large,
    huge,
  ])
  expect(files.map(({ name }) => name)).toEqual(['gross.jpg'])
  expect(unreadable).toEqual(['c.heic'])
  expect(tooLarge).toEqual(['riesig.jpg'])
})
