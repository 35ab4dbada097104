import { expect, test } from 'vitest'
import { fitInto, photosToCarry } from './photo-copies.ts'

test('a large photo fits, a small one stays as it is, and a thin one keeps at least a pixel', () => {
  expect(fitInto(4_032, 3_024, 2_400)).toEqual({ width: 2_400, height: 1_800 })
  expect(fitInto(3_024, 4_032, 2_400)).toEqual({ width: 1_800, height: 2_400 })
  expect(fitInto(800, 600, 2_400)).toEqual({ width: 800, height: 600 })
  expect(fitInto(10_000, 1, 2_400)).toEqual({ width: 2_400, height: 1 })
})

test('of every component the newest photo goes along, if it was scanned', () => {
  const photo = (id: string, componentId: string | null, day: string, state = 'ready') =>
    ({ id, url: `/files/${id}`, componentId, state, createdAt: `2026-${day}T08:00:00Z` }) as const
  const carried = photosToCarry([
    photo('new', 'boiler', '11-02'),
    photo('old', 'boiler', '11-01'),
    photo('unscanned', 'boiler', '11-03', 'received'),
    photo('roof', 'roof', '10-01'),
    photo('house', null, '11-04'),
  ])
  expect(carried.map(({ id }) => id).toSorted()).toEqual(['new', 'roof'])
  const many = Array.from({ length: 50 }, (_, at) => photo(`p${at}`, `c${at}`, '11-01'))
  expect(photosToCarry(many)).toHaveLength(30)
})
