import { expect, test } from 'vitest'
import { standingSentence } from './standing-sentence.ts'
import { greeting } from './greeting.ts'

const states = (due: number, soon: number, unknown: number, good: number) => ({ due, soon, unknown, good })
const plain = (...args: Parameters<typeof standingSentence>) =>
  standingSentence(...args)
    .map(({ text, isStrong }) => (isStrong === true ? `*${text}*` : text))
    .join('')

test.each([
  [
    states(0, 0, 0, 0),
    0,
    0,
    'Mit Dach, Fenstern und Heizung beginnt die Akte: Erfassen Sie die ersten Bauteile.',
  ],
  [states(0, 0, 0, 0), 1, 1, '*Ein To-do* ist überfällig.'],
  [states(4, 7, 1, 4), 1, 5, '*Vier Bauteile* sind fällig, und *ein To-do* ist überfällig.'],
  [states(1, 0, 0, 4), 0, 5, '*Ein Bauteil* ist fällig.'],
  [states(16, 0, 0, 0), 2, 5, '*16 Bauteile* sind fällig, und *zwei To-dos* sind überfällig.'],
  [states(0, 3, 0, 4), 0, 2, 'Kein Bauteil ist fällig, und *drei Bauteile* sind im Auge zu behalten.'],
  [states(0, 0, 2, 4), 0, 2, 'Kein Bauteil ist fällig, aber *zwei Bauteile* sind noch ohne Zustand.'],
  [states(0, 0, 5, 0), 0, 0, 'Noch ist zu keinem Bauteil ein Zustand erfasst.'],
  [states(0, 0, 0, 7), 0, 3, 'Alle sieben Bauteile sind in gutem Zustand.'],
  [states(0, 0, 0, 7), 0, 0, 'Alle sieben Bauteile sind in gutem Zustand, und zu tun ist im Moment nichts.'],
  [states(0, 0, 0, 1), 2, 2, 'Ihr Bauteil ist in gutem Zustand, aber *zwei To-dos* sind überfällig.'],
])('%j with %i overdue of %i', (counts, overdueTodos, openTodos, sentence) => {
  expect(plain({ states: counts, overdueTodos, openTodos, mayWrite: true })).toBe(sentence)
})

test('a reader is not told to record anything', () => {
  expect(plain({ states: states(0, 0, 0, 0), overdueTodos: 0, openTodos: 0, mayWrite: false })).toBe(
    'Zu diesem Haus sind noch keine Bauteile erfasst.',
  )
})

test.each([
  [3, 'Guten Abend'],
  [4, 'Guten Morgen'],
  [10, 'Guten Morgen'],
  [11, 'Guten Tag'],
  [17, 'Guten Tag'],
  [18, 'Guten Abend'],
  [23, 'Guten Abend'],
])('at %i o’clock', (hour, words) => {
  expect(greeting(hour, { firstName: 'Anna', lastName: 'Keller' })).toBe(`${words}, Anna Keller`)
  expect(greeting(hour, undefined)).toBe(words)
})
