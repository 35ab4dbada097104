import type { ComponentEvent } from '@hauswart/domain/upkeep/component-event'
import { expect, test } from 'vitest'
import { historyRows } from './history-rows.ts'

const event = (id: string, year: number, more: Partial<ComponentEvent> = {}): ComponentEvent => ({
  id,
  componentId: 'one',
  kind: 'serviced',
  year,
  happenedOn: null,
  title: null,
  performedBy: null,
  note: null,
  former: null,
  version: 1,
  ...more,
})
const component = { id: 'one', installedYear: 1987, isInstalledYearAssumed: false, material: 'Holz' }
const former = {
  catalogKey: null,
  name: null,
  installedYear: 1987,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: null,
  conditionOn: null,
  quantity: null,
  unit: null,
  material: 'Holz',
  manufacturer: null,
  model: null,
  serialNumber: null,
  ownLifetimeYears: null,
}
const ids = (...args: Parameters<typeof historyRows>) =>
  historyRows(...args).map(({ id, year }) => `${year} ${id}`)

test('goes back from the latest to the installation', () => {
  expect(ids(component, [event('paint', 2009), event('service', 2021)])).toEqual([
    '2021 service',
    '2009 paint',
    '1987 one',
  ])
})

test('keeps the lives that were before', () => {
  const renewed = { ...component, installedYear: 2026, material: 'Kunststoff' }
  const replacement = event('new', 2026, { kind: 'replaced', former })
  expect(ids(renewed, [event('paint', 2009), replacement])).toEqual([
    '2026 new',
    '2009 paint',
    '1987 new before',
  ])
  const second = event('newer', 2050, { kind: 'replaced', former: { ...former, installedYear: 2026 } })
  expect(ids({ ...renewed, installedYear: 2050 }, [replacement, second])).toEqual([
    '2050 newer',
    '2026 new',
    '1987 new before',
  ])
})

test('a year that was put right afterwards still shows when the life began', () => {
  const corrected = { ...component, installedYear: 2025 }
  expect(ids(corrected, [event('new', 2026, { kind: 'replaced', former })])).toEqual([
    '2026 new',
    '2025 one',
    '1987 new before',
  ])
})
