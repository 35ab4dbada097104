import { expect, test } from 'vitest'
import { findBill, type Pixels } from './find-code.ts'

const picture = (width: number, greys: readonly number[]): Pixels => ({
  width,
  height: greys.length / width,
  data: Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
})
const greysOf = ({ data }: Pixels): number[] => [...data].filter((_, at) => at % 4 === 0)

async function seen(first: Pixels): Promise<Pixels[]> {
  const all: Pixels[] = []
  await findBill(first, (one) => {
    all.push(one)
    return Promise.resolve([])
  })
  return all
}

test('a picture in which nothing is found is looked at as it is, once more as a whole, softened and doubled', async () => {
  const first = picture(3, [0, 90, 180, 0, 90, 180])
  const [, whole, softened, doubled] = await seen(first)
  expect(whole).toBe(first)
  expect(greysOf(softened ?? first)).toEqual([30, 90, 150, 30, 90, 150])
  expect([doubled?.width, doubled?.height]).toEqual([6, 4])
  expect(greysOf(doubled ?? first).slice(0, 6)).toEqual([0, 45, 90, 135, 180, 180])
  // Every pixel is whole: nothing to be seen through, red as blue.
  for (const one of [softened, doubled])
    expect(
      [...(one?.data ?? [])].every((byte, at, all) => byte === (at % 4 === 3 ? 255 : all[at & ~3])),
    ).toBe(true)
})

test('doubled across its rows too, each new pixel between those around it', async () => {
  const [, , , doubled] = await seen(picture(2, [0, 100, 200, 40]))
  expect(greysOf(doubled ?? picture(1, [0]))).toEqual([
    0, 50, 100, 100, 100, 85, 70, 70, 200, 120, 40, 40, 200, 120, 40, 40,
  ])
})

test('a large picture is not doubled, and with a camera the next one comes at once', async () => {
  const [width, height] = [2_001, 2_000]
  const large = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) }
  expect(await seen(large)).toHaveLength(3)
  let looks = 0
  const look = () => Promise.resolve([`${(looks += 1)}`])
  expect(await findBill(picture(1, [0]), look, 'glance')).toBeUndefined()
  expect(looks).toBe(1)
})
