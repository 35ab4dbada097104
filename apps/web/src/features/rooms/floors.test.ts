import { expect, it } from 'vitest'
import { floorsOf } from './floors.ts'

it('lists the rooms from the top of the house to its cellar', () => {
  const floors = floorsOf([
    { name: 'Waschküche', floor: -1 },
    { name: 'Zimmer 10', floor: 1 },
    { name: 'Gartenhaus', floor: null },
    { name: 'Zimmer 2', floor: 1 },
    { name: 'Küche', floor: 0 },
  ])
  expect(floors.map(({ label, rooms }) => [label, ...rooms.map(({ name }) => name)])).toEqual([
    ['1. OG', 'Zimmer 2', 'Zimmer 10'],
    ['EG', 'Küche'],
    ['1. UG', 'Waschküche'],
    ['Ohne Geschoss', 'Gartenhaus'],
  ])
  expect(floorsOf([])).toEqual([])
})
