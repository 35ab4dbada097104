import { expect, test } from 'vitest'
import { originList, originsAfter, type Origins } from './origin.ts'

const origins: Origins = {
  buildYear: { source: 'register', on: '2026-01-02' },
  heating: { source: 'assumed', on: '2026-01-02' },
  street: { source: 'register', on: '2026-01-02' },
}
const before = { buildYear: 1978, heating: 'oil', street: 'Lindenweg', origins }
const on = '2026-11-14'

test('what changes without a word about its origin is the owner’s', () => {
  expect(originsAfter({ before, set: { buildYear: 1979 }, said: [], on })).toEqual({
    ...origins,
    buildYear: { source: 'owner', on },
  })
})

test('what changes takes the origin that was said for it, the last word counting', () => {
  const said = [
    { field: 'heating', source: 'assumed' },
    { field: 'heating', source: 'register' },
  ] as const
  expect(originsAfter({ before, set: { heating: 'gas' }, said, on }).heating).toEqual({
    source: 'register',
    on,
  })
})

test('what is set to what it was keeps its origin and its day', () => {
  expect(originsAfter({ before, set: { buildYear: 1978 }, said: [], on })).toEqual(origins)
  const same = [{ field: 'buildYear', source: 'register' }] as const
  expect(originsAfter({ before, set: { buildYear: 1978 }, said: same, on })).toEqual(origins)
})

test('an assumption becomes the owner’s when the owner confirms it', () => {
  const said = [{ field: 'heating', source: 'owner' }] as const
  expect(originsAfter({ before, set: { heating: 'oil' }, said, on }).heating).toEqual({ source: 'owner', on })
})

test('what is cleared loses its origin, and an origin for what is not set says nothing', () => {
  const said = [{ field: 'street', source: 'owner' }] as const
  const { buildYear: _gone, ...rest } = origins
  expect(originsAfter({ before, set: { buildYear: null }, said, on })).toEqual(rest)
})

test('origins are listed in the order of the facts', () => {
  expect(originList(origins).map(({ field }) => field)).toEqual(['street', 'buildYear', 'heating'])
})
