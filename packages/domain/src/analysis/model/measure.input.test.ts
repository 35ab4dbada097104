import { expect, test } from 'vitest'
import { missingOfMeasure } from './measure.input.ts'

test.each([
  ['planned', 2028, null, undefined],
  ['planned', null, null, 'year'],
  ['postponed', 2031, 'Zuerst die Heizung', undefined],
  ['postponed', null, 'Zuerst die Heizung', 'year'],
  ['done', null, null, 'year'],
  ['rejected', null, 'Lohnt sich nicht', undefined],
  ['rejected', null, null, 'reason'],
  ['rejected', 2030, 'Lohnt sich nicht', 'year'],
] as const)('a decision that is %s with year %s and reason %s lacks %s', (state, year, reason, missing) => {
  expect(missingOfMeasure({ state, year, reason })).toBe(missing)
})
