import { expect, test } from 'vitest'
import { isSameHeating } from './heating-seen.ts'

const house = { heating: 'heat_pump_air', heatingYear: 2020 } as const
const oil = { id: 'o', catalogKey: 'oil_heating', installedYear: 1998, lastRenewedYear: null } as const
const windows = { id: 'w', catalogKey: 'windows', installedYear: 1998, lastRenewedYear: null } as const
const seen = { house, components: [oil, windows] }

test('only what house and heatings say counts, in whatever order', () => {
  expect(isSameHeating(seen, house, [{ ...windows, installedYear: 2024 }, oil])).toBe(true)
  expect(isSameHeating(seen, house, [oil])).toBe(true)
})

test.each([
  ['the house was put right', { heating: 'oil', heatingYear: 1998 } as const, [oil, windows]],
  ['the component was replaced', house, [{ ...oil, catalogKey: 'heat_pump' as const }, windows]],
  ['the component is gone', house, [windows]],
  ['the other one was recorded', house, [oil, { ...oil, id: 'p', catalogKey: 'heat_pump' as const }]],
])('%s', (_, now, components) => {
  expect(isSameHeating(seen, now, components)).toBe(false)
})
