import { expect, test } from 'vitest'
import { onCall, withAct } from './contact-list.ts'

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

test('who comes day and night stands on the sheet too, once', () => {
  const book = [
    { company: 'Huber', trades: ['plumbing' as const], pikettPhone: '044 000 99 99' },
    { company: 'Brunner', trades: ['heating' as const], pikettPhone: '044/1234567' },
    { company: 'Meier', trades: ['roofing' as const], pikettPhone: null },
  ]
  expect(onCall(list, book)).toEqual([{ name: 'Huber', phone: '044 000 99 99', note: 'Pikett: Sanitär' }])
  expect(
    onCall(
      Array.from({ length: 10 }, () => meier),
      book,
    ),
  ).toEqual([])
})
