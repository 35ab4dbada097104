import { expect, test } from 'vitest'
import { floorLabel } from './room.labels.ts'
import { floorRange } from './room.ts'
import { addRoomInput } from './room.input.ts'

test.each([
  [-2, '2. UG'],
  [0, 'EG'],
  [1, '1. OG'],
])('floor %i is called %s', (floor, label) => {
  expect(floorLabel(floor)).toBe(label)
})

test('a room lies between the deepest cellar and the highest floor', () => {
  const room = { id: '01930000-0000-7000-8000-000000000001', name: ' Heizraum ' }
  const floors = [floorRange.lowest - 1, floorRange.lowest, floorRange.highest, floorRange.highest + 1, 0.5]
  expect(floors.map((floor) => addRoomInput.safeParse({ ...room, floor }).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
  expect(addRoomInput.parse(room).name).toBe('Heizraum')
})
