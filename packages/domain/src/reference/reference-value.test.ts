import { expect, it } from 'vitest'
import { componentCatalog } from '../real-estate/component.ts'
import { maintenanceTemplateLabels } from './maintenance-template.labels.ts'
import { maintenanceTemplates, maintenanceTemplatesOf } from './maintenance-templates.ts'
import { referenceBook, type ReferenceValue } from './reference-value.ts'

const row = (change: Partial<ReferenceValue>): ReferenceValue => ({
  key: 'subsidy.insulation',
  canton: null,
  value: 1,
  min: null,
  max: null,
  unit: 'chf_per_m2',
  validFrom: '2026-01-01',
  validTo: null,
  source: 'Probe',
  checkedOn: '2026-11-14',
  isVerified: true,
  ...change,
})
const valueOn = (rows: ReferenceValue[], on: string, canton: 'ZH' | 'SZ' | null = null) =>
  referenceBook(rows, { canton, on }).get('subsidy.insulation')?.value

it('the row of the canton goes before the one for all, whichever comes first', () => {
  const rows = [row({ canton: 'ZH', value: 40 }), row({ value: 10, validFrom: '2026-06-01' })]
  expect(valueOn(rows, '2026-11-14', 'ZH')).toBe(40)
  expect(valueOn(rows.toReversed(), '2026-11-14', 'ZH')).toBe(40)
  expect(valueOn(rows, '2026-11-14', 'SZ')).toBe(10)
  expect(valueOn([row({ canton: 'ZH' })], '2026-11-14', 'SZ')).toBeUndefined()
})

it('a row holds from its first day until the day before its end', () => {
  const rows = [row({ value: 40, validTo: '2027-01-01' }), row({ value: 30, validFrom: '2027-01-01' })]
  expect(valueOn(rows, '2025-12-31')).toBeUndefined()
  expect(valueOn(rows, '2026-01-01')).toBe(40)
  expect(valueOn(rows, '2026-12-31')).toBe(40)
  expect(valueOn(rows, '2027-01-01')).toBe(30)
})

it('every task is of a component of the catalogue or of the house, and has a German title', () => {
  for (const { key, componentKeys } of maintenanceTemplates) {
    expect(maintenanceTemplateLabels[key]).toMatch(/^[A-ZÄÖÜ]/)
    for (const component of componentKeys) expect(componentCatalog).toHaveProperty(component)
  }
  expect(maintenanceTemplatesOf('electrics').map(({ key }) => key)).toEqual([
    'electrical_inspection',
    'residual_current_device_test',
  ])
  expect(maintenanceTemplatesOf(null).map(({ key }) => key)).toEqual(['smoke_detector_test'])
})
