import { expect, test } from 'vitest'
import { clashesOf } from './merge-versions.ts'

const names = ['street', 'rooms', 'note'] as const
const base = { street: 'Lindenweg', rooms: 5, note: null }

test.each([
  ['nobody changed anything', {}, {}, []],
  ['only I changed it', { rooms: 6 }, {}, []],
  ['only the other changed it', {}, { rooms: 6 }, []],
  ['we changed different things', { rooms: 6 }, { street: 'Lindenstrasse' }, []],
  ['we changed it to the same', { rooms: 6 }, { rooms: 6 }, []],
  ['we changed it to different things', { rooms: 6 }, { rooms: 7 }, ['rooms']],
  ['I emptied what the other filled', { street: null }, { street: 'Weg' }, ['street']],
  ['nothing and empty are the same', { note: undefined }, { note: 'x' }, []],
])('%s', (_, mine, theirs, clashing) => {
  const found = clashesOf(names, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } })
  expect(found.map(({ name }) => name)).toEqual(clashing)
})
