import { expect, test } from 'vitest'
import { matching } from './combobox-match.ts'

const options = [
  { value: 'ag', label: 'Aarau', note: 'Aargau' },
  { value: 'oz', label: 'Oberzürich', note: 'Zürich' },
  { value: 'zh', label: 'Zürich', note: 'Zürich' },
  { value: 'ge', label: 'Genève', note: 'Genf' },
]
const found = (query: string) => matching(options, query).map(({ value }) => value)

test('nothing typed leaves the list as it is', () => {
  expect(found('  ')).toEqual(['ag', 'oz', 'zh', 'ge'])
})

test('what begins with the word comes first', () => {
  expect(found('zür')).toEqual(['zh', 'oz'])
})

test('accents and their spellings do not matter', () => {
  expect(found('zurich')).toEqual(['zh', 'oz'])
  expect(found('Zuerich')).toEqual(['zh', 'oz'])
  expect(found('geneve')).toEqual(['ge'])
})

test('the quiet word is searched, and every word must be found', () => {
  expect(found('aargau')).toEqual(['ag'])
  expect(found('aarau zürich')).toEqual([])
})
