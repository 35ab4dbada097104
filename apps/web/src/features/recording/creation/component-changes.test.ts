import { expect, test } from 'vitest'
import { componentChanges, type KeptComponent } from './component-changes.ts'

const roof: KeptComponent = {
  id: 'a',
  catalogKey: 'pitched_roof',
  installedYear: 1987,
  isInstalledYearAssumed: true,
  lastRenewedYear: null,
  condition: null,
  isShared: false,
  version: 1,
}
const oil: KeptComponent = { ...roof, id: 'b', catalogKey: 'oil_heating' }
const plannedRoof = {
  id: 'a',
  catalogKey: 'pitched_roof',
  installedYear: 1987,
  isInstalledYearAssumed: true,
} as const

test('what is as planned stays as it is', () => {
  expect(componentChanges([plannedRoof], [roof])).toEqual({ add: [], update: [], remove: [] })
})

test('what was answered differently since is changed', () => {
  const { update } = componentChanges([{ ...plannedRoof, condition: 'worn' }], [roof])
  expect(update).toEqual([
    {
      kept: roof,
      facts: {
        installedYear: 1987,
        isInstalledYearAssumed: true,
        lastRenewedYear: null,
        condition: 'worn',
        isShared: false,
      },
    },
  ])
})

test('a house that turned out to be a flat shares its roof', () => {
  const { update } = componentChanges([{ ...plannedRoof, isShared: true }], [roof])
  expect(update).toMatchObject([{ kept: roof, facts: { isShared: true } }])
})

test('another kind of heating takes the place of the first, and what is gone is taken away', () => {
  const gas = { id: 'b', catalogKey: 'gas_heating', installedYear: 2004 } as const
  expect(componentChanges([plannedRoof, gas], [roof, oil])).toEqual({ add: [gas], update: [], remove: [oil] })
  expect(componentChanges([plannedRoof], [roof, oil])).toEqual({ add: [], update: [], remove: [oil] })
})
