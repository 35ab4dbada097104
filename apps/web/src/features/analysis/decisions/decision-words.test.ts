import { expect, test } from 'vitest'
import { decisionWords } from './decision-words.ts'

test.each([
  [{ state: 'planned', year: 2030, reason: null, title: null }, 'geplant 2030'],
  [{ state: 'rejected', year: null, reason: 'Wir ziehen um.', title: null }, 'abgelehnt: «Wir ziehen um.»'],
  [
    { state: 'postponed', year: 2032, reason: null, title: 'Neues Dach' },
    'Neues Dach, zurückgestellt bis 2032',
  ],
] as const)('%o reads «%s»', (decision, words) => {
  expect(decisionWords(decision)).toBe(words)
})
