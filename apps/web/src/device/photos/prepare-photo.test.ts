import { expect, test } from 'vitest'
import { preparePhotos } from './prepare-photo.ts'

const photo = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type })

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
