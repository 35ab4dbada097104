import { expect, test } from 'vitest'
import { dueWords, todosTexts } from './todos.texts.ts'

test.each([
  ['2026-08-03', 'überfällig seit 03.08.'],
  ['2025-12-24', 'überfällig seit 24.12.2025'],
  ['2026-11-15', 'überfällig seit 3 Tagen'],
  ['2026-11-17', 'überfällig seit gestern'],
  ['2026-11-18', 'heute'],
  ['2026-11-19', 'morgen'],
  ['2026-11-22', 'in 4 Tagen'],
  ['2026-11-25', 'in 7 Tagen'],
  ['2026-11-26', '26.11.'],
  ['2027-01-15', '15.01.2027'],
])('due on %s reads «%s»', (dueOn, words) => expect(dueWords(dueOn, '2026-11-18')).toBe(words))

test('the first sentence says how things stand', () => {
  expect(todosTexts.sentence(0, 0, 0)).toBe('Alles erledigt.')
  expect(todosTexts.sentence(3, 0, 0)).toBe('3 offen.')
  expect(todosTexts.sentence(3, 1, 0)).toBe('3 offen, davon 1 überfällig.')
  expect(todosTexts.sentence(5, 1, 2)).toBe('5 offen, davon 1 überfällig, dazu 2\u00a0Unterhaltsarbeiten.')
  expect(todosTexts.sentence(0, 0, 1)).toBe('Keine To-dos offen. Geplant: 1\u00a0Unterhaltsarbeit.')
})

test.each([
  [0, 0, undefined],
  [1, 0, '1\u00a0offenes To-do'],
  [3, 0, '3\u00a0offene To-dos'],
  [2, 1, '3\u00a0To-dos, 1 erledigt'],
  [0, 1, 'To-do erledigt'],
  [0, 3, 'Alle 3\u00a0To-dos erledigt'],
])('%i open and %i done of a decision are told as %s', (open, done, words) => {
  expect(todosTexts.prepared(open, done)).toBe(words)
})
