import { describe, expect, test } from 'vitest'
import { chooseHouse, houseLine, houseName, selectable, type House } from './house-choice.ts'

const house = (id: string, more: Partial<House> = {}): House => ({
  id,
  name: 'Lindenweg 14',
  kind: 'single_family_house',
  usage: 'owner_occupied',
  status: 'active',
  street: 'Lindenweg',
  houseNumber: '14',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  buildYear: 1987,
  livingAreaM2: 148,
  floors: 2,
  rooms: 5.5,
  version: 1,
  ...more,
})

describe('the house the owner looks at', () => {
  const draft = house('a', { status: 'draft' })
  const first = house('b')
  const second = house('c')
  const archived = house('d', { status: 'archived' })
  const all = [draft, first, second, archived]

  test('is the chosen one', () => expect(chooseHouse(all, 'c')).toBe(second))
  test('may be a draft', () => expect(chooseHouse(all, 'a')).toBe(draft))
  test('is the first active one without a choice', () => expect(chooseHouse(all, null)).toBe(first))
  test('is another one when the chosen one is gone', () => expect(chooseHouse(all, 'x')).toBe(first))
  test('is another one when the chosen one was archived', () => expect(chooseHouse(all, 'd')).toBe(first))
  test('is the draft when there is nothing else', () => {
    expect(chooseHouse([archived, draft], 'x')).toBe(draft)
  })
  test('is none without houses', () => {
    expect(chooseHouse([], 'x')).toBeUndefined()
    expect(chooseHouse([archived], 'd')).toBeUndefined()
    expect(selectable(all)).toEqual([draft, first, second])
  })
})

describe('how a house is called', () => {
  test('by its name and what it is', () => {
    expect(houseName(house('a'))).toBe('Lindenweg 14')
    expect(houseLine(house('a'))).toBe('8610 Uster · EFH 1987')
  })
  test('by its address without a name', () => {
    expect(houseName(house('a', { name: null, houseNumber: null }))).toBe('Lindenweg')
  })
  test('what is not known is left out', () => {
    const bare = { name: null, kind: null, street: null, houseNumber: null, zip: null, city: null }
    expect(houseLine(house('a', { ...bare, buildYear: null }))).toBe('')
    expect(houseName(house('a', bare))).toBe('')
    expect(houseLine(house('a', { buildYear: null }))).toBe('8610 Uster · EFH')
    expect(houseLine(house('a', { kind: 'holiday_home' }))).toBe('8610 Uster · Ferienhaus 1987')
  })
})
