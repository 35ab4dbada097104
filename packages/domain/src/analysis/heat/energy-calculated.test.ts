import { expect, test } from 'vitest'
import { engineAt } from '../../../golden/engine-at.ts'
import { assumed, part } from '../../../golden/golden-house.ts'
import type { AnalysedComponent } from '../model/analysis.ts'
import { calculatedDemand } from './energy-calculated.ts'

const demand = (...components: AnalysedComponent[]) =>
  calculatedDemand(
    engineAt({
      house: { kind: 'single_family_house', canton: 'ZH', buildYear: 1975, livingAreaM2: 150, floors: 2 },
      components,
    }),
  )

test('windows that were renewed in a year the owner told count as of that year, however old the first ones were', () => {
  const renewed = demand(assumed('windows', 1975, { lastRenewedYear: 2015 }))
  expect(renewed.value).toBe(demand(part('windows', 2015)).value)
  expect(renewed.value).toBeLessThan(demand(assumed('windows', 1975)).value ?? 0)
  expect(renewed.inputs.find(({ label }) => label === 'Jahr der Fenster')?.value).toBe(2015)
})

test('of two sets the older one speaks, also where its year is assumed', () => {
  expect(demand(part('windows', 2015), part('windows', 1998)).value).toBe(demand(part('windows', 1998)).value)
  expect(demand(part('windows', 2015), assumed('windows', 1975)).value).toBe(
    demand(assumed('windows', 1975)).value,
  )
})
