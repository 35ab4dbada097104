import { expect, test } from 'vitest'
import { buildPeriodLabel } from './building.labels.ts'
import { buildPeriodOf, buildPeriods, heatingKinds, yearsOfPeriod } from './building.ts'
import { componentKeys, isDevice } from './component.ts'
import { componentOfHeating } from './heating-component.ts'

test.each([
  [1650, 'before_1919', 'vor 1919'],
  [1918, 'before_1919', 'vor 1919'],
  [1919, 'from_1919_to_1945', '1919–1945'],
  [1978, 'from_1971_to_1980', '1971–1980'],
  [1981, 'from_1981_to_1985', '1981–1985'],
  [2015, 'from_2011_to_2015', '2011–2015'],
  [2016, 'since_2016', 'ab 2016'],
  [2029, 'since_2016', 'ab 2016'],
] as const)('a house of %i was built %s', (year, period, label) => {
  expect(buildPeriodOf(year)).toBe(period)
  expect(buildPeriodLabel(period)).toBe(label)
})

test('periods follow each other without a gap', () => {
  const years = buildPeriods.map(yearsOfPeriod)
  for (const [at, { from }] of years.entries())
    expect(from).toBe(at === 0 ? undefined : (years[at - 1]?.to ?? 0) + 1)
  expect(years.at(-1)?.to).toBeUndefined()
})

test('every heating but none and other is a component of the catalogue, and a device or a collector', () => {
  const without = heatingKinds.filter((kind) => componentOfHeating(kind) === undefined)
  expect(without).toEqual(['none', 'other'])
  const found = heatingKinds.flatMap((kind) => componentOfHeating(kind) ?? [])
  expect(found.every((key) => componentKeys.includes(key))).toBe(true)
  expect(found.filter((key) => !isDevice(key))).toEqual(['solar_thermal'])
})

test('a fridge is a device, a roof is none', () => {
  expect([isDevice('fridge'), isDevice('pitched_roof')]).toEqual([true, false])
})
