import type { Analysis } from '@hauswart/domain/analysis/model/analysis'
import { expect, test } from 'vitest'
import { analysedSentence } from './analysed-sentence.ts'

type Known = { score?: number | null; due?: number; soon?: number }

function analysis({ score = 74, due = 0, soon = 0 }: Known): Analysis {
  const entries = Array.from({ length: due }, (_, at) => ({
    state: 'proposed',
    componentState: 'due',
    componentIds: [String(at)],
  }))
  return {
    year: 2026,
    score: { value: score },
    coverage: { value: 80 },
    counts: { due, soon, good: 0, unknown: 0 },
    plan: { entries },
  } as unknown as Analysis
}

const said = (known: Known, more: { isFlat?: boolean; overdueTodos?: number } = {}) =>
  analysedSentence({ analysis: analysis(known), isFlat: false, overdueTodos: 0, ...more })
    .map(({ text, isStrong }) => (isStrong === true ? `*${text}*` : text))
    .join('')

test('says how the house stands and what waits for a decision', () => {
  expect(said({ due: 2 })).toBe(
    'Ihr Haus ist in solidem Zustand. *Zwei Bauteile* brauchen bis 2027 eine Entscheidung.',
  )
})

test('says what comes later when nothing waits, and that nothing does', () => {
  expect(said({ soon: 3 }, { isFlat: true })).toBe(
    'Ihre Wohnung ist in solidem Zustand. *Drei Bauteile* stehen in den nächsten Jahren an.',
  )
  expect(said({ score: 90 })).toBe('Ihr Haus ist in sehr gutem Zustand. Zu entscheiden ist im Moment nichts.')
})

test('does not hide what is overdue', () => {
  expect(said({ due: 1 }, { overdueTodos: 1 })).toBe(
    'Ihr Haus ist in solidem Zustand. *Ein Bauteil* braucht bis 2027 eine Entscheidung. *Ein To-do* ist überfällig.',
  )
})
