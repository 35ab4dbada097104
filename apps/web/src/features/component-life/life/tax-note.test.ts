import type { Figure } from '@hauswart/domain/figures/figure'
import { expect, test } from 'vitest'
import { componentLifeTexts } from '#features/component-life/component-life.texts.ts'
import { taxNote } from './tax-note.ts'

const texts = componentLifeTexts.cost
const figure = (value: number, ids: readonly string[] = []): Figure => ({
  value,
  low: value,
  high: value,
  unit: 'rappen',
  inputs: [],
  rules: ids.map((id) => ({ id, text: '', sources: [] })),
})

test.each([
  ['a saving', figure(900), figure(4000), texts.taxNote],
  ['no deduction any more', figure(0), figure(0), texts.taxNone],
  ['a higher flat deduction', figure(0, ['tax.below_flat']), figure(4000), texts.taxBelowFlat],
  ['a rate of nothing', figure(0), figure(4000), texts.taxNote],
])('%s', (_name, tax, deduction, words) => {
  expect(taxNote({ tax, deduction })).toBe(words)
})
