import { sourceRules } from '@hauswart/domain/deadlines/source'
import { expect, test } from 'vitest'
import { warrantyTexts } from './warranty.texts.ts'

test('the days on which Hauswart reminds of the end of a warranty are those an owner is told', () => {
  const told = [...warrantyTexts.ends('').matchAll(/\d+/g)].map(([days]) => Number(days))
  expect(told).toEqual(sourceRules.invoice_warranty.telling.days)
})
