import { expect, test } from 'vitest'
import { toWgs84 } from './lv95.ts'

test.each([
  ['the old observatory of Bern, where the grid begins', 2_600_000, 1_200_000, 46.95108, 7.43864],
  ['the example of the published formulas', 2_700_000, 1_100_000, 46.04413, 8.7305],
])('%s', (_where, east, north, latitude, longitude) => {
  const position = toWgs84({ east, north })
  expect(position.latitude).toBeCloseTo(latitude, 5)
  expect(position.longitude).toBeCloseTo(longitude, 5)
})
