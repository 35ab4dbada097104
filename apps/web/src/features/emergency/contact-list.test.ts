import { expect, it, test } from 'vitest'
import { dialled, withAct } from './contact-list.ts'

const brunner = { name: 'Brunner Heizungen', phone: '044 123 45 67', note: 'Pikett' }
const meier = { name: 'Familie Meier', phone: '079 765 43 21', note: null }
const list = [brunner, meier]

test.each([
  [
    'a new one comes last',
    { kind: 'add', contact: { ...meier, name: 'Neu' } },
    ['Brunner Heizungen', 'Familie Meier', 'Neu'],
  ],
  [
    'a changed one keeps its place',
    { kind: 'replace', old: brunner, contact: { ...brunner, name: 'Brunner AG' } },
    ['Brunner AG', 'Familie Meier'],
  ],
  [
    'what was typed over another version stays beside it',
    { kind: 'replace', old: { ...brunner, phone: '1' }, contact: { ...brunner, name: 'Brunner AG' } },
    ['Brunner Heizungen', 'Familie Meier', 'Brunner AG'],
  ],
  ['a removed one goes', { kind: 'remove', old: meier }, ['Brunner Heizungen']],
  [
    'one that is gone already stays gone',
    { kind: 'remove', old: { ...meier, name: 'Weg' } },
    ['Brunner Heizungen', 'Familie Meier'],
  ],
] as const)('%s', (_what, act, names) => {
  expect(withAct(list, act).map(({ name }) => name)).toEqual(names)
})

it('dials figures only', () => {
  expect(dialled('+41 (0)44 123 45-67')).toBe('tel:+410441234567')
  expect(dialled('118')).toBe('tel:118')
})
