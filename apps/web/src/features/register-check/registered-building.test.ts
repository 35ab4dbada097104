import { expect, it, test } from 'vitest'
import { isEntranceOf, soughtAddress } from './registered-building.ts'

const house = { egid: null, street: 'Lindenstr.', houseNumber: '14 A', zip: '8610', city: 'Uster' }
const found = {
  egid: 7,
  edid: 1,
  street: 'Lindenstrasse',
  houseNumber: '14a',
  zip: '8610',
  city: 'Uster',
  canton: 'ZH',
  municipalityNumber: 198,
} as const

it('asks with what is known of the address', () => {
  expect(soughtAddress(house)).toBe('Lindenstr. 14 A, 8610 Uster')
  expect(soughtAddress({ ...house, street: null, houseNumber: null })).toBe('8610 Uster')
})

test.each([
  ['the same address in another spelling', {}, {}, true],
  ['the next house', {}, { houseNumber: '16' }, false],
  ['the same street elsewhere', {}, { zip: '8001' }, false],
  ['an entrance of the known building', { egid: 7 }, {}, true],
  ['an entrance of another building', { egid: 8 }, {}, false],
])('%s', (_what, mine, theirs, expected) => {
  expect(isEntranceOf({ ...house, ...mine }, { ...found, ...theirs })).toBe(expected)
})
