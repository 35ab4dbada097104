import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { referenceFile } from './reference-value.input.ts'

const good = {
  key: 'lifetime.windows',
  value: 28,
  min: 20,
  max: 50,
  unit: 'years',
  validFrom: '2026-01-01',
  source: 'Houzy.ch: 20–50.',
  checkedOn: '2026-11-14',
  verified: true,
}
const read = (...rows: object[]) => z.safeParse(referenceFile, { about: 'Probe', rows })

it('a row may leave out canton, range and end', () => {
  const { key, value, unit, validFrom, source, checkedOn, verified } = good
  const result = read({ key, value, unit, validFrom, source, checkedOn, verified })
  expect(result.data?.rows).toEqual([
    {
      key,
      value,
      unit,
      validFrom,
      source,
      checkedOn,
      verified,
      canton: null,
      min: null,
      max: null,
      validTo: null,
    },
  ])
})

it.each([
  ['a value outside of its range', { min: 30 }],
  ['more than a house ever lasts', { value: 500, max: 500 }],
  ['a unit nobody knows', { unit: 'fathoms' }],
  ['a component that is not in the catalogue', { key: 'lifetime.moat' }],
  ['a lifetime in francs', { unit: 'chf' }],
  ['a key with capitals', { key: 'Lifetime.windows' }],
  ['an end before the beginning', { validTo: '2025-12-31' }],
  ['a canton that does not exist', { canton: 'XX' }],
  ['no source', { source: ' ' }],
])('refuses %s', (_, change) => {
  expect(read({ ...good, ...change }).success).toBe(false)
})

it('refuses the same figure twice, but takes one per canton and per beginning', () => {
  expect(read(good, good).success).toBe(false)
  expect(read(good, { ...good, canton: 'ZH' }, { ...good, validFrom: '2027-01-01' }).success).toBe(true)
})
