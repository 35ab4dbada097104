import { expect, it } from 'vitest'
import { keyValueStore } from '#device/limits.ts'
import { dropForSpace } from './query-space.ts'

const answer = (key: string, bytes: number, at: number) => ({ key, bytes, at })

it('[S9.5] names the store and its room as specified', () => {
  expect(keyValueStore).toEqual({ name: 'keyvaluepairs', bytes: 4_980_736 })
})

it('[S9.5] drops nothing while there is room, to the last byte', () => {
  expect(dropForSpace([answer('a', 4_980_735, 1), answer('b', 1, 2)], undefined)).toEqual([])
  expect(dropForSpace([answer('a', 4_980_735, 1), answer('b', 2, 2)], undefined)).toEqual(['a'])
})

it('drops the oldest first and no more than needed', () => {
  const stored = [answer('new', 40, 30), answer('old', 40, 10), answer('middle', 40, 20)]
  expect(dropForSpace(stored, undefined, 100)).toEqual(['old'])
  expect(dropForSpace(stored, undefined, 60)).toEqual(['old', 'middle'])
})

it('touches the house the owner is in last, however old its answers are', () => {
  const stored = [
    answer('u|["house","home"]', 40, 1),
    answer('u|["house","other"]', 40, 2),
    answer('u|["me"]', 40, 3),
  ]
  expect(dropForSpace(stored, 'home', 100)).toEqual(['u|["house","other"]'])
  expect(dropForSpace(stored, 'home', 50)).toEqual(['u|["house","other"]', 'u|["me"]'])
  expect(dropForSpace(stored, 'home', 0)).toHaveLength(3)
})
