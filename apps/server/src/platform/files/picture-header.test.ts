import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isPlainJpeg } from './picture-header.ts'

const side = 40
const sheet = (width = side) => sharp({ create: { width, height: 30, channels: 3, background: '#fff' } })

test('a JPEG is plain as long as nothing in it may turn or colour it otherwise, and it is small', async () => {
  const plain = await sheet().jpeg().toBuffer()
  expect(isPlainJpeg(plain, side)).toBe(true)
  expect(isPlainJpeg(plain.subarray(0, 20), side)).toBe(false)
  expect(
    isPlainJpeg(await sheet().jpeg().withExif({}).withMetadata({ orientation: 6 }).toBuffer(), side),
  ).toBe(false)
  expect(
    isPlainJpeg(
      await sheet(side + 1)
        .jpeg()
        .toBuffer(),
      side,
    ),
  ).toBe(false)
  expect(isPlainJpeg(await sheet().toColourspace('cmyk').jpeg().toBuffer(), side)).toBe(false)
  expect(isPlainJpeg(await sheet().png().toBuffer(), side)).toBe(false)
})
