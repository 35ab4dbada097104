import { expect, test } from 'vitest'
import { isSharedByNature, unsharedParts } from './shared-by-nature.ts'

const part = (catalogKey: Parameters<typeof isSharedByNature>[1], isShared = false) => ({
  catalogKey,
  isShared,
})

test('roof, façade, heating and pipes of a flat belong to all, what is inside to its owner', () => {
  const all = ['pitched_roof', 'plaster_facade', 'oil_heating', 'lift', 'water_pipes'] as const
  expect(all.filter((key) => !isSharedByNature('condominium_flat', key))).toEqual([])
  const own = ['kitchen', 'bathroom', 'windows', 'electrics', 'electric_heating'] as const
  expect(own.filter((key) => isSharedByNature('condominium_flat', key))).toEqual([])
})

test('of a house nothing belongs to a community', () => {
  expect(isSharedByNature('single_family_house', 'pitched_roof')).toBe(false)
  expect(isSharedByNature(null, 'pitched_roof')).toBe(false)
})

test('a flat whose roof is its owner’s is asked about everything that belongs to all', () => {
  const [roof, oil, kitchen] = [part('pitched_roof'), part('oil_heating'), part('kitchen')]
  expect(unsharedParts('condominium_flat', [roof, oil, kitchen, part('lift', true)])).toEqual([roof, oil])
  expect(unsharedParts('row_house', [roof, oil])).toEqual([])
})

test('once what nobody can own is shared, a heating of one’s own is left alone', () => {
  expect(unsharedParts('condominium_flat', [part('pitched_roof', true), part('gas_heating')])).toEqual([])
})
