import { expect, test } from 'vitest'
import { remindersInWords } from './reminding.labels.ts'
import { remindersInput } from './reminding.input.ts'
import { remindersOf } from './reminding.ts'

test('what is wanted stands once and in the order in which it comes', () => {
  expect(remindersInput.parse([0, 1_440, 1_440])).toEqual([1_440, 0])
  expect(remindersInput.parse([])).toEqual([])
  expect(remindersInput.safeParse([30]).success).toBe(false)
})

test('of a whole day hours before are a day before', () => {
  expect(remindersOf([1_440, 120], { startsAt: null })).toEqual([1_440])
  expect(remindersOf([0], { startsAt: null })).toEqual([1_440])
  expect(remindersOf([120, 10_080], { startsAt: '09:00' })).toEqual([10_080, 120])
})

test('nothing said is what the settings say, and none is none', () => {
  expect([null, [], [1_440, 0]].map(remindersInWords)).toEqual([
    'Wie in den Einstellungen',
    'Keine',
    '1 Tag vorher, Zum Beginn',
  ])
})
