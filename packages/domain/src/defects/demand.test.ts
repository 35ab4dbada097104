import { expect, test } from 'vitest'
import { demandArticle, demandFault, demandsOf } from './demand.ts'

test.each([
  ['work', 'immovable', '2026-03-01', 'repair', 'OR 368 Abs. 2 und 2bis'],
  ['work', 'immovable', '2025-12-31', 'repair', 'OR 368 Abs. 2'],
  ['work', 'movable', '2026-03-01', 'repair', 'OR 368 Abs. 2'],
  ['work', 'immovable', '2026-03-01', 'reduction', 'OR 368 Abs. 2'],
  ['sia118', 'immovable', '2026-03-01', 'repair', 'SIA 118 Art. 169'],
  ['purchase', 'immovable', '2026-03-01', 'repair', 'OR 219a Abs. 2'],
  ['purchase', 'immovable', null, 'repair', null],
  ['purchase', 'movable', null, 'replacement', 'OR 206 Abs. 1'],
  ['purchase', 'built_in', null, 'reduction', 'OR 205 Abs. 1'],
] as const)('by %s over %s of %s a %s comes from %s', (terms, subject, contractOn, demand, article) => {
  expect(demandsOf({ terms, subject })).toContain(demand)
  expect(demandArticle(demand, { terms, subject, contractOn })).toBe(article)
})

test('what the contract does not give cannot be demanded, nor anything before it was found', () => {
  const facts = { terms: 'work', subject: 'immovable', demand: 'repair', foundOn: '2026-09-14' } as const
  expect(demandFault({ ...facts, repairUntil: null })).toBeUndefined()
  expect(demandFault({ ...facts, repairUntil: '2026-09-14' })).toBeUndefined()
  expect(demandFault({ ...facts, repairUntil: '2026-09-13' })).toBe('repairUntil')
  expect(demandFault({ ...facts, demand: 'replacement', repairUntil: null })).toBe('demand')
  expect(demandFault({ ...facts, terms: 'sia118', demand: 'reduction', repairUntil: null })).toBe('demand')
})
