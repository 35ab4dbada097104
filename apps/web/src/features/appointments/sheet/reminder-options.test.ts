import { expect, test } from 'vitest'
import { fitting, keyOf, minutesOf, reminderOptions } from './reminder-options.ts'

test.each([null, [], [1_440], [10_080, 0]])('%o comes back as it was', (minutes) => {
  expect(minutesOf(keyOf(minutes))).toEqual(minutes)
})

test('a whole day is told a day or a week before, and what was hours is a day', () => {
  expect(reminderOptions('settings', true).map(({ label }) => label)).toEqual([
    'Wie in den Einstellungen',
    'Keine',
    '1 Woche vorher',
    '1 Tag vorher',
  ])
  expect(fitting('120', true)).toBe('1440')
  expect(fitting('settings', true)).toBe('settings')
})

test('several that somebody chose elsewhere can be kept', () => {
  expect(reminderOptions('10080,0', false).at(-1)).toEqual({
    value: '10080,0',
    label: '1 Woche vorher, Zum Beginn',
  })
})
