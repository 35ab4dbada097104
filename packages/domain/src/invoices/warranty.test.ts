import { expect, test } from 'vitest'
import { beginWarranty, likelyBasis, statutoryWarranty, warrantyBases } from './warranty.ts'

test('the law says how long, and by which article; what was agreed says it itself', () => {
  expect(warrantyBases.map((basis) => [basis, statutoryWarranty(basis)])).toEqual([
    ['work', { years: 5, article: 'OR 371 Abs. 2' }],
    ['built_in', { years: 5, article: 'OR 210 Abs. 2' }],
    ['movable', { years: 2, article: 'OR 210 Abs. 1' }],
    ['agreed', null],
  ])
})

test('it ends on the same day so many years later, or on the last of a month that has no such day', () => {
  const until = (
    warrantyBasis: (typeof warrantyBases)[number],
    warrantyFrom: string,
    warrantyYears?: number,
  ) => beginWarranty({ warrantyBasis, warrantyFrom, warrantyYears })?.warrantyUntil
  expect(until('work', '2026-03-02')).toBe('2031-03-02')
  expect(until('movable', '2026-03-02', 10)).toBe('2028-03-02')
  expect(until('agreed', '2024-02-29', 10)).toBe('2034-02-28')
  expect(until('agreed', '2026-03-02')).toBeUndefined()
})

test('what is proposed follows from what the invoice belongs to', () => {
  const nothing = { craftsmanId: null, projectId: null, componentId: null }
  expect([
    likelyBasis(nothing),
    likelyBasis({ ...nothing, componentId: 'c' }),
    likelyBasis({ ...nothing, componentId: 'c', craftsmanId: 'f' }),
    likelyBasis({ ...nothing, projectId: 'p' }),
  ]).toEqual(['movable', 'built_in', 'work', 'work'])
})
