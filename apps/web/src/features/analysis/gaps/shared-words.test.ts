import { expect, test } from 'vitest'
import { sharedWords } from './shared-words.ts'

const flat = { kind: 'condominium_flat', amounts: [] } as const
const heating = { id: 'h', catalogKey: 'gas_heating', quantity: null, unit: null } as const
const facade = { id: 'f', catalogKey: 'plaster_facade', quantity: 40, unit: 'm2' } as const
const law = 'Gehört von Gesetzes wegen immer allen.'
const whole = 'Erfasst sind 40 m². Das gilt danach für das ganze Gebäude; beim Bauteil können Sie es ändern.'

test('a part without numbers needs no word, one that nobody can own says so', () => {
  expect(sharedWords(flat, heating, true)).toBeUndefined()
  expect(sharedWords(flat, { ...facade, quantity: null, unit: null }, true)).toBe(law)
})

test('a recorded quantity is of the whole building from then on, and that is said', () => {
  expect(sharedWords(flat, facade, true)?.replaceAll('\u00A0', ' ')).toBe(`${law} ${whole}`)
})

test('an own amount stays what the owner pays, and that is said', () => {
  const amounts = [{ kind: 'component_cost', objectId: 'h', rappen: 4_000_000, year: null }] as const
  expect(sharedWords({ ...flat, amounts }, heating, true)).toBe(
    'Ihr eigener Betrag gilt weiter als das, was Sie selbst zahlen.',
  )
})

test('what stays the owner’s keeps its numbers as they are', () => {
  expect(sharedWords(flat, { ...heating, quantity: 22, unit: 'kw' }, false)).toBeUndefined()
})
