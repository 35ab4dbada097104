import { expect, test } from 'vitest'
import { houseForm, type HouseFacts } from '#features/real-estate/house-values.ts'
import { originOf, typedOrigin } from './origins.ts'

const origins = [
  { field: 'buildYear', source: 'register', on: '2026-11-14' },
  { field: 'usage', source: 'assumed', on: '2026-11-14' },
] as const
const stored = houseForm(2026).valuesOf({
  buildYear: 1978,
  usage: 'owner_occupied',
  rooms: 5.5,
} as HouseFacts)

test('a fact has the origin that is stored with it', () => {
  expect(originOf([...origins], 'buildYear')).toBe('register')
  expect(originOf([...origins], 'rooms')).toBeUndefined()
})

test.each([
  ['untouched', {}, 'buildYear', 'register'],
  ['typed over', { buildYear: 1979 }, 'buildYear', 'owner'],
  ['typed over what was assumed', { usage: 'rented' }, 'usage', 'owner'],
  ['cleared', { buildYear: null }, 'buildYear', undefined],
  ['older than origins', {}, 'rooms', undefined],
] as const)('what is %s in the form', (_what, typed, name, source) => {
  expect(typedOrigin(name, { origins: [...origins], stored, values: { ...stored, ...typed } })).toBe(source)
})
