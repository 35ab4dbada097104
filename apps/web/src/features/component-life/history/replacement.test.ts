import { expect, test } from 'vitest'
import { prepare } from '#house/work/told-facts.ts'
import { heatingOptions, nameAfter, replacementSchema } from './replacement.ts'

const parse = (isHeating: boolean, heating: string) =>
  replacementSchema({ from: 2000, to: 2026, isHeating }).safeParse(prepare({ year: 2024, heating }))

test('what makes the heat is asked by what it was replaced', () => {
  expect(parse(true, '').error?.issues[0]?.path).toEqual(['heating'])
  expect(parse(true, 'none').success).toBe(false)
  expect(parse(true, 'heat_pump_air').data).toMatchObject({ year: 2024, heating: 'heat_pump_air' })
})

test('of anything else no heating is sent', () => {
  expect(JSON.parse(JSON.stringify(parse(false, '').data))).toEqual({ year: 2024 })
})

test('every kind has its word', () => {
  expect(heatingOptions.every(({ label }) => label !== '')).toBe(true)
})

test('of another kind it is called by its kind', () => {
  expect(nameAfter('oil_heating', 'Kessel', 'heat_pump_air')).toBe('Wärmepumpe')
  expect(nameAfter('oil_heating', 'Kessel', 'oil')).toBe('Kessel')
  expect(nameAfter('windows', 'Fenster', undefined)).toBe('Fenster')
})
