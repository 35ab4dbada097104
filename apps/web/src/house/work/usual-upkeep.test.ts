import { referenceBook, type ReferenceValue } from '@hauswart/domain/reference/reference-value'
import type { MaintenanceTask } from '@hauswart/domain/upkeep/maintenance'
import { expect, test } from 'vitest'
import { firstPlan, upkeepOf } from './usual-upkeep.ts'

const row: ReferenceValue = {
  key: 'maintenance.chimney_sweep',
  canton: null,
  value: 12,
  min: null,
  max: null,
  unit: 'months',
  validFrom: '2020-01-01',
  validTo: null,
  source: 'VKF',
  checkedOn: '2026-11-01',
  isVerified: true,
}
const book = referenceBook([row], { canton: 'ZH', on: '2026-11-15' })
const task = (id: string, more: Partial<MaintenanceTask> = {}): MaintenanceTask => ({
  id,
  componentId: 'heating',
  templateKey: null,
  title: id,
  intervalMonths: 6,
  anchorOn: null,
  nextOn: '2027-01-15',
  lastOn: null,
  isActive: true,
  version: 1,
  ...more,
})
const heating = { id: 'heating', catalogKey: 'oil_heating' } as const

test('what is planned comes first by its day, then duties, then advice', () => {
  const list = upkeepOf(
    heating,
    [
      task('own'),
      task('sweep', { templateKey: 'chimney_sweep', nextOn: '2026-12-01' }),
      task('elsewhere', { componentId: 'other' }),
    ],
    book,
  )
  expect(list.map(({ key }) => key)).toEqual([
    'chimney_sweep',
    'own',
    'combustion_check',
    'service_oil_heating',
  ])
})

test('the interval of the trade stands only where a row says so', () => {
  const list = upkeepOf(heating, [], book)
  const months = Object.fromEntries(list.map(({ key, intervalMonths }) => [key, intervalMonths]))
  expect(months).toMatchObject({ chimney_sweep: 12, service_oil_heating: null })
})

test('a task that was switched off waits where its template stands', () => {
  const off = task('sweep', { templateKey: 'chimney_sweep', isActive: false })
  const [first] = upkeepOf(heating, [off], book).filter(({ templateKey }) => templateKey === 'chimney_sweep')
  expect(first?.task).toBe(off)
})

const life = { installedYear: 1987, lastRenewedYear: null }

test.each([
  [undefined, 24, life, { intervalMonths: 24, nextOn: '2028-11-15' }],
  [undefined, 240, life, { intervalMonths: 240, nextOn: '2026-11-15' }],
  [undefined, 240, { ...life, lastRenewedYear: 2015 }, { nextOn: '2035-12-31' }],
  [undefined, 240, undefined, { nextOn: '2046-11-15' }],
  [task('known', { lastOn: '2026-09-30' }), 12, life, { intervalMonths: 6, nextOn: '2027-03-30' }],
  [
    task('fixed', { lastOn: '2026-06-20', anchorOn: '2025-03-01' }),
    12,
    life,
    { intervalMonths: 6, nextOn: '2027-03-01' },
  ],
  [task('long ago', { lastOn: '2020-01-01' }), 12, life, { intervalMonths: 6, nextOn: '2026-11-15' }],
])('planned after %o, usually each %d months, of a life like %o', (known, months, of, plan) => {
  expect(firstPlan({ task: known, intervalMonths: months }, of, '2026-11-15')).toMatchObject(plan)
})

test('what nobody gives an interval is not planned', () => {
  expect(firstPlan({ task: undefined, intervalMonths: null }, life, '2026-11-15')).toBeUndefined()
})
