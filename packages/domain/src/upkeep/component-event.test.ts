import { expect, test } from 'vitest'
import { compareEvents, earliestReplacement, formerOf } from './component-event.ts'

test('the latest comes first, and within a year what has a day goes before what has none', () => {
  const events = [
    { id: '1', year: 2009, happenedOn: null },
    { id: '2', year: 2021, happenedOn: null },
    { id: '3', year: 2021, happenedOn: '2021-03-01' },
    { id: '4', year: 2021, happenedOn: '2021-09-01' },
    { id: '5', year: 2009, happenedOn: null },
  ]
  expect(events.toSorted(compareEvents).map(({ id }) => id)).toEqual(['4', '3', '2', '5', '1'])
})

test('a former life keeps what the component was, and nothing that names the row', () => {
  const facts = {
    catalogKey: 'windows',
    name: 'Stubenfenster',
    installedYear: 1987,
    isInstalledYearAssumed: true,
    lastRenewedYear: null,
    condition: 'worn',
    conditionOn: '2019-04-02',
    quantity: 14,
    unit: 'piece',
    material: 'Holz',
    manufacturer: null,
    model: null,
    serialNumber: 'A-12',
    ownLifetimeYears: 35,
  } as const
  const component = { ...facts, id: 'x', version: 3 }
  expect(formerOf(component)).toEqual(facts)
})

test.each([
  [{ installedYear: 1987, isInstalledYearAssumed: false, lastRenewedYear: null }, 1987],
  [{ installedYear: 1987, isInstalledYearAssumed: false, lastRenewedYear: 2009 }, 2009],
  [{ installedYear: 1987, isInstalledYearAssumed: true, lastRenewedYear: 2009 }, 2009],
  [{ installedYear: 1987, isInstalledYearAssumed: true, lastRenewedYear: null }, 1_000],
])('what lived as %o cannot have been replaced before %s', (life, year) => {
  expect(earliestReplacement(life)).toBe(year)
})
