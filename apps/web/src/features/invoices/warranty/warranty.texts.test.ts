import { sourceRules } from '@hauswart/domain/deadlines/source'
import { expect, test } from 'vitest'
import { warrantyTexts } from './warranty.texts.ts'

test('the days on which Hauswart reminds of the end of a warranty are those an owner is told', () => {
  const told = (left: number) =>
    [...warrantyTexts.ends('', left).matchAll(/\d+/g)].map(([days]) => Number(days))
  const { days } = sourceRules.invoice_warranty.telling
  for (const left of [100, 60, 59, 14, 13, 0, -1])
    expect([left, told(left)]).toEqual([left, days.filter((before) => before <= left)])
})
