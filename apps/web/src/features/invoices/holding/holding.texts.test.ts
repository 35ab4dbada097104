import { sourceRules } from '@hauswart/domain/deadlines/source'
import { expect, test } from 'vitest'
import { holdingTexts } from './holding.texts.ts'

test('the days on which Hauswart reminds of what is kept back are those an owner is told', () => {
  const told = [...holdingTexts.retention.untilHint.matchAll(/\d+/g)].map(([days]) => Number(days))
  expect(told).toEqual(sourceRules.retention.telling.days.map(Math.abs))
})
