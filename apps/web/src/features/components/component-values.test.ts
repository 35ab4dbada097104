import { expect, it, test } from 'vitest'
import { addComponentInput } from '@hauswart/domain/real-estate/component.input'
import * as z from 'zod/mini'
import {
  changesOf,
  factsOf,
  faultsBetween,
  newValues,
  readable,
  rulesOf,
  valuesOf,
} from './component-values.ts'

const component = {
  id: '019a0000-0000-7000-8000-000000000000',
  catalogKey: 'windows',
  installedYear: 1996,
  isInstalledYearAssumed: false,
  condition: 'used',
  quantity: 17,
  unit: 'piece',
  material: 'Holz-Metall',
  isShared: true,
  note: null,
  version: 3,
}

it('shows a stored component and sends back the same', () => {
  const facts = factsOf(valuesOf(component))
  expect(facts).toMatchObject({
    catalogKey: 'windows',
    installedYear: 1996,
    isInstalledYearAssumed: false,
    condition: 'used',
    quantity: 17,
    unit: 'piece',
    isShared: true,
    note: null,
  })
  expect(z.safeParse(addComponentInput, { id: component.id, ...facts }).success).toBe(true)
})

it('begins with the year of the house and says that it is assumed', () => {
  expect(newValues('windows', 1978)).toMatchObject({
    catalogKey: 'windows',
    installedYear: '1978',
    isInstalledYearAssumed: 'yes',
  })
  expect(newValues('palace', null)).toMatchObject({ catalogKey: '', installedYear: '' })
})

it('sends only what was changed, never the kind', () => {
  const values = { ...valuesOf(component), material: ' Holz ', catalogKey: 'kitchen' }
  expect(changesOf(values, ['material', 'catalogKey'])).toEqual({ material: 'Holz' })
})

test.each([
  ['1996', '1990', 'Die Erneuerung kann nicht vor dem Einbau liegen.'],
  ['1996', '1996', undefined],
  ['1996', '', undefined],
])('installed %s, renewed %s', (installedYear, lastRenewedYear, fault) => {
  const values = { ...valuesOf(component), installedYear, lastRenewedYear }
  expect(faultsBetween(values).lastRenewedYear).toBe(fault)
})

it('allows a year ahead, not two', () => {
  const { installedYear } = rulesOf(2026)
  expect(installedYear?.('2027')).toBeUndefined()
  expect(installedYear?.('2028')).toBe('Bitte geben Sie eine Zahl zwischen 1000 und 2027 ein.')
  expect(installedYear?.('')).toBe('Bitte ausfüllen.')
})

it('names versions in words', () => {
  expect(readable('condition', 'worn')).toBe('Abgenutzt')
  expect(readable('condition', '')).toBe('leer')
  expect(readable('isShared', '')).toBe('nein')
  expect(readable('installedYear', '1996')).toBe('1996')
})
