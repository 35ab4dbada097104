import { referenceBook, type ReferenceValue } from '@hauswart/domain/reference/reference-value'
import { expect, test } from 'vitest'
import type { ComponentRow } from '#house/nouns/components.ts'
import { suggestions } from './plan.ts'

const row = (key: string, value: number, more: Partial<ReferenceValue> = {}): ReferenceValue => ({
  key: `maintenance.${key}`,
  canton: null,
  value,
  min: null,
  max: null,
  unit: 'months',
  validFrom: '2020-01-01',
  validTo: null,
  source: 'x',
  checkedOn: '2026-11-01',
  isVerified: true,
  ...more,
})
const rows = [
  row('combustion_check', 24, { isVerified: false }),
  row('combustion_check', 12, { canton: 'VS' }),
  row('service_oil_heating', 12),
  row('wood_window_paint', 120),
  row('window_service', 84),
  row('smoke_detector_test', 6, { isVerified: false }),
]
const component = (id: string, catalogKey: string, material: string | null = null) =>
  ({ id, catalogKey, name: null, material, installedYear: 1987, lastRenewedYear: null }) as ComponentRow
const components = [component('heating', 'oil_heating'), component('windows', 'windows')]
const today = '2026-11-18'
const none = { components, tasks: [], todos: [] }

const told = (canton: 'VS' | 'ZH', house: Partial<Parameters<typeof suggestions>[0]> = {}) =>
  suggestions({ ...none, ...house }, referenceBook(rows, { canton, on: today }), today).map((group) => [
    group.component,
    ...group.suggestions.map(
      ({ title, intervalMonths, isChosen }) => `${isChosen ? '+' : '-'} ${title} ${intervalMonths}`,
    ),
  ])

test('what is usual for the components, by the canton; what nobody checked is not chosen', () => {
  expect(told('ZH')).toEqual([
    ['Ölheizung', '- Feuerungskontrolle Öl und Gas 24', '+ Ölheizung: Service 12'],
    ['Fenster', '- Holzfenster streichen 120', '+ Fenster: Service 84'],
    [undefined, '- Rauchmelder testen 6'],
  ])
  expect(told('VS')[0]?.[1]).toBe('+ Feuerungskontrolle Öl und Gas 12')
})

test('windows of wood are painted', () => {
  const wood = told('ZH', { components: [component('windows', 'windows', 'Holz-Metall')] })
  expect(wood[0]?.[1]).toBe('+ Holzfenster streichen 120')
})

test('what is planned or written down is not suggested, what was switched off is not chosen', () => {
  const task = {
    id: 't',
    componentId: 'heating',
    templateKey: 'service_oil_heating',
    title: 'Ölheizung: Service',
    intervalMonths: 12,
    anchorOn: null,
    nextOn: '2027-01-01',
    lastOn: null,
    isActive: true,
    version: 1,
  }
  const planned = told('ZH', { tasks: [task], todos: [{ title: 'Rauchmelder testen ' }] })
  expect(planned).toEqual([
    ['Ölheizung', '- Feuerungskontrolle Öl und Gas 24'],
    ['Fenster', '- Holzfenster streichen 120', '+ Fenster: Service 84'],
  ])
  expect(told('ZH', { tasks: [{ ...task, isActive: false }] })[0]).toContain('- Ölheizung: Service 12')
})

test('each is written down as what it is: upkeep of its component, or a to-do that comes again', () => {
  const [heating, , house] = suggestions(none, referenceBook(rows, { canton: 'ZH', on: today }), today)
  const [, service] = heating?.suggestions ?? []
  expect(service?.plan('id').variables.facts).toMatchObject({
    componentId: 'heating',
    templateKey: 'service_oil_heating',
    nextOn: '2027-11-18',
  })
  expect(house?.suggestions[0]?.plan('id').variables.facts).toMatchObject({
    title: 'Rauchmelder testen',
    dueOn: '2027-05-18',
    recurrence: { every: 6, unit: 'month', mode: 'from_completion' },
  })
})
