import { expect, it, test } from 'vitest'
import { faultsOf } from '#ui/form/form-faults.ts'
import type { ComponentRow } from '#house/nouns/components.ts'
import { begun, componentForm, isSharedAtFirst, readable } from './component-values.ts'

const { newValues, prepare, schema, texts, valuesOf } = componentForm(2026)

const component = {
  id: '019a0000-0000-7000-8000-000000000000',
  catalogKey: 'windows',
  installedYear: 1996,
  isInstalledYearAssumed: false,
  lastRenewedYear: null,
  condition: 'used',
  quantity: 17,
  unit: 'piece',
  material: 'Holz-Metall',
  isShared: true,
  note: null,
  version: 3,
}
const values = valuesOf(component as ComponentRow)
const faults = (changes: Partial<typeof values>) => {
  const all = { ...values, ...changes }
  const { error } = schema.safeParse(prepare(all))
  return faultsOf(error?.issues ?? [], all, texts)
}

it('shows a stored component and sends back the same', () => {
  expect(schema.parse(prepare(values))).toMatchObject({
    catalogKey: 'windows',
    installedYear: 1996,
    isInstalledYearAssumed: false,
    condition: 'used',
    quantity: 17,
    unit: 'piece',
    isShared: true,
    note: null,
    name: null,
  })
})

it('begins with the year of the house and says that it is assumed', () => {
  expect(newValues(begun('windows', { kind: null, buildYear: 1978 }))).toMatchObject({
    catalogKey: 'windows',
    installedYear: 1978,
    isInstalledYearAssumed: true,
  })
  expect(newValues(begun('kitchen', { kind: null, buildYear: null }, component.id))).toMatchObject({
    roomId: component.id,
  })
  expect(newValues(begun('palace', { kind: 'condominium_flat', buildYear: null }))).toMatchObject({
    catalogKey: '',
    installedYear: null,
  })
})

test.each([
  ['no kind', { catalogKey: '' }, { catalogKey: 'Bitte wählen.' }],
  ['no year', { installedYear: null }, { installedYear: 'Bitte ausfüllen.' }],
  ['a year ahead', { installedYear: 2027 }, {}],
  [
    'four years ahead',
    { installedYear: 2030 },
    { installedYear: 'Bitte geben Sie eine Zahl zwischen 1000 und 2029 ein.' },
  ],
  [
    'renewed before it was installed',
    { lastRenewedYear: 1990 },
    { lastRenewedYear: 'Die Erneuerung kann nicht vor dem Einbau liegen.' },
  ],
  ['renewed in the year it was installed', { lastRenewedYear: 1996 }, {}],
  [
    'a figure nobody understands',
    { quantity: Number.NaN },
    { quantity: 'Bitte geben Sie eine Zahl zwischen 0 und 1’000’000 ein.' },
  ],
  ['a novel for a name', { name: 'x'.repeat(81) }, { name: 'Höchstens 80 Zeichen.' }],
] as const)('%s', (_, changes, expected) => {
  expect(faults(changes)).toEqual(expected)
})

it('names versions in words', () => {
  expect(readable('condition', 'worn')).toBe('Abgenutzt')
  expect(readable('condition', '')).toBe('leer')
  expect(readable('isShared', false)).toBe('nein')
  expect(readable('installedYear', 1996)).toBe('1996')
})

test('in a flat a new roof belongs to the community, a new kitchen to its owner', () => {
  const flat = { kind: 'condominium_flat', buildYear: 1978 } as const
  expect(begun('pitched_roof', flat).isShared).toBe(true)
  expect(begun('kitchen', flat).isShared).toBe(false)
  expect(begun('pitched_roof', { ...flat, kind: 'row_house' }).isShared).toBe(false)
  expect(isSharedAtFirst('condominium_flat', 'lift')).toBe(true)
  expect(isSharedAtFirst('condominium_flat', '')).toBe(false)
})
