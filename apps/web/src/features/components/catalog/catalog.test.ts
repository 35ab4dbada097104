import { isDevice } from '@hauswart/domain/real-estate/component'
import { expect, it } from 'vitest'
import { catalogFor } from './catalog.ts'

const found = (query: string, devicesOnly = false) =>
  catalogFor({ query, devicesOnly }).flatMap(({ keys }) => keys)

it('shows the whole catalogue by part of the house', () => {
  const groups = catalogFor({ query: '', devicesOnly: false })
  expect(groups.map(({ label }) => label)).toEqual(['Gebäudehülle', 'Haustechnik', 'Innenausbau', 'Umgebung'])
  expect(groups[0]?.keys).toContain('pitched_roof')
})

it('finds without umlauts, by part of a word and by part of the house', () => {
  expect(found('kuche')).toContain('kitchen')
  expect(found('warmepumpe')).toEqual(['heat_pump'])
  expect(found('umgebung')).toEqual(expect.arrayContaining(['garden', 'garage_door']))
  expect(found('schwimmbagger')).toEqual([])
})

it('offers only devices where a device is recorded', () => {
  const devices = found('', true)
  expect(devices.length).toBeGreaterThan(10)
  expect(devices.every(isDevice)).toBe(true)
})
